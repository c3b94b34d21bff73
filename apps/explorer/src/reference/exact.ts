import { printJson } from "@shortvideo-api/document/source";
import type { ApiModel, ExactModel, Json } from "@shortvideo-api/generator";

type Exact = ExactModel | undefined;

/** Finds the places of 64-bit numbers in the component schema with an alias. */
export function findExact(alias: string, { schemas }: ApiModel): Exact {
  return schemas.find(({ name }) => name === alias)?.exact;
}

/** Returns whether `exact` marks the place of a 64-bit number. */
export function hasInt64(exact: Exact, model: ApiModel, seen: Set<Exact> = new Set()): boolean {
  if (!exact || seen.has(exact)) return false;
  seen.add(exact);
  const parts = [...Object.values(exact.fields ?? {}), exact.items, exact.values, ...listSchemas(exact, model)];
  return exact.int64 === true || parts.some((part) => hasInt64(part, model, seen));
}

/** Prints JSON for the wire, with all digits of the 64-bit numbers, which are strings in `value`. */
export function writeExact(value: Json, exacts: readonly Exact[], model: ApiModel): string {
  const known = listReferred(exacts, model);
  if (typeof value === "string") {
    const isNumber = known.some(({ int64 }) => int64) && /^-?(?:0|[1-9]\d*)$/.test(value);
    return isNumber ? value : printJson(value);
  }
  if (typeof value !== "object" || value === null) return printJson(value);
  if (isList(value)) {
    const ofItems = known.map(({ items }) => items);
    return `[${value.map((item) => writeExact(item, ofItems, model)).join(",")}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const ofField = known.map(({ fields: own = {}, values }) => (Object.hasOwn(own, name) ? own[name] : values));
    return `${JSON.stringify(name)}:${writeExact(field, ofField, model)}`;
  });
  return `{${fields.join(",")}}`;
}

/** Lists `exacts` and all that they refer to. */
function listReferred(exacts: readonly Exact[], model: ApiModel): ExactModel[] {
  const known = new Set<ExactModel>();
  const add = (exact: Exact): void => {
    if (!exact || known.has(exact)) return;
    known.add(exact);
    for (const named of listSchemas(exact, model)) add(named);
  };
  for (const exact of exacts) add(exact);
  return [...known];
}

function listSchemas({ schemas = [] }: ExactModel, model: ApiModel): Exact[] {
  return schemas.map((alias) => findExact(alias, model));
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
