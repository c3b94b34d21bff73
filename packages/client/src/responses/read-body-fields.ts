import type { ServiceMetadata } from "../call/metadata.js";

/** Returns the first code that means failure, else the first one: several stand side by side, and one may mean success. */
export function readCode(body: unknown, { codes, success }: ServiceMetadata): string | number | undefined {
  const found = readFields(body, codes);
  return found.find((code) => !isSuccess(code, success)) ?? found[0];
}

/** Returns whether a code means success. No code does, too. */
export function isSuccess(code: string | number | undefined, success: ServiceMetadata["success"]): boolean {
  return code === undefined || success.some((each) => fold(each) === fold(code));
}

/** Services write a code as a number here and as its text there, and a word in upper or lower case. */
function fold(code: number | string): string {
  return `${code}`.trim().toLowerCase();
}

/** Returns the messages for people, best first. */
export function readMessages(body: unknown, { messages }: ServiceMetadata): string[] {
  return readFields(body, messages).filter((text) => typeof text === "string");
}

/** Returns the words and numbers in fields, whose dots lead inward. */
function readFields(body: unknown, paths: readonly string[]): (string | number)[] {
  return paths
    .map((path) => path.split(".").reduce<unknown>((value, name) => Object(value)[name], body))
    .filter(
      (value): value is string | number =>
        typeof value === "number" || (typeof value === "string" && value.trim() !== ""),
    );
}
