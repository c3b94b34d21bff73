import type { Layer } from "../call/metadata.js";

/** The warning about a call of a deprecated operation. */
export interface DeprecationWarning {
  /** Id of the operation, such as `"posts.get"`. */
  readonly operation: string;
  /** One or more sentences: the operation, and, if the document says so, since when, why, and what to use instead. */
  readonly message: string;
}

/**
 * Creates a layer that warns once for each deprecated operation that is called. Default: with `console.warn`. Throws a TypeError
 * for a value that is not a function.
 *
 * @example
 * const connection = connect({ baseUrl, apiKey, layers: [deprecationWarnings(({ message }) => log.info(message))] });
 */
export function deprecationWarnings(
  onDeprecated: (warning: DeprecationWarning) => void = ({ message }) => console.warn(message),
): Layer {
  if (typeof onDeprecated !== "function") throw new TypeError("`onDeprecated` must be a function, or `false`.");
  const warned = new Set<string>();
  return (next) => (call) => {
    const { deprecated, id } = call.operation;
    if (deprecated !== undefined && !warned.has(id)) {
      warned.add(id);
      onDeprecated({ operation: id, message: `${id} is deprecated. ${deprecated}`.trim() });
    }
    return next(call);
  };
}
