import type { Schema } from "./openapi.js";

/**
 * Gives a judge of whole numbers beyond 2^53, as text: the schema's own judge gets them rounded to a limit that they are beyond,
 * or to a value that they are not.
 */
export function createLargeNumberJudge(schema: Schema): (text: string) => boolean {
  if (typeof schema === "boolean") return () => true;
  const { type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, enum: values, const: only } = schema;
  if (!["integer", "number"].some((each) => [type].flat().includes(each))) return () => true;
  const listed = values ?? (only === undefined ? undefined : [only]);
  return (text) => {
    if (!/^-?\d+$/.test(text) || Number.isSafeInteger(Number(text))) return true;
    const number = BigInt(text);
    if (listed) return listed.some((value) => typeof value === "number" && toBigInt(value) === number);
    return (
      (minimum === undefined || number >= minimum) &&
      (maximum === undefined || number <= maximum) &&
      (exclusiveMinimum === undefined || number > exclusiveMinimum) &&
      (exclusiveMaximum === undefined || number < exclusiveMaximum) &&
      (format !== "int64" || BigInt.asIntN(64, number) === number) &&
      (format !== "uint64" || BigInt.asUintN(64, number) === number)
    );
  };
}

function toBigInt(value: number): bigint | undefined {
  return Number.isInteger(value) ? BigInt(value) : undefined;
}
