import {
  type Credential,
  fillPath,
  findNearName,
  parseJson,
  readBodyKind,
  toRequestPath,
} from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import type { Exchange } from "../exchange/exchange.js";
import { chooseOperation, type ChosenOperation } from "./choose-operation.js";
import type { Route, Router } from "./create-router.js";
import { findCutValues } from "./find-cut-values.js";
import { type SentParameter, settleExplodedObjects } from "./exploded-objects.js";
import { isWholeQuery, readQuery } from "./read-given.js";
import { correctTexts } from "./correct-texts.js";
import { type GivenParameters, readTexts } from "./read-texts.js";
import { takesName, toPairs } from "./to-pairs.js";

/** A valid request, without its key. */
export interface CorrectedRequest {
  readonly method: string;
  /** Encoded: `"/pets/7"`. */
  readonly path: string;
  /** The whole query, not encoded. Absent for a query of names and values. */
  readonly wholeQuery?: string | undefined;
  /** Not encoded. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** The places of the key. */
  readonly credentials: readonly Credential[];
  readonly body: { readonly mediaType: string; readonly text: string } | undefined;
}

/** An invalid request, with its readable parts. */
export interface InvalidRequest {
  readonly method: string;
  /** Decoded. A percent sign that encodes nothing is kept. */
  readonly segments: readonly string[];
  readonly given: Omit<GivenParameters, "path">;
  /** The query as sent. */
  readonly search: string;
  /** Returns whether a page of the list with these parameters contains the position. */
  readonly isPosition: (operation: ServedOperation, position: string, given: Exchange["parameters"]) => boolean;
}

/**
 * Corrects an invalid request: uses the nearest path, an allowed method and valid parameters.
 *
 * Keeps valid parts of the request. Returns `undefined` when no correction is known. The result contains no key, no value of an
 * undeclared parameter, and no part of the sent body.
 */
export function correctRequest(router: Router, request: InvalidRequest): CorrectedRequest | undefined {
  const { segments } = request;
  const exact = router.find(segments);
  const near = exact.length > 0 ? undefined : (router.findShifted(segments) ?? router.findNearest(segments));
  const found = chooseMethod(near ? [near] : exact, request);
  if (!found) return undefined;
  const { method, operation, pathValues } = found;
  const sent = readQuery(operation, { query: request.given.query, search: request.search });
  const query = renameQuery(operation, joinCutValues(operation, sent, request.search));
  const given = { ...request.given, path: pathValues, query };
  const corrected = correctParameters(operation, given, request.isPosition);
  const body = operation.body?.required ? sampleBody(operation) : undefined;
  if (!corrected || (operation.body?.required && !body)) return undefined;
  const listOf = (place: Parameter["in"]) =>
    corrected
      .filter(({ parameter }) => parameter.in === place)
      .flatMap(({ parameter, texts }) => toPairs(parameter, texts));
  const values = new Map(listOf("path"));
  return {
    method,
    path: fillPath(toRequestPath(operation.path), (name) => encodeURIComponent(values.get(name) ?? "")),
    wholeQuery: listOf("query").find(([name]) => isWholeQuery(operation, name))?.[1],
    query: listOf("query").filter(([name]) => !isWholeQuery(operation, name)),
    headers: listOf("header"),
    cookies: listOf("cookie"),
    credentials: operation.credentials[0] ?? [],
    body,
  };
}

/** Chooses the requested method, or GET, or the first one. */
function chooseMethod(
  routes: readonly Route[],
  { method: asked, given }: InvalidRequest,
): (ChosenOperation & { method: string }) | undefined {
  const [first] = routes.flatMap(({ byMethod }) => [...byMethod.keys()]);
  for (const method of [asked, "GET", first ?? ""]) {
    const chosen = chooseOperation(routes, method, given);
    if (chosen) return { ...chosen, method };
  }
  return undefined;
}

/** Restores values that an `&` has cut, unless their rest may contain a key. */
function joinCutValues(
  operation: ServedOperation,
  query: GivenParameters["query"],
  search: string,
): GivenParameters["query"] {
  const cuts = findCutValues(operation, search).filter(({ hasValues }) => !hasValues);
  return cuts.reduce((pairs, { whole, rest }) => {
    const [name, value] = whole;
    return pairs
      .filter(([other]) => !rest.includes(other))
      .map((pair) => (pair[0] === name && value.startsWith(`${pair[1]}&`) ? whole : pair));
  }, query);
}

