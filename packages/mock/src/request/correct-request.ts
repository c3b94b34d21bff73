import { type Credential, readBodyKind, toRequestPath } from "@shortvideo-api/document";
import type { Operation, Parameter } from "../operation/operation.js";
import type { Exchange } from "../exchange/exchange.js";
import { chooseOperation, type ChosenOperation } from "./choose-operation.js";
import { countSlips } from "./find-nearest.js";
import type { Route, Router } from "./find-operation.js";
import { type GivenParameters, readTexts } from "./find-parameter-violations.js";
import type { Given } from "./fits-exploded-object.js";
import { mendTexts } from "./mend-texts.js";
import { readJson } from "./read-json.js";
import { settleExplodedObjects } from "./settle-exploded-objects.js";
import { takesName } from "./takes-name.js";
import { toPairs } from "./to-pairs.js";

/** A request that the document has nothing against, with a place for the key. */
export interface RightRequest {
  readonly method: string;
  /** Encoded: `"/pets/7"`. */
  readonly path: string;
  /** Not encoded. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** Where the key goes. */
  readonly credentials: readonly Credential[];
  readonly body: { readonly mediaType: string; readonly text: string } | undefined;
}

/** A request that something is wrong with, read as far as it can be. */
export interface WrongRequest {
  readonly method: string;
  /** Decoded; what could not be decoded as it came. */
  readonly segments: readonly string[];
  readonly given: Omit<GivenParameters, "path">;
  /** Did a page of the list that these parameters choose give out this position? */
  readonly isPosition: (operation: Operation, position: string, given: Exchange["given"]) => boolean;
}

/**
 * Says what a wrong request should have been: the nearest path, a method that it takes, its parameters mended.
 *
 * What was sent is kept where it is right. `undefined` where nobody can tell. Holds no key, no value that the document does
 * not declare, and nothing of a body that was sent.
 */
export function correctRequest(router: Router, request: WrongRequest): RightRequest | undefined {
  const { segments } = request;
  const exact = router.find(segments);
  const near = exact.length > 0 ? undefined : (router.findShifted(segments) ?? router.findNearest(segments));
  const found = chooseMethod(near ? [near] : exact, request.method);
  if (!found) return undefined;
  const { method, operation, pathValues } = found;
  const given = { ...request.given, path: pathValues, query: renameQuery(operation, request.given.query) };
  const mended = mendParameters(operation, given, request.isPosition);
  const body = operation.body?.required ? sampleBody(operation) : undefined;
  if (!mended || (operation.body?.required && !body)) return undefined;
  const listOf = (place: Parameter["in"]) =>
    mended
      .filter(({ parameter }) => parameter.in === place)
      .flatMap(({ parameter, texts }) => toPairs(parameter, texts));
  return {
    method,
    path: fillPath(toRequestPath(operation.path), new Map(listOf("path"))),
    query: listOf("query"),
    headers: listOf("header"),
    cookies: listOf("cookie"),
    credentials: operation.credentials[0] ?? [],
    body,
  };
}

/** The method that was asked for, else GET, else the first that there is. */
function chooseMethod(routes: readonly Route[], asked: string): (ChosenOperation & { method: string }) | undefined {
  const [first] = routes.flatMap(({ byMethod }) => [...byMethod.keys()]);
  for (const method of [asked, "GET", first ?? ""]) {
    const chosen = chooseOperation(routes, method);
    if (chosen) return { ...chosen, method };
  }
  return undefined;
}

/** Gives misspelt names the declared one that was meant; what belongs to no declared one is left out. */
function renameQuery(operation: Operation, query: GivenParameters["query"]): GivenParameters["query"] {
  const own = operation.parameters.filter((parameter) => parameter.in === "query");
  const isOwn = (name: string) => own.some((parameter) => takesName(parameter, name));
  const keys = operation.credentials.flat().map(({ name }) => name);
  const taken = new Set(query.map(([name]) => name).filter(isOwn));
  return query.flatMap(([name, value]) => {
    if (isOwn(name)) return [[name, value] as const];
    const meant = own.find((parameter) => !parameter.deep && isMeant(name, parameter.name));
    // What may be a key that was put in the wrong place is not shown.
    if (!meant || taken.has(meant.name) || keys.some((key) => isMeant(name, key))) return [];
    return [[meant.name, value] as const];
  });
}

/** Near enough to pass on the value that came under the name: the same letters, or a slip or two in a longer word. */
function isMeant(given: string, name: string): boolean {
  const [one = "", other = ""] = [given, name].map((each) => each.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  if (one.length > 100) return false;
  return one === other || (Math.min(one.length, other.length) >= 5 && countSlips(one, other) <= 2);
}

/** `undefined` where something that must be there cannot be made. */
function mendParameters(
  operation: Operation,
  given: GivenParameters,
  isPosition: WrongRequest["isPosition"],
): readonly Given[] | undefined {
  const { parameters, exactlyOneOf } = operation;
  const mended: Given[] = [];
  for (const parameter of parameters) {
    const sent = readTexts(parameter, given);
    const mayGo = !parameter.required;
    const texts = sent.length === 0 && mayGo ? [] : mendTexts(parameter, sent);
    if (!texts && !mayGo) return undefined;
    if (texts && texts.length > 0) mended.push({ parameter, texts });
  }
  const chosen = exactlyOneOf.reduce<readonly Given[] | undefined>(
    (kept, group) => kept && keepOne(parameters, kept, group),
    mended,
  );
  const whole = chosen && settleExplodedObjects(operation, chosen);
  return whole?.flatMap((each) => mendPosition(operation, each, whole, isPosition));
}

/** A page that no page before names is none; the first is there without a position. */
function mendPosition(
  operation: Operation,
  own: Given,
  all: readonly Given[],
  isPosition: WrongRequest["isPosition"],
): readonly Given[] {
  const { parameter, texts } = own;
  if (parameter.in !== "query" || parameter.name !== operation.pagination?.param) return [own];
  const given = Object.fromEntries(all.map((each) => [`${each.parameter.in}.${each.parameter.name}`, each.texts]));
  if (isPosition(operation, texts[0] ?? "", given)) return [own];
  return parameter.required && parameter.default !== undefined ? [{ parameter, texts: [parameter.default] }] : [];
}

/** Of a group, the first that was sent; where none was, the first that can be made. */
function keepOne(
  parameters: readonly Parameter[],
  mended: readonly Given[],
  group: readonly string[],
): readonly Given[] | undefined {
  const [first, ...others] = mended.filter(({ parameter }) => group.includes(parameter.name));
  if (first) return mended.filter((each) => !others.includes(each));
  for (const parameter of parameters.filter(({ name }) => group.includes(name))) {
    const texts = mendTexts(parameter, []);
    if (texts) return [...mended, { parameter, texts }];
  }
  return undefined;
}

function fillPath(path: string, values: ReadonlyMap<string, string>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
}

/** The document's own body, and nothing of the one that was sent: who knows what it holds. */
function sampleBody({ body }: Operation): RightRequest["body"] {
  const fitting = body?.media.find(
    ({ essence, sample, findFaults }) =>
      readBodyKind(essence) === "json" && findFaults(readJson(sample, "below")).length === 0,
  );
  return fitting && { mediaType: fitting.name, text: fitting.sample };
}
