import { quoteWord } from "@shortvideo-api/document";
import type { ExamplePart } from "../content/example-call.js";
import { jsonDialect, printLiteral } from "./print-literal.js";
import { listFields, type Piece } from "./list-fields.js";
import { nameFile, readJson, type SampleRequest } from "./sample-request.js";

/** Prints a request for `curl` in `sh`. Returns `undefined` if its arguments cannot contain the request. */
export function printCurlSample(request: SampleRequest): string | undefined {
  const { method, url, body } = request;
  const { headers, query, basic } = listFields(request);
  const words = [
    `curl ${[quote(url), ...query.map(({ before, variable }) => quote(before) + expand(variable))].join("")}`,
  ];
  if (method === "HEAD") words.push("--head");
  else if (method !== (body ? "POST" : "GET")) words.push(`-X ${quoteWord(method)}`);
  // `curl` would remove such dots from a path, and read such brackets as ranges.
  if (/\/\.\.?(?:[/?]|$)/.test(url)) words.push("--path-as-is");
  if (/[[\]{}]/.test(url)) words.push("--globoff");
  for (const { name, pieces } of headers) words.push(`-H ${printHeader(name, pieces)}`);
  if (basic) words.push(`-u "$${basic[0]}:$${basic[1]}"`);
  const data = body && printBody(body);
  if (body && !data) return undefined;
  // No argument can contain the character that ends it.
  const printed = [...words, ...(data ?? [])].join(" \\\n  ");
  return printed.includes("\0") ? undefined : printed;
}

function printBody(body: NonNullable<SampleRequest["body"]>): string[] | undefined {
  if (body.kind === "bytes") {
    return [`-H ${quote(`content-type: ${body.mediaType}`)}`, `--data-binary @${nameFile(body.mediaType)}`];
  }
  if (body.kind === "parts") return printParts(body.parts);
  const json = readJson(body);
  const text = json === undefined ? body.text : printLiteral(json, jsonDialect);
  return [`-H ${quote(`content-type: ${body.mediaType}`)}`, `--data-raw ${quote(text)}`];
}

/** Prints the arguments for the parts of a body. Returns `undefined` for names that they cannot contain. */
export function printParts(parts: readonly ExamplePart[]): string[] | undefined {
  // Names end at the first `=`.
  return parts.some(({ name }) => name.includes("=")) ? undefined : parts.map(printPart);
}

function printPart({ name, text, mediaType, isFile, fileName = "" }: ExamplePart): string {
  const type = mediaType === undefined ? "" : `;type=${mediaType}`;
  const file = /^[\p{L}\d][\p{L}\d ._-]*$/u.test(fileName) ? fileName : nameFile(mediaType);
  if (isFile) return `-F ${quote(`${name}=@${file}${type}`)}`;
  if (type === "") return `--form-string ${quote(`${name}=${text}`)}`;
  return `-F ${quote(`${name}="${text.replaceAll(/["\\]/g, String.raw`\$&`)}"${type}`)}`;
}

/** Quotes a word for `sh`, always with quotes. */
function quote(text: string): string {
  const quoted = quoteWord(text);
  return quoted === text ? `'${text}'` : quoted;
}

/** Prints a header. A plain one with a variable is in double quotes, as people write it. */
export function printHeader(name: string, pieces: readonly Piece[]): string {
  const [{ text, variable } = { text: "" }, ...others] = pieces;
  if (text === "" && variable === undefined) return quote(`${name};`);
  const whole = `${name}: ${text}`;
  if (others.length === 0 && variable !== undefined && /^[\w :;=,.-]*$/.test(whole)) return `"${whole}$${variable}"`;
  const print = (each: Piece): string => quote(each.text) + (each.variable === undefined ? "" : expand(each.variable));
  return [{ text: whole, variable }, ...others].map(print).join("");
}

function expand(variable: string): string {
  return `"$${variable}"`;
}
