import type { InBandFailureExtension, SuccessCode } from "../openapi/openapi.ts";

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