/** Replaces misspelled names with declared ones, and drops other unknown names. */
function renameQuery(operation: ServedOperation, query: GivenParameters["query"]): GivenParameters["query"] {
  const own = operation.parameters.filter((parameter) => parameter.in === "query");
  const isOwn = (name: string) => own.some((parameter) => takesName(parameter, name));
  const keys = operation.credentials.flat().map(({ name }) => name);
  const taken = new Set(query.map(([name]) => name).filter(isOwn));
  return query.flatMap(([name, value]) => {
    if (isOwn(name)) return [[name, value] as const];
    const meant = own.find((parameter) => !parameter.deep && isMeant(name, parameter.name));
    // The value may be a key in the wrong place.
    if (!meant || taken.has(meant.name) || keys.some((key) => isMeant(name, key))) return [];
    return [[meant.name, value] as const];
  });
}

/** Returns whether two names are so similar that the value is kept: equal letters, or a mistyped name that is not short. */
function isMeant(given: string, name: string): boolean {
  const [one = "", other = ""] = [given, name].map((each) => each.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  if (one.length > 100) return false;
  return one === other || (Math.min(one.length, other.length) >= 5 && findNearName(one, [other]) !== undefined);
}

/** Returns `undefined` when a required value cannot be created. */
function correctParameters(
  operation: ServedOperation,
  given: GivenParameters,
  isPosition: InvalidRequest["isPosition"],
): readonly SentParameter[] | undefined {
  const { parameters, exactlyOneOf } = operation;
  const corrected: SentParameter[] = [];
  for (const parameter of parameters) {
    const sent = readTexts(parameter, given);
    const isOptional = !parameter.required;
    const texts = sent.length === 0 && isOptional ? [] : correctTexts(parameter, sent);
    if (!texts && !isOptional) return undefined;
    if (texts && texts.length > 0) corrected.push({ parameter, texts });
  }
  const chosen = exactlyOneOf.reduce<readonly SentParameter[] | undefined>(
    (kept, group) => kept && keepOne(parameters, kept, group),
    corrected,
  );
  const whole = chosen && settleExplodedObjects(operation, chosen);
  return whole?.flatMap((each) => correctPosition(operation, each, whole, isPosition));
}

/** Drops a position that no page contains. Without a position, the request asks for the first page. */
function correctPosition(
  operation: ServedOperation,
  own: SentParameter,
  all: readonly SentParameter[],
  isPosition: InvalidRequest["isPosition"],
): readonly SentParameter[] {
  const { parameter, texts } = own;
  if (`${parameter.in}.${parameter.name}` !== operation.pagination?.position.place) return [own];
  const given = Object.fromEntries(all.map((each) => [`${each.parameter.in}.${each.parameter.name}`, each.texts]));
  if (isPosition(operation, texts[0] ?? "", given)) return [own];
  return parameter.required && parameter.default !== undefined ? [{ parameter, texts: [parameter.default] }] : [];
}

/** Chooses the parameter of a group that was sent first, or the first that can be created. */
function keepOne(
  parameters: readonly Parameter[],
  corrected: readonly SentParameter[],
  group: readonly string[],
): readonly SentParameter[] | undefined {
  const [first, ...others] = corrected.filter(({ parameter }) => group.includes(parameter.name));
  if (first) return corrected.filter((each) => !others.includes(each));
  for (const parameter of parameters.filter(({ name }) => group.includes(name))) {
    const texts = correctTexts(parameter, []);
    if (texts) return [...corrected, { parameter, texts }];
  }
  return undefined;
}

/** Returns a sample body of the document, because the sent body may contain secrets. */
function sampleBody({ body }: ServedOperation): CorrectedRequest["body"] {
  const fitting = body?.media.find(
    ({ essence, sample, findErrors }) => readBodyKind(essence) === "json" && findErrors(parseJson(sample)).length === 0,
  );
  return fitting && { mediaType: fitting.name, text: fitting.sample };
}
