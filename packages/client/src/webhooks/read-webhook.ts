import { parseExact } from "@shortvideo-api/wire";
import { readMediaType } from "../call/media-type.js";
import { findMisfits, printPlace } from "../checks/find-misfits.js";
import type { CheckPart } from "../checks/operation-checks.js";
import { restoreNumbers } from "../checks/restore-numbers.js";
import type { InvalidWebhookDetails, WebhookViolation } from "./invalid-webhook-error.js";
import { type RawRequest, readParam } from "./read-request.js";
import type { WebhookBody, WebhookContentMetadata, WebhookMetadata, WebhookParamMetadata } from "./webhook-metadata.js";

/** A webhook that fits its request. */
export interface ReadWebhook extends WebhookBody {
  readonly name: string;
}

/** The reason why a webhook does not fit a request. */
export interface WebhookMisfit extends InvalidWebhookDetails {
  readonly webhook: string;
  /** The message after the name of the webhook. */
  readonly reason: string;
}

/** Reads a request as a webhook. Returns a misfit if the request is another one. */
export function readWebhook(webhook: WebhookMetadata, request: RawRequest): ReadWebhook | WebhookMisfit {
  const { name, content, params = [], required } = webhook;
  const { bytes, headers } = request;
  const paramViolations = params.flatMap((param) => checkParam(param, request));
  if (!content || (bytes.length === 0 && !required)) {
    if (paramViolations.length > 0) return rejectValues(name, paramViolations);
    return { name, mediaType: undefined, body: undefined };
  }
  const given = readMediaType(headers.get("content-type"));
  const mediaType = findMediaType(Object.keys(content), given);
  if (mediaType === undefined) {
    const known = Object.keys(content).map((each) => `\`${each}\``);
    const found = given === "" ? "nothing" : `\`${given}\``;
    const reason = `its media type must be ${known.join(" or ")}, got ${found}.`;
    return { webhook: name, reason, status: 415 };
  }
  const read = readBody(content[mediaType] ?? {}, bytes);
  if ("reason" in read) return { webhook: name, ...read };
  const violations = [...paramViolations, ...read.violations].slice(0, maxViolations);
  const { body } = read;
  return violations.length > 0 ? { ...rejectValues(name, violations), body } : { name, mediaType, body };
}

/** Maximum number of violations in an error. */
const maxViolations = 10;

function rejectValues(webhook: string, violations: readonly WebhookViolation[]): WebhookMisfit {
  return { webhook, reason: violations.map(({ message }) => message).join(" "), status: 400, violations };
}

function checkParam(param: WebhookParamMetadata, request: RawRequest): WebhookViolation[] {
  const { in: place, name, required, schema = { expected: "given" } } = param;
  const value = readParam(place, name, request);
  const title = `\`${place}.${name}\``;
  if (value === undefined) {
    const { expected } = typeof schema === "function" ? schema() : schema;
    return required ? [{ in: place, path: [name], message: `${title} must be ${expected}, got nothing.` }] : [];
  }
  const misfits = findMisfits(schema, value, String, true);
  return misfits.map(({ message }) => ({ in: place, path: [name], message: `${title} ${message}` }));
}

/** Finds the documented media type of a body: the same one, else a range such as `application/*`. */
function findMediaType(known: readonly string[], given: string): string | undefined {
  if (given === "") return undefined;
  const wanted = [given, given.replace(/\/.*/, "/*"), "*/*"];
  return wanted.flatMap((each): string | string[] => known.find((name) => readMediaType(name) === each) ?? []).at(0);
}

function readBody(
  { as, exact, schema }: WebhookContentMetadata,
  bytes: Uint8Array<ArrayBuffer>,
): { readonly body: unknown; readonly violations: readonly WebhookViolation[] } | Omit<WebhookMisfit, "webhook"> {
  if (as === "bytes") return { body: bytes, violations: [] };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    const body: unknown = as === "text" ? text : parseExact(text, exact);
    const checked = schema && (as === "text" ? text : restoreNumbers(JSON.parse(text), body));
    return { body, violations: schema ? findViolations(schema, checked) : [] };
  } catch (cause) {
    return { reason: describeFailure(cause), status: 400, cause };
  }
}

function describeFailure(error: unknown): string {
  // The value exceeds the call stack of the runtime.
  if (error instanceof RangeError) return "its body is nested too deeply.";
  if (error instanceof TypeError) return "its body is not UTF-8.";
  return `its body is not JSON. ${error instanceof Error ? error.message : ""}`.trim();
}

function findViolations(schema: CheckPart, value: unknown): WebhookViolation[] {
  const misfits = findMisfits(schema, value, String).slice(0, maxViolations);
  return misfits.map(({ path, message }) => {
    return { in: "body", path, message: `\`${printPlace("body", path)}\` ${message}` };
  });
}
