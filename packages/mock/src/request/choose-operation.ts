import type { ServedOperation } from "../operation/operation.js";
import { anyMethod } from "../operation/read-operations.js";
import type { Route } from "./create-router.js";
import { fitsParameter } from "./parse-parameter.js";
import { readTexts } from "./read-texts.js";

/** The operation of a request, and the values of the placeholders in its path. */
export interface ChosenOperation extends Pick<Route, "pathValues"> {
  readonly operation: ServedOperation;
}

/**
 * Chooses the operation of a request: the one of the first path that has its method. A HEAD that is not documented is a GET:
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
 *
 * If paths differ only in the names of their parameters, chooses the first path that accepts the values. A path that accepts any text
 * comes last.
 */
export function chooseOperation(routes: readonly Route[], method: string): ChosenOperation | undefined {
  const candidates = routes.flatMap(({ byMethod, shape, pathValues }) => {
    const operation =
      byMethod.get(method) ?? (method === "HEAD" ? byMethod.get("GET") : undefined) ?? byMethod.get(anyMethod);
    return operation ? [{ operation, shape, pathValues }] : [];
  });
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  const fitting = candidates.filter((each) => each.shape === first.shape && fitsPath(each));
  return fitting.find((each) => !fitsPath(each, anyText)) ?? fitting[0] ?? first;
}

const noOtherParameters = { query: [], header: {}, cookie: {} };

/** A text that only a parameter without restrictions accepts. */
const anyText = "\u{10FFFF}";

/** Lists the methods of the paths, with those that the mock adds. */
export function listMethods(routes: readonly Route[]): string[] {
  const documented = routes.flatMap(({ byMethod }) => [...byMethod.keys()]);
  return [...new Set([...documented, ...(documented.includes("GET") ? ["HEAD"] : []), "OPTIONS"])];
}

function fitsPath({ operation, pathValues }: ChosenOperation, text?: string): boolean {
  return operation.parameters
    .filter((parameter) => parameter.in === "path")
    .every((parameter) => {
      const given = text === undefined ? readTexts(parameter, { ...noOtherParameters, path: pathValues }) : [text];
      return given.length > 0 && fitsParameter(parameter, given);
    });
}
