import { asJson, type Json } from "../schema/json.ts";
import { readBound } from "../schema/merge-schemas.ts";
import type { SchemaObject } from "../schema/schema.ts";

/** A JSON value that contains no others. */
type Scalar = null | boolean | number | string;

/** Proposes values that resemble a text, a number, a boolean or `null`, nearest first. The caller checks them. */
export function* correctScalar(members: readonly SchemaObject[], value: Scalar): Generator<Json> {
  for (const { enum: values = [], const: only } of members) {
    const choices = only === undefined ? values : [only];
    yield* choices.filter((choice) => String(choice) === String(value)).map(asJson);
  }
  const text = String(value);
  const number = typeof value === "number" ? value : text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(number)) yield* correctNumber(members, number);
  if (text === "true" || text === "false") yield text === "true";
  yield* correctText(members, text);
}

function* correctNumber(members: readonly SchemaObject[], value: number): Generator<number> {
  const least = Math.max(...members.map((member) => member.minimum ?? member.exclusiveMinimum ?? -Infinity));
  const most = Math.min(...members.map((member) => member.maximum ?? member.exclusiveMaximum ?? Infinity));
  const near = Math.min(Math.max(value, least), most);
  yield near;
  const step = members.find(({ multipleOf = 0 }) => multipleOf > 0)?.multipleOf ?? 1;
  for (const count of [Math.round(near / step), Math.floor(near / step), Math.ceil(near / step)]) {
    yield* [count * step, (count + 1) * step, (count - 1) * step];
  }
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
