import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node } from "../openapi/node.ts";
import type { InBandFailureExtension, SuccessCode } from "../openapi/openapi.ts";

/** Returns `true` when `x-in-band-failure` has the fields that it must have. Reports the first that is missing or malformed. */
export function validateInBandFailure(declared: unknown, report: Report): declared is InBandFailureExtension {
  const problem = findProblem(isNode(declared) ? declared : {});
  if (problem !== undefined) report("in-band-failure-malformed", [], problem);
  return problem === undefined;
}

function findProblem({ codes, success, messages, advice }: Node): string | undefined {
  if (!isNames(codes)) return "`codes` must be a list of names.";
  if (!isNames(messages)) return "`messages` must be a list of names.";
  if (advice !== undefined && !isText(advice)) return "`advice` must be a sentence.";
  const values: readonly unknown[] = [success].flat();
  if (values.length > 0 && values.every(isCodeValue)) return undefined;
  return "`success` must be a number, a string, a boolean, or a list of these.";
}

/** Returns the codes that mean success. */
export function listSuccessCodes({ success }: InBandFailureExtension): readonly SuccessCode[] {
  return [success].flat();
}

/** Returns `true` for a code other than the codes of success: a number, a text or a boolean, compared as `spec/EXTENSIONS.md` says. */
export function deniesSuccess(declared: InBandFailureExtension, value: unknown): boolean {
  const codes = listSuccessCodes(declared);
  return isCode(value, codes) && !codes.some((code) => fold(code) === fold(value));
}

/** Returns whether a field has a code. A boolean is one only where a boolean means success: otherwise it says something else. */
function isCode(value: unknown, codes: readonly SuccessCode[]): value is SuccessCode {
  if (typeof value === "boolean") return codes.some((code) => typeof code === "boolean");
  return typeof value === "number" || isText(value);
}

function fold(code: SuccessCode): string {
  return String(code).trim().toLowerCase();
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && item !== "");
}

function isCodeValue(value: unknown): boolean {
  return isText(value) || typeof value === "boolean" || Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
