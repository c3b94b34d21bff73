import { credentialForms, quoteWord } from "@shortvideo-api/document";
import type { CorrectedRequest } from "./correct-request.js";

/** A text, or a variable of the shell that holds one. */
export type CurlText = string | { readonly variable: string };

/** A request to print. */
export interface CurlRequest extends Pick<CorrectedRequest, "method" | "credentials" | "body"> {
  /** Its texts are encoded: `"/pets/7"`, or `["/pets/", { variable: "petId" }]`. */
  readonly path: CurlText | readonly CurlText[];
  /** The whole query, not encoded. Absent for a query of names and values. */
  readonly wholeQuery?: CurlText | undefined;
  /** Not encoded. */
  readonly query: readonly (readonly [name: string, value: CurlText])[];
  readonly headers: readonly (readonly [name: string, value: CurlText])[];
  readonly cookies: readonly (readonly [name: string, value: CurlText])[];
}

/**
 * Prints a request as a `curl` line for `sh`. Variables stand for the address and the key, so that the line works also after the run, and
 * with any mock. Default: `$MOCK_URL` and `$MOCK_KEY`. With these, a sample stands in place of the credential of basic authentication.
 *
 * The line has only visible ASCII and spaces, and `sh` reads every part of the request unchanged.
 */
export function printCurl(request: CurlRequest, names: CurlVariables = mockVariables): string {
  const { method, wholeQuery, query, body } = request;
  const path = [request.path].flat().map((part) => printPart(part, encodePath));
  const keys = request.credentials.filter((credential) => credential.in === "query");
  const pairs = [
    ...(wholeQuery === undefined ? [] : [printPart(wholeQuery, encodePart)]),
    ...query.map(([name, value]) => `${encodePart(name)}=${printPart(value, encodePart)}`),
    ...keys.map(({ name, prefix }) => `${encodePart(name)}=${encodePart(prefix)}$${names.key}`),
  ];
  const search = pairs.join("&");
  const words = [
    ...printMethod(method, body !== undefined),
    // `curl` would remove the dots from such a path.
    ...(/\/\.\.?(?:\/|$)/.test(path.join("")) ? ["--path-as-is"] : []),
    ...listHeaders(request, names).map((header) => `-H ${printWord(header)}`),
    ...(body ? [`--data-raw ${quoteWord(toAscii(body.text))}`] : []),
    `"$${names.url}${path.join("")}${search === "" ? "" : `?${search}`}"`,
  ];
  return ["curl", ...words].join(" ");
}

/** The names of the variables for the address and the key. */
export interface CurlVariables {
  readonly url: string;
  readonly key: string;
}

const mockVariables: CurlVariables = { url: "MOCK_URL", key: "MOCK_KEY" };

function printMethod(method: string, hasBody: boolean): string[] {
  if (method === "HEAD") return ["--head"];
  return method === (hasBody ? "POST" : "GET") ? [] : [`-X ${quoteWord(method)}`];
}

/** Lists the lines of the headers, each in pieces. */
function listHeaders({ headers, cookies, credentials, body }: CurlRequest, names: CurlVariables): CurlText[][] {
  const listKeys = (place: string) =>
    credentials.flatMap(({ in: own, name, prefix, form }) => {
      const key = names === mockVariables && form === "basic" ? credentialForms.basic.written : { variable: names.key };
      return own === place ? [{ name, value: [prefix, key] }] : [];
    });
  const pairs = [...cookies.map(([name, value]) => ({ name, value: [value] })), ...listKeys("cookie")];
  const cookie = pairs.flatMap(({ name, value }, index) => [`${index === 0 ? "" : "; "}${name}=`, ...value]);
  return [
    ...listKeys("header").map(({ name, value }) => [`${name}: `, ...value]),
    ...(body ? [[`content-type: ${body.mediaType}`]] : []),
    ...headers.map(([name, value]) => (value === "" ? [`${name};`] : [`${name}: `, value])),
    ...(cookie.length > 0 ? [["cookie: ", ...cookie]] : []),
  ];
}

/** Prints a word for `sh`. A plain one with a variable is in double quotes, as people write it. */
function printWord(pieces: readonly CurlText[]): string {
  const texts = pieces.filter((piece) => typeof piece === "string");
  if (texts.length === pieces.length) return quoteWord(texts.join(""));
  const isPlain = texts.every((text) => /^[\w :;=,.-]*$/.test(text));
  const print = (piece: CurlText): string => {
    if (typeof piece === "string") return isPlain ? piece : quoteWord(piece);
    return isPlain ? `$${piece.variable}` : `"$${piece.variable}"`;
  };
  const word = pieces
    .filter((piece) => piece !== "")
    .map(print)
    .join("");
  return isPlain ? `"${word}"` : word;
}

/** Prints a part of an address, within double quotes of `sh`. No encoded text has another sign with a meaning there than `$`. */
function printPart(part: CurlText, encode: (text: string) => string): string {
  return typeof part === "string" ? encode(part).replaceAll("$", String.raw`\$`) : `\${${part.variable}}`;
}

/** Encodes a text except for commas, which separate list items. */
function encodePart(text: string): string {
  return encodeURIComponent(toWellFormed(text))
    .replaceAll("%2C", ",")
    .replaceAll(/[!'()*]/g, encodeSign);
}

/** Encodes the characters of a path that an address cannot contain. */
function encodePath(path: string): string {
  return toWellFormed(path).replaceAll(/[^\w%/:@.~$&+,;=-]/gu, encodeSign);
}

/** Replaces halves of surrogate pairs, which cannot be encoded. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, "\ufffd");
}

function encodeSign(sign: string): string {
  const encoded = encodeURIComponent(sign);
  return encoded === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

/** Escapes non-ASCII letters of JSON. */
function toAscii(json: string): string {
  return json.replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
