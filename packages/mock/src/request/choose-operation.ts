import { toRequestPath } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import { anyMethod } from "../operation/read-served-operations.js";
import type { Route } from "./create-router.js";
import { fitsParameter } from "./parse-parameter.js";
import { type GivenParameters, nothingGiven, readShapes, readTexts } from "./read-texts.js";

/** The operation of a request, and the values of the placeholders in its path. */
export interface ChosenOperation extends Pick<Route, "pathValues"> {
  readonly operation: ServedOperation;
}

/**
 * Chooses the operation of a request: the one of the first path that has its method. A HEAD that is not documented is a GET:
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
 *
 * If paths differ only in the names of their parameters, chooses the first path that accepts the values. A path that accepts any text
 * comes last. If paths differ only after `#` or in their queries, the query and the headers of the request decide.
 */
export function chooseOperation(
  routes: readonly Route[],
  method: string,
  given: Pick<GivenParameters, "query" | "header"> = nothingGiven,
): ChosenOperation | undefined {
  const candidates = routes.flatMap(({ byMethod, shape, pathValues }) => {
    const operation =
      byMethod.get(method) ?? (method === "HEAD" ? byMethod.get("GET") : undefined) ?? byMethod.get(anyMethod);
    return operation ? [{ operation, shape, pathValues }] : [];
  });
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  const selected = selectByParameters(
    candidates.filter(({ shape }) => shape === first.shape),
    { ...given, path: {}, cookie: {} },
  );
  const fitting = selected.filter((each) => fitsPath(each));
  return fitting.find((each) => !fitsPath(each, anyText)) ?? fitting[0] ?? selected[0] ?? first;
}

/** Selects the operations whose required parameters the request has best. Returns all of them if the request has no listed value. */
function selectByParameters(
  candidates: readonly (ChosenOperation & { shape: string })[],
  given: GivenParameters,
): readonly (ChosenOperation & { shape: string })[] {
  if (candidates.every(({ operation }) => isSentAsIs(operation))) return candidates;
  const ratings = candidates.map(({ operation }) => rateOperation(operation, given));
  const highest = Math.max(...ratings);
  if (highest === Number.NEGATIVE_INFINITY) return candidates;
  const best = candidates.filter((_, index) => ratings[index] === highest);
  const special = best.filter(({ operation }) => !isSentAsIs(operation));
  return special.length > 0 ? special : best;
}

/** More than the number of required parameters of any operation: a parameter that must have a listed value decides. */
const listedWeight = 1_000;

/** Returns whether a path contains nothing but the path of its requests. */
function isSentAsIs({ path }: ServedOperation): boolean {
  return path === toRequestPath(path);
}

/** Rates how well a request has the required parameters of an operation. One whose path is sent as it is accepts the requests that others do not. */
function rateOperation(operation: ServedOperation, given: GivenParameters): number {
  let rating = 0;
  for (const parameter of operation.parameters) {
    if (!parameter.required || (parameter.in !== "query" && parameter.in !== "header")) continue;
    const [text, ...others] = readTexts(parameter, given);
    const isListed = parameter.list === undefined && parameter.choices.length > 0;
    if (!isListed) rating += text === undefined ? -1 : 1;
    else if (text !== undefined && others.length === 0 && parameter.choices.includes(text)) rating += listedWeight;
    else if (isSentAsIs(operation)) rating -= 1;
    else return Number.NEGATIVE_INFINITY;
  }
  return rating;
}

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
      if (text !== undefined) return fitsParameter(parameter, [text]);
      const { texts, shapes } = readShapes(parameter, { ...nothingGiven, path: pathValues });
      return texts.length > 0 && fitsParameter(parameter, texts, shapes);
    });
}
