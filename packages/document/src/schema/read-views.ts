import type { Exacts } from "./build-exact.ts";
import type { ExactModel } from "./exact.ts";
import { isFields, isList, type Json } from "./json.ts";

/**
 * Converts a value of the wire to the view of callers: 64-bit numbers become decimal strings. Returns `undefined` when the loader of the
 * document has rounded one of them.
 */
export function readClientView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json | undefined {
  return convert(value, model && [model], exacts, (scalar) => {
    if (typeof scalar !== "number") return scalar;
    return Number.isSafeInteger(scalar) ? String(scalar) : undefined;
  });
}

/** Converts a value that callers see to wire form: 64-bit numbers become numbers, rounded to doubles. */
export function readWireView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json {
  return convert(value, model && [model], exacts, readDecimal) ?? value;
}

/** Returns the number that a decimal string contains, rounded to a double. Returns any other value unchanged. */
export function readDecimal(value: Json): Json {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)$/.test(value) ? Number(value) : value;
}

/** Converts the values at marked places by `scalar`. Returns `undefined` when one of them cannot be converted. */
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

/** Returns the models, and the models of the component schemas to which they refer. */
function unfold(models: readonly ExactModel[], exacts: Exacts): readonly ExactModel[] {
  const reached = new Set(models);
  for (const model of reached) {
    for (const next of (model.schemas ?? []).flatMap(exacts.byAlias)) reached.add(next);
  }
  return [...reached];
}

function fieldOf({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}
