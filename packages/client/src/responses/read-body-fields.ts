import type { ServiceMetadata } from "../call/metadata.js";

/** Returns the first code that means failure, else the first code. A body may have several codes, and some may mean success. */
export function readCode(body: unknown, { codes, success }: ServiceMetadata): string | number | undefined {
  const found = readFields(body, codes, success);
  return found.find((code) => !isSuccess(code, success)) ?? found[0];
}

/** Returns whether a body has a code that means failure. */
export function hasFailed(body: unknown, { codes, success }: ServiceMetadata): boolean {
  return readFields(body, codes, success).some((code) => !isSuccess(code, success));
}

function isSuccess(code: string | number, success: ServiceMetadata["success"]): boolean {
  return success.some((each) => each === code || fold(each) === fold(code));
}

/** Folds the forms of one code: services write it as a number or as text, and in upper or lower case. */
function fold(code: number | string | boolean): string {
  return `${code}`.trim().toLowerCase();
}

/** Returns the messages for people, best first. */
export function readMessages(body: unknown, { messages }: ServiceMetadata): string[] {
  return readFields(body, messages).filter((text) => typeof text === "string");
}

/** Returns the texts and numbers at these paths, and booleans whose opposite means success. Dots separate names of fields. */
function readFields(
  body: unknown,
  paths: readonly string[],
  success?: ServiceMetadata["success"],
): (string | number)[] {
  return paths
    .map((path) => path.split(".").reduce<unknown>((value, name) => Object(value)[name], body))
    .map((value) => (typeof value === "boolean" && success?.includes(!value) ? `${value}` : value))
    .filter(
      (value): value is string | number =>
        typeof value === "number" || (typeof value === "string" && value.trim() !== ""),
    );
}
