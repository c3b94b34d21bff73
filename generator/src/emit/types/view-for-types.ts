import {
  type Field,
  type Kind,
  type Node,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  admitEmptyValue,
  admitsTexts,
  changeEach,
  fieldOf,
  httpMethods,
  isNode,
  isReference,
  listOperationNodes,
  readParameter,
  resolve,
} from "@shortvideo-api/document/source";
import { describeLimits, listWebhooks, endSentence } from "@shortvideo-api/model/source";
import { printLong } from "./print-long.ts";

/**
 * Returns the caller's view of a document, in the form that the printer of types expects. The document itself stays
 * unchanged, and the view shares its unchanged parts. Schemas stay as they are.
 *
 * - A parameter that travels as JSON text has the schema of its content, and its description has its limits.
 * - A parameter that a request may have without a value also has the empty text.
 * - The components have no path items, and none of them refers to another one. Schemas are an exception.
 * - A media type with `itemSchema` has this schema as its `schema`.
 * - Every operation has its id: `operationIds` by request, such as `GET /api/post/detail`.
 * - Webhooks and callbacks have their ids as keys, and one method each.
 */
export function viewForTypes(root: OpenApi, operationIds: ReadonlyMap<string, string>): OpenApi {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rewriting changes the fields of nodes, not their kind.
  const rewritten = rewrite("openapi", { ...root }, root) as unknown as OpenApi;
  // Paths have a copy of the path item that they refer to, and an operation has its types once.
  const { pathItems: _, ...components } = rewritten.components;
  return {
    ...rewritten,
    components,
    paths: nameOperations(rewritten.paths, operationIds),
    ...viewWebhooks(rewritten, operationIds),
  };
}

function nameOperations(
  paths: Record<string, PathItem>,
  operationIds: ReadonlyMap<string, string>,
): Record<string, PathItem> {
  const named = Object.entries(paths).flatMap(([path, item]): [string, PathItem][] => {
    // The client has no methods for such a path.
    if (!path.startsWith("/")) return [];
    const { parameters, servers } = item;
    const view: PathItem = { ...(parameters ? { parameters } : {}), ...(servers ? { servers } : {}) };
    for (const { method, operation } of listOperationNodes(item)) {
      const operationId = operationIds.get(`${method} ${path}`);
      // Operations that the client has no method for have no types.
      if (operationId !== undefined) placeOperation(view, method, { ...operation, operationId });
    }
    return [[path, view]];
  });
  return Object.fromEntries(named);
}

/** Adds an operation to a path item, in place. */
function placeOperation(item: PathItem, method: string, operation: OperationObject): PathItem {
  const key = httpMethods.find((each) => each.toUpperCase() === method);
  if (key) item[key] = operation;
  else item.additionalOperations = { ...item.additionalOperations, [method]: operation };
  return item;
}

/** Returns the webhooks and callbacks by their ids; nothing if none exist. */
function viewWebhooks(root: OpenApi, operationIds: ReadonlyMap<string, string>): Pick<OpenApi, "webhooks"> {
  const view = listWebhooks(root, operationIds).map(({ id, documented }): [string, PathItem] => {
    const { node, method, parameters } = documented;
    const { operationId: _, callbacks: __, ...rest } = node;
    const typed = { ...rest, parameters: parameters.map((parameter) => parameter.node) };
    return [id, placeOperation({}, method, typed)];
  });
  return view.length === 0 ? {} : { webhooks: Object.fromEntries(view) };
}

/** Rewrites a node and all nodes below it, apart from schemas. Returns the node itself if nothing changes. */
function rewrite(kind: Kind, node: Node, root: OpenApi): Node {
  let seen = node;
  for (const [key, value] of Object.entries(node)) {
    const field = fieldOf(kind, key);
    const changed = field ? rewriteField(kind, field, value, root) : value;
    if (changed === value) continue;
    if (seen === node) seen = { ...node };
    seen[key] = changed;
  }
  if (kind === "mediaType" && "itemSchema" in seen) return { ...seen, schema: seen["itemSchema"] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader has checked the fields of parameters.
  return kind === "parameter" ? ({ ...viewParameter(seen as unknown as ParameterObject, root) } satisfies Node) : seen;
}

function rewriteField(kind: Kind, field: Field, value: unknown, root: OpenApi): unknown {
  if (field.is === "value") return printLong(value);
  if (!("of" in field) || field.of === "schema") return value;
  const change = (child: unknown): unknown =>
    isNode(child) ? rewrite(field.of, kind === "components" ? resolve(root, child) : child, root) : child;
  return field.is === "one" ? change(value) : changeEach(value, change);
}

/**
 * Returns a parameter with the limits of its schema in its description, since the type does not show them. The type of a parameter that a
 * request may have without a value contains the empty text.
 */
function viewParameter(parameter: ParameterObject, root: OpenApi): ParameterObject {
  if (isReference(parameter)) return parameter;
  const { media, schema, view, allowsEmpty } = readParameter(root, { node: parameter, steps: [] });
  if (media) return { ...parameter, schema };
  const description = parameter.description?.trim() ?? "";
  const limits = describeLimits(view, description);
  const sentence = description === "" ? "" : `${endSentence(description)} `;
  return {
    ...parameter,
    ...(limits === undefined ? {} : { description: sentence + limits }),
    schema: allowsEmpty && !admitsTexts(root, schema) ? admitEmptyValue(schema) : schema,
  };
}
