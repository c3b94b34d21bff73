import {
  type ExactNumber,
  findGreatest,
  findLeast,
  isExactNumber,
  listNearMultiples,
  readExactNumber,
} from "../numbers/exact-number.ts";
import { isInt64 } from "../openapi/int64.ts";
import { asJson, isFields, isList, type Json } from "../schema/json.ts";
import { printDecimal } from "../schema/read-views.ts";
import { listNear } from "./build-sample-number.ts";
import { readBound } from "../schema/merge-schemas.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** A JSON value that contains no others. */
type Scalar = null | boolean | number | bigint | string;

/** Proposes values that resemble a text, a number, a boolean or `null`, nearest first. The caller checks them. */
export function* correctScalar(members: readonly SchemaObject[], value: Scalar): Generator<Json> {
  for (const member of members) {
    const { enum: values = [], const: only } = member;
    const choices = (only === undefined ? values : [only]).map(asJson);
    const seen = isInt64(member) ? choices.map(printDecimal) : choices;
    yield* seen.filter((choice) => !isFields(choice) && !isList(choice) && String(choice) === String(value));
  }
  const text = String(value);
  const number = isExactNumber(value) ? value : text.trim() === "" ? Number.NaN : readExactly(text);
  if (Number.isFinite(Number(number))) yield* correctNumber(members, number);
  if (text === "true" || text === "false") yield text === "true";
  yield* correctText(members, text);
}

/** Reads a number with all its digits, if the text is one of JSON. */
function readExactly(text: string): ExactNumber {
  return /^-?\d+$/.test(text) ? readExactNumber(text) : Number(text);
}

function* correctNumber(members: readonly SchemaObject[], value: ExactNumber): Generator<Json> {
  const least = findGreatest(members.flatMap((member) => member.minimum ?? member.exclusiveMinimum ?? []));
  const most = findLeast(members.flatMap((member) => member.maximum ?? member.exclusiveMaximum ?? []));
  const above = findGreatest([value, ...(least === undefined ? [] : [least])]) ?? value;
  const near = findLeast([above, ...(most === undefined ? [] : [most])]) ?? value;
  // Callers see a 64-bit number as a decimal string.
  const isLong = members.some(isInt64);
  const show = (number: ExactNumber): Json => (isLong ? printDecimal(number) : number);
  yield show(near);
  const step = members.find(({ multipleOf = 0 }) => multipleOf > 0)?.multipleOf ?? 1;
  const multiples = listNearMultiples(near, step).sort(
    (one, other) => Math.abs(Number(one) - Number(near)) - Math.abs(Number(other) - Number(near)),
  );
  yield* multiples.map(show);
  yield* listNear([{ multipleOf: step }], multiples).map(show);
}

function* correctText(members: readonly SchemaObject[], text: string): Generator<string> {
  const least = readBound(members, "minLength") ?? 0;
  const most = readBound(members, "maxLength") ?? Number.POSITIVE_INFINITY;
  yield text;
  yield text.trim();
  if (least > longest) return;
  yield [...(text === "" ? "x" : text).padEnd(least, text || "x")].slice(0, most).join("");
}

/** The most characters of a built text. A schema can require more characters than fit into memory. */
const longest = 100_000;
