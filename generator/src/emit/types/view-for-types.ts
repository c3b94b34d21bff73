import {
  admitEmptyValue,
  admitsTexts,
  allowsEmptyValue,
  isInt64,
  type OpenApi,
  type ParameterObject,
  type PathItem,
  type Schema,
  type SchemaObject,
  listOperations,
} from "@shortvideo-api/document/source";
import { describeLimits } from "../../model/operation/describe-limits.ts";
import { applyDiscriminators, readDiscriminators, resolveSchema } from "@shortvideo-api/document/sample/source";
import { nameWebhooks } from "../../model/names/name-webhooks.ts";
import { listWebhooks } from "../../model/operation/list-webhooks.ts";
import { nameTypedMethod, printedMethods } from "../print/type-ref.ts";
import { breakCircles } from "./break-circles.ts";
import { printOtherPath } from "./place-methods.ts";

/**
 * Returns the caller's view of a document, in a form that openapi-typescript prints well. The document itself stays
 * unchanged, and the view shares its unchanged parts.
 *
 * - 64-bit integers are decimal strings.
 * - A parameter that travels as JSON text has the schema of its content, and its description has its limits.
 * - A parameter that a request may have without a value also has the empty text.
 * - A media type with `itemSchema` has this schema as its `schema`.
 * - Every operation has its id: `operationIds` by request, such as `GET /api/post/detail`.
 * - Webhooks and callbacks have their ids as keys, and one method each.
 * - An operation of a method that the library does not print has a path of its own, see {@link placeMethods}.
 * - Discriminating properties have the values that stand for their schemas. The library would replace enums by names of schemas, and
 *   would leave the property out of schemas that others extend.
 * - No schema consists of itself, see {@link breakCircles}.
 */
export function viewForTypes(root: OpenApi, operationIds: ReadonlyMap<string, string>): OpenApi {
  const { schemas } = root.components;
  const discriminated = readDiscriminators({ schemas, aliases: new Map() }, root);
  const marked = Object.entries(schemas).map(([key, schema]) => [
    key,
    applyDiscriminators(schema, discriminated.get(key)),
  ]);
  const view = { ...root, components: { ...root.components, schemas: Object.fromEntries(marked) } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rewriting changes the fields of nodes, not their kind.
  const rewritten = rewriteNode(view, false, { schemas }) as OpenApi;
  return {
    ...rewritten,
    paths: nameOperations(rewritten.paths, operationIds),
    ...viewWebhooks(rewritten, operationIds),
    components: { ...rewritten.components, schemas: breakCircles(rewritten.components.schemas) },
  };
}

interface Rewriting {
  readonly schemas: OpenApi["components"]["schemas"];
}

function nameOperations(
  paths: Record<string, PathItem>,
  operationIds: ReadonlyMap<string, string>,
): Record<string, PathItem> {
  const named = Object.entries(paths).flatMap(([path, item]): [string, PathItem][] => {
    // The client has no methods for such a path.
    if (!path.startsWith("/")) return [];
    const { parameters, servers } = item;
    const shared: PathItem = { ...(parameters ? { parameters } : {}), ...(servers ? { servers } : {}) };
    const printed: PathItem = { ...shared };
    const others: [string, PathItem][] = [];
    for (const { method, steps, operation } of listOperations(item)) {
      const operationId = operationIds.get(`${method} ${path}`);
      // Operations that the client has no method for have no types.
      if (operationId === undefined) continue;
      const key = printedMethods.find((each) => each === steps[0]);
      if (key) printed[key] = { ...operation, operationId };
      else others.push([printOtherPath(method, path), { ...shared, post: { ...operation, operationId } }]);
    }
    return [[path, printed], ...others];
  });
  return Object.fromEntries(named);
}

/** Returns the webhooks and callbacks by their ids; nothing if none exist. */
function viewWebhooks(root: OpenApi, operationIds: ReadonlyMap<string, string>): Pick<OpenApi, "webhooks"> {
  const webhooks = listWebhooks(root, operationIds);
  const names = nameWebhooks(webhooks, new Map());
  const view = webhooks.map(({ operation, httpMethod, parameters }, index): [string, PathItem] => {
    const { operationId: _, callbacks: __, ...rest } = operation;
    return [names[index]?.id ?? "", { [nameTypedMethod(httpMethod)]: { ...rest, parameters } }];
  });
  return view.length === 0 ? {} : { webhooks: Object.fromEntries(view) };
}

/** Rewrites a node and all nodes below it. Returns the node itself if nothing changes. */
function rewriteNode(node: unknown, isMap: boolean, rewriting: Rewriting): unknown {
  if (Array.isArray(node)) return rewriteList(node, rewriting);
  if (!isRecord(node)) return node;
  let changes: Map<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    // Examples are not schemas, but a property may be called `examples`.
    if (!isMap && (key === "examples" || key === "example")) continue;
    const changed = rewriteNode(value, key === "properties" && !isMap, rewriting);
    if (changed !== value) changes = (changes ?? new Map()).set(key, changed);
  }
  const changed = changes ? { ...node, ...Object.fromEntries(changes) } : node;
  if (isMap) return changed;
  const rewritten = hasDiscriminator(changed) ? omitDiscriminator(changed) : changed;
  if (isLong(rewritten)) return printDigits(rewritten);
  // The library cannot print `const: null`.
  if ("const" in rewritten && rewritten["const"] === null) return { ...rewritten, type: "null" };
  if (listsObjects(rewritten)) return printListed(rewritten);
  if (hasBooleanBranch(rewritten)) return { ...rewritten, ...printBranches(rewritten) };
  if (isStreamed(rewritten)) return { ...rewritten, schema: rewritten.itemSchema };
  if (isParameter(node)) return widenParameter(describeParameter(rewritten, node.schema, rewriting), node, rewriting);
  if (isJsonParameter(rewritten)) return { ...rewritten, schema: Object.values(rewritten.content)[0]?.schema ?? true };
  return rewritten;
}

