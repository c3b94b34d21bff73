import { isInt64, type OwnKeywords, type SchemaView } from "@shortvideo-api/document/source";
import type { SchemaType } from "@shortvideo-api/document/sample/source";

/**
 * Lists the types of a schema without its compositions; `undefined` for any type. Without `type`, these are the types whose structure the
 * keywords describe: an object for `properties`, a list for `items`. Other keywords, such as `minLength`, name no type.
 */
export function listOwnTypes({ own }: SchemaView): readonly SchemaType[] | undefined {
  if (own.type !== undefined) return typeof own.type === "string" ? [own.type] : own.type;
  const described: SchemaType[] = [];
  if (describesProperties(own)) described.push("object");
  if (describesItems(own)) described.push("array");
  return described.length > 0 ? described : undefined;
}

/** Returns whether the own keywords of a schema yield no type but that of `type`. */
export function isOnlyTyped({ own }: SchemaView): boolean {
  const { const: constant, enum: values, type, format, contentSchema } = own;
  return (
    type !== undefined &&
    constant === undefined &&
    values === undefined &&
    contentSchema === undefined &&
    format !== "binary" &&
    !isInt64(own) &&
    !describesProperties(own) &&
    !describesItems(own)
  );
}

/** Returns whether a schema describes the properties of an object. */
export function describesProperties(own: OwnKeywords): boolean {
  const { properties, patternProperties, additionalProperties = false, unevaluatedProperties = false } = own;
  return (
    (properties !== undefined && Object.keys(properties).length > 0) ||
    patternProperties !== undefined ||
    additionalProperties !== false ||
    unevaluatedProperties !== false
  );
}

/** Returns whether a schema describes the items of a list. */
export function describesItems({ items, prefixItems, unevaluatedItems }: OwnKeywords): boolean {
  return items !== undefined || prefixItems !== undefined || typeof unevaluatedItems === "object";
}

/** Returns whether two lists of types have a value in common. */
export function overlaps(types: readonly SchemaType[], others: readonly SchemaType[]): boolean {
  return types.some((type) => others.some((other) => type === other || (isNumeric(type) && isNumeric(other))));
}

function isNumeric(type: SchemaType): boolean {
  return type === "integer" || type === "number";
}
