import type { CorrectedRequest } from "./correct-request.js";

/**
 * Prints a request as a `curl` line for `sh`. Variables stand for the address and the key, so that the line works also after the run, and
 * with any mock. Default: `$MOCK_URL` and `$MOCK_KEY`.
 *
 * The line has only visible ASCII and spaces, and `sh` reads every part of the request unchanged.
 */
export function printCurl(request: CorrectedRequest, names: CurlVariables = mockVariables): string {
  const { method, path, query, body } = request;
  const keyVariable = `$${names.key}`;
  const pairs = query.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`);
  if (request.wholeQuery !== undefined) pairs.unshift(encodePart(request.wholeQuery));
  const keys = request.credentials.filter((credential) => credential.in === "query");
  pairs.push(...keys.map(({ name, prefix }) => `${encodePart(name)}=${encodePart(prefix)}${keyVariable}`));
  const search = pairs.join("&");
  const words = [
    ...printMethod(method, body !== undefined),
    // `curl` would remove the dots from such a path.
    ...(/\/\.\.?(?:\/|$)/.test(path) ? ["--path-as-is"] : []),
    ...printHeaders(request, keyVariable).map((header) => `-H ${header}`),
    ...(body ? [`--data-raw ${quoteWord(toAscii(body.text))}`] : []),
    // An encoded query has no `$` of its own.
    `"$${names.url}${escapeDollars(encodePath(path))}${search === "" ? "" : `?${search}`}"`,
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

function printHeaders({ headers, cookies, credentials, body }: CorrectedRequest, keyVariable: string): string[] {
  const withKey = (text: string) =>
    /^[\w :;=,.-]*$/.test(text) ? `"${text}${keyVariable}"` : `${quoteWord(text)}"${keyVariable}"`;
  const keys = credentials.filter((credential) => credential.in === "header");
  const keyCookies = credentials.filter((credential) => credential.in === "cookie");
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join("; ");
  const lines = headers.map(([name, value]) => quoteWord(value === "" ? `${name};` : `${name}: ${value}`));
  if (body) lines.unshift(quoteWord(`content-type: ${body.mediaType}`));
  for (const { name, prefix } of keys) lines.unshift(withKey(`${name}: ${prefix}`));
  if (keyCookies.length > 0) {
    const others = cookie === "" ? "" : `${cookie}; `;
    lines.push(withKey(`cookie: ${others}${keyCookies[0]?.name}=${keyCookies[0]?.prefix}`));
  } else if (cookie !== "") lines.push(quoteWord(`cookie: ${cookie}`));
  return lines;
}

/** Escapes `$` within double quotes of `sh`. An encoded path has no other sign with a meaning there. */
function escapeDollars(path: string): string {
  return path.replaceAll("$", String.raw`\$`);
}

/** Quotes a word for `sh`. */
export function quoteWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
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
