import type { SchemaObject } from "@shortvideo-api/document";

/** Reads the largest number that any of the schemas gives for a keyword. */
export function readLargest(
  members: readonly SchemaObject[],
  ...keywords: readonly (keyof SchemaObject)[]
): number | undefined {
  const numbers = readNumbers(members, keywords);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** Reads the smallest number that any of the schemas gives for a keyword. */
export function readSmallest(
  members: readonly SchemaObject[],
  ...keywords: readonly (keyof SchemaObject)[]
): number | undefined {
  const numbers = readNumbers(members, keywords);
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/** Reads all numbers that the schemas give for some keywords. */
export function readNumbers(members: readonly SchemaObject[], keywords: readonly (keyof SchemaObject)[]): number[] {
  return members.flatMap((member) =>
    keywords.map((keyword) => member[keyword]).filter((each) => typeof each === "number"),
  );
}