function rewriteList(list: readonly unknown[], rewriting: Rewriting): readonly unknown[] {
  let isChanged = false;
  const rewritten = list.map((item) => {
    const result = rewriteNode(item, false, rewriting);
    isChanged ||= result !== item;
    return result;
  });
  return isChanged ? rewritten : list;
}

/** Returns whether an enum belongs to an object. The library would read its values as schemas. */
function listsObjects(node: Readonly<Record<string, unknown>>): node is Record<string, unknown> & { enum: unknown[] } {
  const isObject = [node["type"]].flat().includes("object");
  return (
    isObject &&
    Array.isArray(node["enum"]) &&
    (node["type"] === "object" || "properties" in node || "additionalProperties" in node)
  );
}

/** Writes the objects of an enum as branches. Values of other types are not valid, and are left out. */
function printListed({
  enum: values,
  ...schema
}: Record<string, unknown> & { enum: unknown[] }): Record<string, unknown> {
  const branches = values
    .filter((value) => isRecord(value) && !Array.isArray(value))
    .map((value) => ({ const: value }));
  if (branches.length < values.length || "oneOf" in schema) return schema;
  return { ...schema, oneOf: branches };
}

/** Returns whether a branch is a boolean. The library would look for a `$ref` in it. */
function hasBooleanBranch({ allOf, oneOf }: Readonly<Record<string, unknown>>): boolean {
  return [allOf, oneOf].some((branches) => Array.isArray(branches) && branches.some(isBoolean));
}

function printBranches({ allOf, oneOf }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...(Array.isArray(allOf) ? { allOf: allOf.map(printBranch) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(printBranch) } : {}),
  };
}

/** Writes the schema `true` or `false` as an object. */
function printBranch(schema: unknown): unknown {
  if (!isBoolean(schema)) return schema;
  return schema ? {} : { enum: [] };
}

function isBoolean(schema: unknown): schema is boolean {
  return typeof schema === "boolean";
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}

function hasDiscriminator(node: Readonly<Record<string, unknown>>): boolean {
  const { discriminator } = node;
  return typeof discriminator === "object" && discriminator !== null && "propertyName" in discriminator;
}

function omitDiscriminator(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "discriminator"));
}

function isLong(node: Readonly<Record<string, unknown>>): node is SchemaObject & Record<string, unknown> {
  return isInt64(node);
}

/** Returns the schema of the decimal string for a 64-bit number. `format` still names the type on the wire. */
function printDigits(schema: SchemaObject): SchemaObject {
  const types =
    typeof schema.type === "string" ? "string" : schema.type?.map((type) => (type === "integer" ? "string" : type));
  const printed: SchemaObject = { ...schema, ...(types === undefined ? {} : { type: types }) };
  if (schema.enum) printed.enum = schema.enum.map(printNumber);
  if (schema.const !== undefined) printed.const = printNumber(schema.const);
  return printed;
}

function printNumber(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

/** Returns whether a media type describes the items of a stream. The library knows only `schema`. */
function isStreamed(
  node: Readonly<Record<string, unknown>>,
): node is Record<string, unknown> & { itemSchema: unknown } {
  return "itemSchema" in node && Object.keys(node).every((key) => mediaTypeKeys.includes(key) || key.startsWith("x-"));
}

const mediaTypeKeys = "schema itemSchema example examples encoding prefixEncoding itemEncoding description".split(" ");

function isParameter(node: Readonly<Record<string, unknown>>): node is Record<string, unknown> & { schema: Schema } {
  const { name, in: place, schema } = node;
  return typeof name === "string" && typeof place === "string" && typeof schema === "object" && schema !== null;
}

/** Adds the limits of a parameter to its description, since the type does not show them. */
function describeParameter(
  parameter: Readonly<Record<string, unknown>>,
  schema: Schema,
  { schemas }: Rewriting,
): Readonly<Record<string, unknown>> {
  const description = typeof parameter["description"] === "string" ? parameter["description"].trim() : "";
  const limits = describeLimits(resolveSchema({ schemas, aliases: new Map() }, schema), description);
  if (limits === undefined) return parameter;
  const sentence = description === "" || /[.!?:]$/.test(description) ? description : `${description}.`;
  return { ...parameter, description: `${sentence} ${limits}`.trim() };
}

/** Adds the empty text to the type of a parameter that a request may have without a value. `written` is the parameter in the document. */
function widenParameter(
  parameter: Readonly<Record<string, unknown>>,
  written: Record<string, unknown> & { schema: Schema },
  { schemas }: Rewriting,
): Readonly<Record<string, unknown>> {
  if (written["allowEmptyValue"] !== true || !isParameter(parameter)) return parameter;
  const document = { components: { schemas } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A parameter is the only node with a name, a place and a schema.
  const isWidened = allowsEmptyValue(document, written as unknown as ParameterObject);
  if (!isWidened || admitsTexts(document, written.schema)) return parameter;
  return { ...parameter, schema: admitEmptyValue(parameter.schema) };
}

function isJsonParameter(
  node: Readonly<Record<string, unknown>>,
): node is Record<string, unknown> & { content: Record<string, { schema?: Schema }> } {
  const { name, content, schema } = node;
  return typeof name === "string" && "in" in node && typeof content === "object" && content !== null && !schema;
}
