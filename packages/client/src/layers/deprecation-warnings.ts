import type { Layer } from "../call/call-plan.js";

/** What is told of an operation that is called though it is deprecated. */
export interface DeprecationWarning {
  /** Id of the operation: area and method, joined by a dot. */
  readonly operation: string;
  /** Names the operation, and says since when, why and what to use instead, as far as the document does. */
  readonly message: string;
}

/**
 * A layer that tells, once for each deprecated operation, that it is called. Default: by `console.warn`.
 * Throws a TypeError for what is no function.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [deprecationWarnings(({ message }) => log.info(message))] });
 */
export function deprecationWarnings(
  // The program's own console is where its developers look.
  onDeprecated: (warning: DeprecationWarning) => void = ({ message }) => console.warn(message),
): Layer {
  if (typeof onDeprecated !== "function") throw new TypeError("`onDeprecated` must be a function, or `false`.");
  const told = new Set<string>();
  return (next) => (call) => {
    const { deprecated, id } = call.operation;
    if (deprecated !== undefined && !told.has(id)) {
      told.add(id);
      onDeprecated({ operation: id, message: `${id} is deprecated. ${deprecated}`.trim() });
    }
    return next(call);
  };
}
