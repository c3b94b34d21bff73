import {
  type DocumentedParameter,
  excludeCharacters,
  holdsCharacters,
  isRecord,
  isToken,
  type OpenApi,
  printJson,
  readBareSeparators,
  resolve,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import type { CompileSchema } from "../operation/compile/schema-compiler.js";
import { readHeaders } from "../operation/read-headers.js";
import { readOwnValue, writeText } from "../operation/read-samples.js";
import { fitsHeader } from "../request/read-texts.js";
import type { SampleSchema } from "../sample/create-sampler.js";

/** The document and the tools of {@link fitHeaders}. */
export interface HeaderFitting {
  readonly document: OpenApi;
  /** The examples were validated before. */
  readonly hasValidExamples: boolean;
  readonly readMakers: () => { readonly compile: CompileSchema; readonly sample: SampleSchema };
}

/**
 * Returns the headers of a response: their examples, the `usual` values that fit their schemas, those of {@link standardValues}, or other
 * values of the schemas. Leaves out an optional header without a possible value. Returns `undefined` when a required header has none.
 *
 * The server writes the headers that describe how the body is sent, so they are left out.
 */
export function fitHeaders(
  fitting: HeaderFitting,
  documented: readonly DocumentedParameter[],
  usual: Readonly<Record<string, readonly string[]>>,
): Record<string, string> | undefined {
  const fitted: Record<string, string> = Object.fromEntries(
    Object.entries(usual).flatMap(([name, [best]]) => (best === undefined ? [] : [[name, best]])),
  );
  for (const header of documented) {
    const name = header.name.toLowerCase();
    if (serverHeaders.has(name) || !isToken(name)) continue;
    const standard = standardValues.get(name);
    const text = fitHeader(fitting, header, [...(usual[name] ?? []), ...(standard === undefined ? [] : [standard])]);
    if (text !== undefined) fitted[name] = text;
    else if (header.required) return undefined;
    else Reflect.deleteProperty(fitted, name);
  }
  return fitted;
}

const serverHeaders = new Set(
  "connection content-encoding content-length content-type keep-alive te trailer transfer-encoding upgrade".split(" "),
);

/** A time in the form of HTTP: https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats */
const httpDate = "Wed, 14 Jan 2026 09:26:53 GMT";

/** Values of standard headers, which most documents describe as any text, although clients and browsers read them. */
const standardValues: ReadonlyMap<string, string> = new Map([
  ["accept-ranges", "bytes"],
  ["access-control-allow-credentials", "true"],
  ["access-control-allow-headers", "*"],
  ["access-control-allow-methods", "*"],
  ["access-control-allow-origin", "*"],
  ["access-control-expose-headers", "*"],
  ["access-control-max-age", "600"],
  ["age", "0"],
  ["allow", "GET"],
  ["cache-control", "no-store"],
  ["content-disposition", "attachment"],
  ["content-language", "en"],
  ["content-location", "/"],
  ["content-range", "bytes 0-0/1"],
  ["date", httpDate],
  ["etag", '"1"'],
  ["expires", httpDate],
  ["last-modified", httpDate],
  ["link", '</>; rel="self"'],
  ["location", "/"],
  ["retry-after", "1"],
  ["set-cookie", "id=1"],
  ["strict-transport-security", "max-age=0"],
  ["sunset", httpDate],
  ["vary", "accept"],
  ["www-authenticate", "Bearer"],
]);

function fitHeader(
  { document, hasValidExamples, readMakers }: HeaderFitting,
  header: DocumentedParameter,
  usual: readonly string[],
): string | undefined {
  const example = readExample(document, header);
  const examples = listTexts(header, example).filter(isSendable);
  if (hasValidExamples && examples.length > 0) return examples[0];
  const written = [...examples, ...usual];
  const { compile, sample } = readMakers();
  const [parameter] = written.length > 0 ? readHeaders(document, [header], compile).parameters : [];
  const valid = written.find((text) => parameter && fitsHeader(parameter, text));
  if (valid !== undefined) return valid;
  for (let seed = 0; seed < maxTries; seed++) {
    // Later values come from a schema without examples that the header cannot carry.
    const schema = seed === 0 || header.contentForm === "json" ? header.schema : { allOf: [header.schema, writable] };
    const [text] = listTexts(header, sample(schema, seed === 0 ? example : undefined, seed));
    if (text !== undefined && isSendable(text)) return text;
  }
  return undefined;
}

/** Maximum number of values that are tried for one header. Some texts cannot be sent in a header. */
const maxTries = 8;

/** The texts that a header can carry as they are. */
const sendable = String.raw`^(?:[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?$`;
const sendablePattern = new RegExp(sendable);

/** Nothing escapes the comma between the values of a list or an object. */
const separator = readBareSeparators({ in: "header" });
const writable: Schema = {
  pattern: sendable,
  allOf: [{ items: { pattern: sendable }, additionalProperties: { pattern: sendable } }, excludeCharacters(separator)],
};

function isSendable(text: string): boolean {
  return sendablePattern.test(text);
}

/** Reads the first example of a header, or the value that its schema gives. */
function readExample(document: OpenApi, { examples, schema }: DocumentedParameter): unknown {
  const [first] = examples;
  if (first !== undefined || typeof schema === "boolean") return first;
  return readOwnValue(resolve<SchemaObject>(document, schema));
}

/** Lists the texts that may represent a value, best first. The example of a header of JSON may be the value or its text. */
function listTexts({ contentForm, explode }: DocumentedParameter, value: unknown): string[] {
  if (value === undefined) return [];
  if (contentForm === "json") return [printJson(value), ...(typeof value === "string" ? [value] : [])];
  return value === null || holdsCharacters(value, separator) ? [] : [writeHeader(value, explode)];
}

/** Writes a value in the style `simple`, the only one for headers. https://spec.openapis.org/oas/v3.1.1.html#header-object */
function writeHeader(value: unknown, explode: boolean): string {
  if (Array.isArray(value)) return value.map(writeText).join(",");
  if (!isRecord(value)) return writeText(value);
  const pairs = Object.entries(value).map(([name, each]) => `${name}${explode ? "=" : ","}${writeText(each)}`);
  return pairs.join(",");
}
