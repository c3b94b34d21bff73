import type { RequestViolation } from "@shortvideo-api/report";

/** The parts of the address of a request. */
export interface Target {
  /** As sent, without the query. */
  readonly path: string;
  /** Decoded. `/a/b` has `["a", "b"]`. */
  readonly segments: readonly string[];
  /** Decoded pairs in the order sent, repeated names included. Pairs that cannot be decoded are left out. */
  readonly query: readonly QueryPair[];
  /** The query as sent, without its question mark. */
  readonly search: string;
  /** The violation when a part of the query cannot be decoded. */
  readonly queryViolation: RequestViolation | undefined;
}

/** Maximum length of an address, in characters. A letter may take nine, so 7,000 letters always fit. */
const maxLength = 65_536;

/** Parses the target of a request: `/a?b=c`, or a whole address as sent to a proxy. */
export function readTarget(target: string): Target | RequestViolation {
  if (target.length > maxLength) {
    const message = `The address has ${target.length} characters; the maximum is ${maxLength}.`;
    return { code: "url-too-long", place: "url", message };
  }
  if (target.includes("#")) {
    const message =
      "The address contains a `#`, which begins a fragment. Requests have no fragment: write a `#` as `%23`.";
    return { code: "url-malformed", place: "url", message };
  }
  const { path = "/", search } = splitTarget(target);
  if (!path.startsWith("/")) {
    return { code: "url-malformed", place: "path", message: "The path does not begin with a slash." };
  }
  const segments = path.slice(1).split("/").map(tryDecode);
  if (!segments.every((value) => value !== undefined)) return toEncodingViolation("path");
  const { pairs, isWhole } = readPairs(search);
  return { path, segments, query: pairs, search, queryViolation: isWhole ? undefined : toEncodingViolation("query") };
}

/** Splits a target into its path and its query, without the host. */
function splitTarget(target: string): { readonly path: string | undefined; readonly search: string } {
  const [path = "", ...rest] = target.replace(/^https?:\/\/[^/?#]*/i, "").split("?");
  return { path: path || undefined, search: rest.join("?") };
}

/** Reads the names and values of a query or a form. Leaves out pairs that cannot be decoded; `isWhole` is then `false`. */
export function readPairs(text: string): {
  readonly pairs: Target["query"];
  readonly isWhole: boolean;
} {
  const all = text.split("&").flatMap((piece) => (piece === "" ? [] : [readPair(piece)]));
  const pairs = all.filter((pair) => pair !== undefined);
  return { pairs, isWhole: pairs.length === all.length };
}

/** Reads as much of an address as possible. A percent sign that encodes nothing is kept. */
export function readLeniently(target: string): Pick<Target, "segments" | "query" | "search"> {
  const { path = "", search } = splitTarget(target.slice(0, maxLength));
  const pairs = search.split("&").filter((piece) => piece !== "");
  return {
    search,
    segments: path.replace(/^\//, "").split("/").map(decodeLeniently),
    query: pairs.map((piece) => {
      const [name = "", ...value] = toSpaces(piece).split("=");
      return [decodeLeniently(name), decodeLeniently(value.join("="))] as const;
    }),
  };
}

/** Decodes as much of a text as possible. A percent sign that encodes nothing is kept. */
export function decodeLeniently(text: string): string {
  return tryDecode(text) ?? tryDecode(text.replaceAll(/%(?![\da-f]{2})/gi, "%25")) ?? decodeLatin1(text);
}

/** Decodes bytes that are not UTF-8 as Latin-1. Control characters stay encoded. */
function decodeLatin1(text: string): string {
  return text.replaceAll(/%([2-7][\da-f]|[a-f][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Reads `a=b` as a pair, and `+` as a space. Returns `undefined` when a percent sign does not begin an encoding. */
function readPair(piece: string): QueryPair | undefined {
  const equalsAt = piece.indexOf("=");
  const name = tryDecode(toSpaces(equalsAt < 0 ? piece : piece.slice(0, equalsAt)));
  const raw = equalsAt < 0 ? "" : piece.slice(equalsAt + 1);
  const value = tryDecode(toSpaces(raw));
  if (name === undefined || value === undefined) return undefined;
  return raw.includes("%") ? [name, value, raw] : [name, value];
}

/** Decodes a part of a query or a form that can be decoded. */
export function decodeField(text: string): string {
  return decodeURIComponent(toSpaces(text));
}

/** Decodes a percent-encoded text. Returns `undefined` when a percent sign does not begin an encoding. */
export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Replaces each `+` of a query or a form with the space that it means. */
function toSpaces(text: string): string {
  return text.replaceAll("+", " ");
}

function toEncodingViolation(place: "path" | "query"): RequestViolation {
  const message = `The ${place} contains a percent sign that does not begin a UTF-8 percent-encoding. Write a percent sign as \`%25\`.`;
  return { code: "url-malformed", place, message };
}

/** A decoded name and value of a query or a form. `raw` is the value as sent; absent when it has no percent sign. */
export type QueryPair = readonly [name: string, value: string, raw?: string];
