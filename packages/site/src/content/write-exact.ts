import { printJson } from "@shortvideo-api/document";
import { type EncodeSample, type ExactModel, isList, type Json } from "@shortvideo-api/document/sample";
import type { SiteContent } from "./content.js";

type Exact = ExactModel | undefined;
type Schemas = SiteContent["schemas"];

/** Returns the function that prints JSON within samples as it is on the wire. */
export function encodeOnWire(schemas: Schemas): EncodeSample {
  return ({ schema, exact }, value) =>
    writeExact(value, [schema === undefined ? exact : schemas.get(schema)?.exact], schemas);
}

/** Prints JSON for the wire, with all digits of the 64-bit numbers, which are strings in `value`. */
export function writeExact(value: Json, exacts: readonly Exact[], schemas: Schemas): string {
  const known = listReferred(exacts, schemas);
  if (typeof value === "string") {
    const isNumber = known.some(({ int64 }) => int64) && /^-?(?:0|[1-9]\d*)$/.test(value);
    return isNumber ? value : printJson(value);
  }
  if (typeof value !== "object" || value === null) return printJson(value);
  if (isList(value)) {
    const ofItems = known.map(({ items }) => items);
    return `[${value.map((item) => writeExact(item, ofItems, schemas)).join(",")}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const ofField = known.map(({ fields: own = {}, values }) => (Object.hasOwn(own, name) ? own[name] : values));
    return `${JSON.stringify(name)}:${writeExact(field, ofField, schemas)}`;
  });
  return `{${fields.join(",")}}`;
}

/** Lists `exacts` and all that they refer to. */
function listReferred(exacts: readonly Exact[], schemas: Schemas): ExactModel[] {
  const known = new Set<ExactModel>();
  const add = (exact: Exact): void => {
    if (!exact || known.has(exact)) return;
    known.add(exact);
    for (const alias of exact.schemas ?? []) add(schemas.get(alias)?.exact);
  };
  for (const exact of exacts) add(exact);
  return [...known];
}
