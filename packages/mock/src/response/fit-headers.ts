import {
  type DocumentedParameter,
  isRecord,
  isToken,
  type OpenApi,
  printJson,
  readExactNumber,
  resolve,
  type SchemaObject,
} from "@shortvideo-api/document";
import { readOwnValue } from "../operation/read-samples.js";
import type { Sampler } from "../sample/create-sampler.js";

/** The document and the sampler of {@link fitHeaders}. */
export interface HeaderFitting {
  readonly document: OpenApi;
  /** The examples were validated before. */
  readonly hasValidExamples: boolean;
  readonly readSampler: () => Sampler;
}

/**
 * Returns the headers of a response with values that match their schemas. Generates missing values, and leaves out an optional header
 * without a possible value. Returns `undefined` when a required header has no possible value.
 *
 * The server writes the headers that describe how the body is sent, so they are left out.
 */
export function fitHeaders(
  { document, hasValidExamples, readSampler }: HeaderFitting,
  documented: readonly DocumentedParameter[],
  given: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const fitted = Object.fromEntries(
    Object.entries(given).filter(([name]) => !serverHeaders.has(name) && isToken(name)),
  );
  for (const header of documented) {
    const name = header.name.toLowerCase();
    if (serverHeaders.has(name) || !isToken(name)) continue;
    if (hasValidExamples && given[name] !== undefined && hasExample(document, header)) continue;
    const text = fitHeader(header, given[name], readSampler);
    if (text !== undefined) fitted[name] = text;
    else if (header.required) return undefined;
    else delete fitted[name];
  }
  return fitted;
}

const serverHeaders = new Set(
  "connection content-encoding content-length content-type keep-alive te trailer transfer-encoding upgrade".split(" "),
);

function hasExample(document: OpenApi, { examples, schema }: DocumentedParameter): boolean {
  if (examples.length > 0) return true;
  return schema !== true && readOwnValue(resolve<SchemaObject>(document, schema === false ? {} : schema)) !== undefined;
}

function fitHeader(
  { media, contentForm, schema, explode }: DocumentedParameter,
  given: string | undefined,
  readSampler: () => Sampler,
): string | undefined {
  if (media && given !== undefined) return given;
  const sampler = readSampler();
  const isFit = (value: unknown): boolean => sampler.sample(schema, value, 0) === value;
  if (given !== undefined && listHeaderValues(given).some(isFit)) return given;
  for (let seed = 0; seed < maxTries; seed++) {
    const value = sampler.sample(schema, undefined, seed);
    const text = contentForm === "json" ? printJson(value) : writeHeader(value, explode);
    if (text !== undefined && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text)) return text;
  }
  return undefined;
}

/** Maximum number of values that are tried for one header. Some texts cannot be sent in a header. */
const maxTries = 8;

/** Lists the values that the text of a header may represent. */
function listHeaderValues(text: string): unknown[] {
  const rounded = text.trim() === "" ? Number.NaN : Number(text);
  const number = /^-?\d+$/.test(text) ? readExactNumber(text) : rounded;
  return [
    text,
    ...(Number.isNaN(rounded) ? [] : [number]),
    ...(text === "true" || text === "false" ? [text === "true"] : []),
  ];
}

/** Writes a value in the style `simple`, the only one for headers. https://spec.openapis.org/oas/v3.1.1.html#header-object */
function writeHeader(value: unknown, explode: boolean): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(writeText).join(",");
  if (!isRecord(value)) return writeText(value);
  const pairs = Object.entries(value).map(([name, each]) => `${name}${explode ? "=" : ","}${writeText(each)}`);
  return pairs.join(",");
}

function writeText(value: unknown): string {
  return typeof value === "string" ? value : printJson(value);
}
