import { isNode } from "@shortvideo-api/document/source";
import type { Json } from "./edit.ts";

/** Fields that contain values of the API. */
const valueFields = new Set(["example", "examples", "default", "enum"]);

/** Whether `format: binary` and `format: byte` are kept beside the keywords of 3.1 that replace them. */
export type Formats = "replaced" | "kept";

/** Writes a document of OpenAPI 3.0 as 3.1, keyword by keyword, as simple tools do. */
export function upgradeDocument(document: Json, formats: Formats): Json {
  return { ...upgradeFields(document, formats), openapi: "3.1.0" };
}

function upgrade(node: unknown, name: string, formats: Formats): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => upgrade(item, "", formats));
  if (!isNode(node) || valueFields.has(name)) return node;
  return name === "properties"
    ? mapFields(node, formats, () => "")
    : upgradeSchema(upgradeFields(node, formats), formats);
}

function upgradeFields(node: Json, formats: Formats): Json {
  return mapFields(node, formats, (name) => name);
}

function mapFields(node: Json, formats: Formats, nameOf: (name: string) => string): Json {
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, upgrade(inner, nameOf(name), formats)]));
}

function upgradeSchema(node: Json, formats: Formats): Json {
  return upgradeExample(upgradeBytes(upgradeBounds(upgradeNullable(node)), formats));
}

function upgradeNullable({ nullable, ...node }: Json): Json {
  if (typeof nullable !== "boolean") return nullable === undefined ? node : { ...node, nullable };
  if (!nullable) return node;
  const { type, enum: values, $ref: reference, oneOf, anyOf, allOf, ...rest } = node;
  const nothing = { type: "null" };
  if (typeof reference === "string") return { ...rest, oneOf: [{ $ref: reference }, nothing] };
  const typed = type === undefined ? {} : { type: [type, "null"] };
  if (Array.isArray(oneOf)) return { ...rest, ...typed, oneOf: [...oneOf, nothing] };
  if (Array.isArray(anyOf)) return { ...rest, ...typed, anyOf: [...anyOf, nothing] };
  if (Array.isArray(allOf)) return { ...rest, oneOf: [{ allOf, ...(type === undefined ? {} : { type }) }, nothing] };
  if (type === undefined) return node;
  return { ...rest, type: [type, "null"], ...(Array.isArray(values) ? { enum: [...new Set([...values, null])] } : {}) };
}

function upgradeBounds(node: Json): Json {
  const upgraded = { ...node };
  for (const bound of ["minimum", "maximum"]) {
    const exclusive = `exclusive${bound.charAt(0).toUpperCase()}${bound.slice(1)}`;
    if (typeof upgraded[exclusive] !== "boolean") continue;
    if (upgraded[exclusive]) upgraded[exclusive] = upgraded[bound];
    delete upgraded[node[exclusive] === true ? bound : exclusive];
  }
  return upgraded;
}

function upgradeBytes({ format, ...node }: Json, formats: Formats): Json {
  const isText = [node["type"]].flat().includes("string");
  const kept = format === undefined || (isText && formats === "replaced") ? {} : { format };
  if (isText && format === "byte") return { ...node, ...kept, contentEncoding: "base64" };
  if (isText && format === "binary") return { ...node, ...kept, contentMediaType: "application/octet-stream" };
  return format === undefined ? node : { ...node, format };
}

function upgradeExample({ example, ...node }: Json): Json {
  if (example === undefined) return node;
  return node["type"] === undefined ? { ...node, example } : { ...node, examples: [example] };
}
