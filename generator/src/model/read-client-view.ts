import { isFields, isList } from "./json.ts";
import type { Exacts } from "./build-exact.ts";
import type { ExactModel } from "./exact.ts";
import type { Json } from "./sample.ts";

/**
 * An example as callers see it: its 64-bit numbers are decimal strings. `undefined` when it holds one that the loading
 * of the document has rounded.
 */
export function readClientView(value: Json, model: ExactModel | undefined, exacts: Exacts): Json | undefined {
  if (!model) return value;
  if (typeof value === "number") {
    if (!holdsInt64(model, exacts)) return value;
    return Number.isSafeInteger(value) ? String(value) : undefined;
  }
  if (isList(value)) {
    const items = value.map((item) =>
      readPart(
        item,
        partsOf(model, exacts, (part) => part.items),
        exacts,
      ),
    );
    return items.includes(undefined) ? undefined : items.map((item) => item ?? null);
  }
  if (!isFields(value)) return value;
  const fields: [string, Json][] = [];
  for (const [name, field] of Object.entries(value)) {
    const read = readPart(
      field,
      partsOf(model, exacts, (part) => fieldOf(part, name)),
      exacts,
    );
    if (read === undefined) return undefined;
    fields.push([name, read]);
  }
  return Object.fromEntries(fields);
}

/** The value under each of several models in turn: what one has turned into a string, the next leaves alone. */
function readPart(value: Json, models: readonly ExactModel[], exacts: Exacts): Json | undefined {
  return models.reduce<Json | undefined>(
    (met, model) => (met === undefined ? undefined : readClientView(met, model, exacts)),
    value,
  );
}

function partsOf(
  model: ExactModel,
  exacts: Exacts,
  part: (model: ExactModel) => ExactModel | undefined,
): readonly ExactModel[] {
  return unfold(model, exacts).flatMap((one) => part(one) ?? []);
}

/** A model and those of the component schemas that stand for it. */
function unfold(model: ExactModel, exacts: Exacts): ExactModel[] {
  const met = new Set([model]);
  for (const one of met) for (const alias of one.schemas ?? []) for (const next of exacts.byAlias(alias)) met.add(next);
  return [...met];
}

function holdsInt64(model: ExactModel, exacts: Exacts): boolean {
  return unfold(model, exacts).some((one) => one.int64 === true);
}

function fieldOf({ fields = {}, values }: ExactModel, name: string): ExactModel | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : values;
}
