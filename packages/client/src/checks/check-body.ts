import { isJson } from "../call/media-type.js";
import { copyExact } from "@shortvideo-api/wire";
import { describeValue, type Redact } from "../call/describe-value.js";
import type { BodyMetadata, ParamValues } from "../call/metadata.js";
import type { ParamViolation } from "../errors/client-error.js";
import { chooseContent } from "../serialize/choose-content.js";
import { copyForm, copyText } from "./copy-form.js";
import { anything, findMisfits, isObject, printPlace } from "./find-misfits.js";
import type { BodyChecks, CheckPart, InnerRules } from "./operation-checks.js";

/** Maximum number of violations in an error. */
const maxViolations = 10;

/**
 * Validates the body of a call, as it would be sent. Returns its first violations. Does not check a body that is already
 * serialized.
 */
export function checkBody(
  params: ParamValues,
  metadata: BodyMetadata,
  checks: BodyChecks,
  redact: Redact,
): ParamViolation[] {
  const { contentType = "", param } = metadata;
  const content = chooseContent(params, metadata);
  if (!content) {
    const names = [metadata.mediaType, ...Object.keys(metadata.others ?? {})].map((name) => `\`${name}\``).join(", ");
    const message = `\`${contentType}\` must be one of ${names}, got ${describeValue(params[contentType], redact)}.`;
    return [{ param: contentType, message }];
  }
  const { exact, mediaType, name, write } = content;
  const { schema, partRules } = (name === metadata.mediaType ? checks : checks.others?.[name]) ?? {};
  const body = params[param];
  const expected = (typeof schema === "function" ? schema() : schema)?.expected ?? "given";
  if (body === undefined) {
    return checks.required ? [{ param, path: [], message: `\`${param}\` must be ${expected}, got nothing.` }] : [];
  }
  const isText = !write && !isJson(mediaType);
  const isSerialized = write ? !Array.isArray(body) : isText && isSerializedForm(body, mediaType);
  const value = isSerialized ? anything : isText ? copyForm(body, content) : copyExact(body, exact);
  const found = schema && value !== anything ? listViolations(param, { schema, value, isText }, redact) : [];
  return [...found, ...checkPartHeaders(params, metadata, partRules, redact)].slice(0, maxViolations);
}

/** Validates a parameter that is an object or has alternatives, as it would be sent. Returns its first violations. */
export function checkInner(
  param: string,
  given: unknown,
  { exact, isJson: isSentAsJson = false, rules }: InnerRules,
  redact: Redact,
): ParamViolation[] {
  const value = isSentAsJson ? copyExact(given, exact) : copyText(given);
  if (!rules || value === undefined) return [];
  return listViolations(param, { schema: rules, value, isText: !isSentAsJson }, redact).slice(0, maxViolations);
}

/** Validates the headers of parts. Each part that is sent needs its required headers. */
function checkPartHeaders(
  params: ParamValues,
  { param: body, partHeaders: param = "" }: BodyMetadata,
  schema: CheckPart | undefined,
  redact: Redact,
): ParamViolation[] {
  const rules = typeof schema === "function" ? schema() : schema;
  if (!rules) return [];
  const sent = Object.entries(Object(params[body])).filter(([, part]) => part !== undefined);
  const known = sent.filter(([part]) => Object.hasOwn(rules.fields ?? {}, part));
  const given: unknown = params[param] ?? {};
  const value = isObject(given) ? { ...Object.fromEntries(known.map(([part]) => [part, {}])), ...given } : given;
  return listViolations(param, { schema: rules, value: copyText(omitNull(value, 2)), isText: true }, redact);
}

/** Returns an object without properties that are null, in so many levels. A header that is null is not sent. */
function omitNull(value: unknown, levels: number): unknown {
  if (levels === 0 || !isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, omitNull(field, levels - 1)]));
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
