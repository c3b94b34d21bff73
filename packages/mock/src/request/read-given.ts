import { groupEntries } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { ChosenOperation } from "./choose-operation.js";
import { type QueryPair, decodeLeniently, readPairs, type Target } from "./read-target.js";
import type { GivenParameters } from "./read-texts.js";
import { takesName } from "./to-pairs.js";
import { createRecord } from "../operation/create-record.js";
import { matchSegment, readSegments } from "./match-segment.js";

/** Reads the parameters that a request to an operation gives, by place. */
export function readGiven(
  { operation, pathValues }: ChosenOperation,
  target: Target,
  headers: GivenParameters["header"],
): GivenParameters {
  return {
    path: pathValues,
    rawPath: readRawPath(operation, target.path),
    query: readQuery(operation, target),
    header: headers,
    cookie: readCookies(headers["cookie"] ?? []),
  };
}

/**
 * Reads the query of a request to an operation. If a parameter is the whole query, the result has one pair with the name of that
 * parameter. The pairs of keys and of other declared parameters follow.
 */
export function readQuery(
  { parameters, credentials }: Pick<ServedOperation, "parameters" | "credentials">,
  { query, search }: Pick<Target, "query" | "search">,
): readonly QueryPair[] {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const whole = inQuery.find((parameter) => parameter.isWholeQuery);
  if (!whole) return query;
  const others = inQuery.filter((parameter) => parameter !== whole);
  const keys = credentials.flat().filter((credential) => credential.in === "query");
  const pieces = search.split("&").map((piece) => {
    const { pairs } = readPairs(piece);
    const isOther = pairs.some(
      ([name]) => keys.some((key) => key.name === name) || others.some((other) => takesName(other, name)),
    );
    return { piece, otherPairs: isOther ? pairs : undefined };
  });
  const text = pieces.flatMap(({ piece, otherPairs }) => (otherPairs ? [] : [piece])).join("&");
  const otherPairs = pieces.flatMap((each) => each.otherPairs ?? []);
  return text === "" ? otherPairs : [[whole.name, decodeLeniently(text)], ...otherPairs];
}

/** Returns whether a parameter of this name is the whole query. */
export function isWholeQuery({ parameters }: Pick<ServedOperation, "parameters">, name: string): boolean {
  return parameters.some((parameter) => parameter.isWholeQuery && parameter.name === name);
}

/** Reads cookies by name: all values of a name, in the order sent. */
export function readCookies(headers: readonly string[]): Record<string, readonly string[]> {
  const pairs = headers.join(";").split(";");
  const cookies = pairs.flatMap((pair) => {
    const equalsAt = pair.indexOf("=");
    return equalsAt > 0 ? [[pair.slice(0, equalsAt).trim(), pair.slice(equalsAt + 1).trim()] as const] : [];
  });
  return createRecord(groupEntries(cookies));
}

/**
 * Reads the values of a path without decoding them, because an encoded comma does not separate items. Returns `undefined` when no
 * parameter needs them.
 */
function readRawPath(operation: ServedOperation, sent: string): Readonly<Record<string, string>> | undefined {
  const isNeeded = operation.parameters.some(({ in: place, joined }) => place === "path" && joined !== undefined);
  if (!isNeeded || !sent.includes("%")) return undefined;
  const segments = sent.slice(1).split("/");
  const values = readSegments(operation).flatMap((segment, index): (readonly [name: string, value: string])[] => {
    if (typeof segment === "string") return [];
    const found = matchSegment(segment, segments[index] ?? "");
    return segment.names.flatMap((name, position) => (found ? [[name, found[position] ?? ""] as const] : []));
  });
  return createRecord(values);
}
