import { isJson } from "../call/media-type.js";
import { copyExact } from "@shortvideo-api/wire";
import { describeValue } from "../call/describe-value.js";
import type { Redact } from "../call/call-plan.js";
import type { BodyMetadata, CheckPart, ContentMetadata, InnerRules, ParamValues } from "../call/metadata.js";
import type { ParamViolation } from "../errors/client-error.js";
import { chooseContent } from "../serialize/choose-content.js";
import { anything, findMisfits } from "./find-misfits.js";
import { printPlace } from "./print-place.js";

/** Maximum number of violations in an error. */
const maxViolations = 10;

/**
 * Validates the body of a call, as it would be sent. Returns its first violations. Does not check a body that is already
 * serialized.
 */
export function checkBody(params: ParamValues, metadata: BodyMetadata, redact: Redact): ParamViolation[] {
  const { contentType = "", param, required } = metadata;
  const content = chooseContent(params, metadata);
  if (!content) {
    const names = [metadata.mediaType, ...Object.keys(metadata.others ?? {})].map((name) => `\`${name}\``).join(", ");
    const message = `\`${contentType}\` must be one of ${names}, got ${describeValue(params[contentType], redact)}.`;
    return [{ param: contentType, message }];
  }
  const { exact, mediaType, schema, write } = content;
  const body = params[param];
  const expected = (typeof schema === "function" ? schema() : schema)?.expected ?? "given";
  if (body === undefined) {
    return required ? [{ param, path: [], message: `\`${param}\` must be ${expected}, got nothing.` }] : [];
  }
  const isText = !write && !isJson(mediaType);
  const isSerialized = write ? !Array.isArray(body) : isText && isSerializedForm(body, mediaType);
  const copy = isText ? copyFields : (given: unknown): unknown => copyExact(given, exact);
  const value = isSerialized ? anything : copy(body);
  const found = schema && value !== anything ? listViolations(param, { schema, value, isText }, redact) : [];
  return [...found, ...checkPartHeaders(params, metadata, content, redact)].slice(0, maxViolations);
}

/** Validates a parameter that is an object or has alternatives, as it would be sent. Returns its first violations. */
export function checkInner(
  param: string,
  given: unknown,
  { exact, isJson: isSentAsJson = false, rules }: InnerRules,
  redact: Redact,
): ParamViolation[] {
  const value = isSentAsJson ? copyExact(given, exact) : copyFields(given);
  if (!rules || value === undefined) return [];
  return listViolations(param, { schema: rules, value, isText: !isSentAsJson }, redact).slice(0, maxViolations);
}

/** Validates the headers of parts. Each part that is sent needs its required headers. */
function checkPartHeaders(
  params: ParamValues,
  { param: body, partHeaders: param = "" }: BodyMetadata,
  { partRules: schema }: ContentMetadata,
  redact: Redact,
): ParamViolation[] {
  const rules = typeof schema === "function" ? schema() : schema;
  if (!rules) return [];
  const sent = Object.entries(Object(params[body])).filter(([, part]) => isSent(part));
  const known = sent.filter(([part]) => Object.hasOwn(rules.fields ?? {}, part));
  const given: unknown = params[param] ?? {};
  const isObject = typeof given === "object" && !Array.isArray(given);
  const value = isObject ? { ...Object.fromEntries(known.map(([part]) => [part, {}])), ...given } : given;
  return listViolations(param, { schema: rules, value: copyFields(value), isText: true }, redact);
}

interface CheckedValue {
  readonly schema: CheckPart;
  readonly value: unknown;
  readonly isText: boolean;
}

function listViolations(param: string, { schema, value, isText }: CheckedValue, redact: Redact): ParamViolation[] {
  return findMisfits(schema, value, redact, isText).map(({ path, message }) => ({
    param,
    path,
    message: `\`${redact(printPlace(param, path))}\` ${message}`,
  }));
}

/** Returns whether a body is the text of a whole form. */
function isSerializedForm(body: unknown, mediaType: string): boolean {
  return typeof body === "string" && !/^text\//i.test(mediaType);
}

/** Copies a form without absent values. Replaces values that are not sent as text by {@link anything}. */
function copyFields(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.filter(isSent).map(copyFields);
  const prototype: unknown = Object.getPrototypeOf(value);
  // Files, bytes, streams, or a body that is already serialized.
  if (prototype !== Object.prototype && prototype !== null) return anything;
  const fields = Object.entries(value).filter(([, field]) => isSent(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, copyFields(field)]));
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
