import type { ServedOperation } from "../operation/operation.js";
import type { QueryPair } from "./query-pair.js";
import { decodeLeniently, readPairs, type Target } from "./read-target.js";
import { takesName } from "./to-pairs.js";

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
