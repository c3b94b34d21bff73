import type { ServiceMetadata } from "../call/metadata.js";

/** The first code that says no, else the first one: several stand side by side, and one of them may mean success. */
export function readCode(body: unknown, facts: ServiceMetadata): string | number | undefined {
  const codes = readFields(body, facts.codes);
  return codes.find((code) => !isSuccess(code, facts)) ?? codes[0];
}

/** Whether a code means success; so does none. */
export function isSuccess(code: string | number | undefined, { success }: ServiceMetadata): boolean {
  return code === undefined || success.some((each) => each === code || fold(each) === fold(code));
}

/** Services write a code as a number here and as its text there, and a word in letters of either case. */
function fold(code: number | string): string {
  return `${code}`.trim().toLowerCase();
}

/** What the service says for people, best first. */
export function readMessages(body: unknown, { messages }: ServiceMetadata): string[] {
  return readFields(body, messages).filter((text) => typeof text === "string");
}

/** The words and numbers that stand in fields, dots leading inward. */
function readFields(body: unknown, paths: readonly string[]): (string | number)[] {
  const found: (string | number)[] = [];
  for (const path of paths) {
    let value: unknown = body;
    for (const name of path.split(".")) value = Object(value)[name];
    if (typeof value === "number" || (typeof value === "string" && value.trim())) found.push(value);
  }
  return found;
}
