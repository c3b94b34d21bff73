import type { Exacts } from "./build-exact.ts";
import type { ExactModel } from "./exact.ts";
import { isFields, isList, type Json } from "./json.ts";

/**
 * A value of the wire as callers see it: its 64-bit numbers are decimal strings. `undefined` when it holds one that the
 * loading of the document has rounded.
 */
export function readClientView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json | undefined {
  return convert(value, model && [model], exacts, (met) => {
    if (typeof met !== "number") return met;
    return Number.isSafeInteger(met) ? String(met) : undefined;
  });
}

/** A value that callers see as validators see it on the wire: its 64-bit numbers are numbers, as doubles hold them. */
export function readWireView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json {
  return convert(value, model && [model], exacts, readDecimal) ?? value;
}

/** A decimal string as a number, as a double holds it; whatever else, as it is. */
export function readDecimal(value: Json): Json {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)$/.test(value) ? Number(value) : value;
}

/** Converts what stands at marked places; `undefined` when one of them cannot be. */
function convert(
  value: Json,
  models: readonly ExactModel[] | undefined,
  exacts: Exacts,
  scalar: (value: Json) => Json | undefined,
): Json | undefined {
  if (!models || models.length === 0) return value;
  const all = unfold(models, exacts);
  if (isList(value)) {
    const parts = all.flatMap((model) => model.items ?? []);
    const items = value.map((item) => convert(item, parts, exacts, scalar));
    return items.includes(undefined) ? undefined : items.map((item) => item ?? null);
  }
  if (!isFields(value)) return all.some((model) => model.int64 === true) ? scalar(value) : value;
  const fields: [string, Json][] = [];
  for (const [name, field] of Object.entries(value)) {
    const parts = all.flatMap((model) => fieldOf(model, name) ?? []);
    const read = convert(field, parts, exacts, scalar);
    if (read === undefined) return undefined;
    fields.push([name, read]);
  }
  return Object.fromEntries(fields);
}

/** The models, and those of the component schemas that stand for them. */
function unfold(models: readonly ExactModel[], exacts: Exacts): readonly ExactModel[] {
  const met = new Set(models);
  for (const one of met) for (const alias of one.schemas ?? []) for (const next of exacts.byAlias(alias)) met.add(next);
  return [...met];
}

function fieldOf({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}
