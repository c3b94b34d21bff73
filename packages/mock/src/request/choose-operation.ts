import { decodePercent, toRequestPath } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { Parameter, ServedOperation } from "../operation/operation.js";
import { anyMethod } from "../operation/read-served-operations.js";
import type { Route } from "./create-router.js";
import { joinSegment, listMatches, matchSegment, readSegments, type SegmentTemplate } from "./match-segment.js";
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
 *
 * `sentPath` is the path before it was decoded: an encoded character separates no values.
 */
export function chooseOperation(
  routes: readonly Route[],
  method: string,
  given: Pick<GivenParameters, "query" | "header"> = nothingGiven,
  sentPath = "",
): ChosenOperation | undefined {
  const candidates = routes.flatMap(({ byMethod, shape, pathValues }) => {
    const operation =
      byMethod.get(method) ?? (method === "HEAD" ? byMethod.get("GET") : undefined) ?? byMethod.get(anyMethod);
    return operation ? [{ operation, shape, pathValues: choosePathValues(operation, pathValues, sentPath) }] : [];
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

/**
 * Chooses the values of a path with several names in one segment: `a-b-c` has two meanings for `{year}-{month}`. An encoded separator is
 * part of a value. Otherwise the first meaning counts whose values are all valid.
 */
function choosePathValues(
  operation: ServedOperation,
  pathValues: Route["pathValues"],
  sentPath: string,
): Route["pathValues"] {
  if (!/\}[^/{}]*\{/.test(operation.path)) return pathValues;
  const sent = sentPath.slice(1).split("/");
  const chosen = readSegments(operation).flatMap((segment, index) =>
    typeof segment === "string" ? [] : chooseValues(operation, segment, pathValues, sent[index] ?? ""),
  );
  return createRecord(chosen);
}

function chooseValues(
  operation: ServedOperation,
  segment: SegmentTemplate,
  pathValues: Route["pathValues"],
  sent: string,
): readonly (readonly [name: string, value: string])[] {
  const { names } = segment;
  const decoded = names.map((name) => pathValues[name] ?? "");
  const encoded = sent.includes("%") ? matchSegment(segment, sent)?.map(decodePercent) : undefined;
  const readings =
    names.length < 2 ? [decoded] : [encoded ?? decoded, ...listMatches(segment, joinSegment(segment, decoded))];
  const named = readings.map((values) => names.map((name, index) => [name, values[index] ?? ""] as const));
  const fits = (each: (typeof named)[number]): boolean => {
    const values = createRecord(each);
    return operation.parameters.every(
      (parameter) => parameter.in !== "path" || !names.includes(parameter.name) || fitsInPath(parameter, values),
    );
  };
  return named.find(fits) ?? named[0] ?? [];
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
    .every((parameter) => (text === undefined ? fitsInPath(parameter, pathValues) : fitsParameter(parameter, [text])));
}

function fitsInPath(parameter: Parameter, path: Route["pathValues"]): boolean {
  const { texts, shapes } = readShapes(parameter, { ...nothingGiven, path });
  return texts.length > 0 && fitsParameter(parameter, texts, shapes);
}
