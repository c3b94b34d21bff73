import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode } from "../openapi/node.ts";
import type { InBandFailureExtension, SuccessCode } from "../openapi/openapi.ts";

/** Returns `true` when `x-in-band-failure` has the fields that it must have. Reports the first that is missing or malformed. */
export function validateInBandFailure(declared: unknown, report: Report): declared is InBandFailureExtension {
  const { codes, success, messages, advice } = isNode(declared) ? declared : {};
  const wrong = !isNames(codes)
    ? "`codes` must be a list of names"
    : !isNames(messages)
      ? "`messages` must be a list of names"
      : !isAdvice(advice)
        ? "`advice` must be a sentence"
        : !isCodes([success].flat())
          ? "`success` must be a number, a string, or a list of these"
          : undefined;
  if (wrong !== undefined) report("in-band-failure-malformed", [], `${wrong}.`);
  return wrong === undefined;
}

/** Returns the codes that mean success. */
export function listSuccessCodes({ success }: InBandFailureExtension): readonly SuccessCode[] {
  return [success].flat();
}

/** Returns `true` when a value of a body is a code that denies success: a number or a text, compared as `spec/EXTENSIONS.md` says. */
export function deniesSuccess(declared: InBandFailureExtension, value: unknown): boolean {
  const isCode = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  return isCode && !listSuccessCodes(declared).some((code) => fold(code) === fold(value));
}

function fold(code: SuccessCode): string {
  return String(code).trim().toLowerCase();
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && item !== "");
}

function isAdvice(value: unknown): boolean {
  return value === undefined || (typeof value === "string" && value.trim() !== "");
}

function isCodes(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every(isCodeValue);
}

function isCodeValue(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : Number.isFinite(value);
}
