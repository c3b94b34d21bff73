import type { ServedOperation } from "../operation/operation.js";
import { anyMethod } from "../operation/read-operations.js";
import type { Route } from "./find-operation.js";
import { fitsParameter } from "./read-parameter.js";
import { readTexts } from "./read-texts.js";

/** The operation of a request, and the values of the placeholders in its path. */
export interface ChosenOperation extends Pick<Route, "pathValues"> {
  readonly operation: ServedOperation;
}

/**
 * Chooses the operation that a request asks for: that of the first path that has its method. HEAD is GET where it is not documented.
 *
 * Of paths that differ in names only, the first whose values fit is chosen, and one that takes any text last.
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
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

const nothing = { query: [], header: {}, cookie: {} };

/** Fits a parameter only when it takes any text. */
const anyText = "\u{10FFFF}";

/** Lists the methods that the paths take, with those that the mock adds. */
export function listMethods(routes: readonly Route[]): string[] {
  const documented = routes.flatMap(({ byMethod }) => [...byMethod.keys()]);
  return [...new Set([...documented, ...(documented.includes("GET") ? ["HEAD"] : []), "OPTIONS"])];
}

function fitsPath({ operation, pathValues }: ChosenOperation, text?: string): boolean {
  return operation.parameters
    .filter((parameter) => parameter.in === "path")
    .every((parameter) => {
      const given = text === undefined ? readTexts(parameter, { ...nothing, path: pathValues }) : [text];
      return given.length > 0 && fitsParameter(parameter, given);
    });
}
