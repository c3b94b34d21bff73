import {
  isInt64,
  type OpenApi,
  type PathItem,
  type Schema,
  type SchemaObject,
  httpMethods,
} from "@shortvideo-api/document/source";
import { describeLimits } from "../../model/operation/describe-limits.ts";
import { resolveSchema } from "../../model/schema/schema.ts";
import { breakCircles } from "./break-circles.ts";

/** A document as its types are to be printed. */
export interface TypeView {
  root: OpenApi;
  /** Are there discriminators? The component schemas may then be written into. */
  hasDiscriminators: boolean;
}

/**
 * What the caller's side sees of a document, in terms that openapi-typescript prints well. The document itself stays as
 * it is; whatever needs no change is shared with it.
 *
 * - 64-bit integers are decimal strings.
 * - A parameter that travels as JSON text has the schema of its content, and its description has its limits.
 * - Every operation has its id: `operationIds` by request, such as `GET /api/post/detail`.
 * - A choice with a discriminator is no parent of what it is a part of.
 * - No schema is made of itself, see {@link breakCircles}.
 */
export function viewForTypes(root: OpenApi, operationIds: ReadonlyMap<string, string>): TypeView {
  const rewriting: Rewriting = { hasDiscriminators: false, schemas: root.components.schemas };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rewriting changes what nodes say, not what they are.
  const rewritten = rewriteNode(root, false, rewriting) as OpenApi;
  const schemas = breakCircles(rewritten.components.schemas);
  return {
    root: {
      ...rewritten,
      paths: nameOperations(rewritten.paths, operationIds),
      components: {
        ...rewritten.components,
        schemas: rewriting.hasDiscriminators ? structuredClone(schemas) : schemas,
      },
    },
    hasDiscriminators: rewriting.hasDiscriminators,
  };
}

interface Rewriting {
  hasDiscriminators: boolean;
  readonly schemas: OpenApi["components"]["schemas"];
}

function nameOperations(
  paths: Record<string, PathItem>,
  operationIds: ReadonlyMap<string, string>,
): Record<string, PathItem> {
  const named: [string, PathItem][] = Object.entries(paths).map(([path, item]) => {
    const printed = { ...item };
    for (const httpMethod of httpMethods) {
      const operationId = operationIds.get(`${httpMethod.toUpperCase()} ${path}`);
      const operation = item[httpMethod];
      // What no call is made for is no part of any type.
      if (operation && operationId !== undefined) printed[httpMethod] = { ...operation, operationId };
      else delete printed[httpMethod];
    }
    return [path, printed];
  });
  return Object.fromEntries(named);
}

/** Rewrites a node and all below it; gives the node itself where nothing changes. */
function rewriteNode(node: unknown, isMap: boolean, rewriting: Rewriting): unknown {
  if (Array.isArray(node)) return rewriteList(node, rewriting);
  if (!isRecord(node)) return node;
  let changes: Map<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    // Examples are no schemas. A property may be called `examples`, though.
    if (!isMap && (key === "examples" || key === "example")) continue;
    const rewrittenValue = rewriteNode(value, key === "properties" && !isMap, rewriting);
    const changed = key === "allOf" && !isMap ? keepChoices(rewrittenValue, rewriting) : rewrittenValue;
    if (changed !== value) changes = (changes ?? new Map()).set(key, changed);
  }
  const rewritten = changes ? { ...node, ...Object.fromEntries(changes) } : node;
  if (isMap) return rewritten;
  if (hasDiscriminator(rewritten)) rewriting.hasDiscriminators = true;
  if (isLong(rewritten)) return printDigits(rewritten);
  // The library prints no constant null.
  if ("const" in rewritten && rewritten["const"] === null) return { ...rewritten, type: "null" };
  if (hasBooleanBranch(rewritten)) return { ...rewritten, ...printBranches(rewritten) };
  if (isParameter(node)) return describeParameter(rewritten, node.schema, rewriting);
  if (isJsonParameter(rewritten)) return { ...rewritten, schema: Object.values(rewritten.content)[0]?.schema ?? true };
  return rewritten;
}

function rewriteList(list: readonly unknown[], rewriting: Rewriting): readonly unknown[] {
  let changed = false;
  const rewritten = list.map((item) => {
    const result = rewriteNode(item, false, rewriting);
    changed ||= result !== item;
    return result;
  });
  return changed ? rewritten : list;
}

/**
 * The library takes what has a discriminator for a parent, and omits its property: of a union, that leaves nothing but what
 * all alternatives have. As the one alternative of another choice, it is printed as it is.
 */
function keepChoices(parts: unknown, { schemas }: Rewriting): unknown {
  if (!Array.isArray(parts) || !parts.some((part) => isTaggedChoice(part, schemas))) return parts;
  return parts.map((part: unknown) => (isTaggedChoice(part, schemas) ? { oneOf: [part] } : part));
}

function isTaggedChoice(part: unknown, schemas: Rewriting["schemas"]): boolean {
  if (!isRecord(part)) return false;
  const schema = resolveSchema({ schemas, aliases: new Map() }, part);
  return (
    typeof schema === "object" && schema.discriminator !== undefined && (schema.oneOf ?? schema.anyOf) !== undefined
  );
}

/** The library looks for a `$ref` in each branch, even in `true`. */
function hasBooleanBranch({ allOf, oneOf }: Readonly<Record<string, unknown>>): boolean {
  return [allOf, oneOf].some((branches) => Array.isArray(branches) && branches.some(isBoolean));
}

function printBranches({ allOf, oneOf }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...(Array.isArray(allOf) ? { allOf: allOf.map(printBranch) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(printBranch) } : {}),
  };
}

/** As an object, the schema that admits everything, or nothing. */
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

function isLong(node: Readonly<Record<string, unknown>>): node is SchemaObject & Record<string, unknown> {
  return isInt64(node);
}

/** The schema of the decimal string that stands for the number; what it is on the wire stays told by `format`. */
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

function isParameter(node: Readonly<Record<string, unknown>>): node is Record<string, unknown> & { schema: Schema } {
  const { name, in: place, schema } = node;
  return typeof name === "string" && typeof place === "string" && typeof schema === "object" && schema !== null;
}

/** Adds the limits of a parameter, which no type shows, to its description. */
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

function isJsonParameter(
  node: Readonly<Record<string, unknown>>,
): node is Record<string, unknown> & { content: Record<string, { schema?: Schema }> } {
  const { name, content, schema } = node;
  return typeof name === "string" && "in" in node && typeof content === "object" && content !== null && !schema;
}
