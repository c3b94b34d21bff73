import { isLongInteger, isWhole, readExactNumber, toBigInt } from "../numbers/exact-number.ts";
import { type ExactModel, type Exacts, modelOfField, modelOfItem } from "./build-exact.ts";
import { isFields, isList, type Json } from "./json.ts";

/** Converts a value of the wire to the view of callers: 64-bit numbers become decimal strings. */
export function readClientView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json {
  return convert(value, model && [model], exacts, printDecimal);
}

/** Converts a value that callers see to wire form: 64-bit numbers become numbers. */
export function readWireView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json {
  return convert(value, model && [model], exacts, readDecimal);
}

/** Returns a 64-bit number as callers see it: a decimal string. Returns any other value unchanged. */
export function printDecimal(value: Json): Json {
  return isWhole(value) ? String(toBigInt(value)) : value;
}

/** Returns a value as callers see it at a place without a mark: integers that a double would round are decimal strings. */
export function printLong(value: Json): Json {
  if (isList(value)) return value.map(printLong);
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, printLong(field)]));
  return isLongInteger(value) ? String(toBigInt(value)) : value;
}

/** Returns the number that a decimal string contains. Returns any other value unchanged. */
export function readDecimal(value: Json): Json {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)$/.test(value) ? readExactNumber(value) : value;
}

/** Converts the values at marked places by `scalar`. */
function convert(
  value: Json,
  models: readonly ExactModel[] | undefined,
  exacts: Exacts,
  scalar: (value: Json) => Json,
): Json {
  if (!models || models.length === 0) return value;
  const all = unfold(models, exacts);
  if (isList(value)) {
    return value.map((item, index) => {
      const parts = all.flatMap((model) => modelOfItem(model, index) ?? []);
      return convert(item, parts, exacts, scalar);
    });
  }
  if (!isFields(value)) return all.some((model) => model.int64 === true) ? scalar(value) : value;
  const fields = Object.entries(value).map(([name, field]): [string, Json] => {
    const parts = all.flatMap((model) => modelOfField(model, name) ?? []);
    return [name, convert(field, parts, exacts, scalar)];
  });
  return Object.fromEntries(fields);
}

/** Returns the models, and the models of the component schemas to which they refer. */
function unfold(models: readonly ExactModel[], exacts: Exacts): readonly ExactModel[] {
  const reached = new Set(models);
  for (const model of reached) {
    for (const next of (model.schemas ?? []).flatMap(exacts.byAlias)) reached.add(next);
  }
  return [...reached];
}
