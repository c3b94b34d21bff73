import {
  type DocumentedOperation,
  isNode,
  type OpenApi,
  schemaCollectionKeywords,
  schemaKeywords,
  type SchemaView,
  viewSchema,
} from "@shortvideo-api/document";
import type { NamedSchema } from "@shortvideo-api/model";
import type { SiteOperation, SiteType, SiteWebhook } from "./content.js";
import { createPageNamer } from "./name-pages.js";

/** Lists the component schemas that operations and webhooks use, by key, in the order of the document. */
export function listTypes(
  root: OpenApi,
  schemas: readonly NamedSchema[],
  requests: readonly (SiteOperation | SiteWebhook)[],
): ReadonlyMap<string, SiteType> {
  // Each type with the keys of those that it names.
  const reached = new Map<string, { view: SchemaView; inner: ReadonlySet<string> }>();
  const operations = new Map<string, (SiteOperation | SiteWebhook)[]>();
  const reach = (key: string): void => {
    const schema = Object.hasOwn(root.components.schemas, key) ? root.components.schemas[key] : undefined;
    if (schema === undefined || reached.has(key)) return;
    const view = viewSchema(root, schema);
    const inner = new Set<string>();
    reached.set(key, { view, inner });
    for (const part of listParts(root, view)) addKeys(root, part, inner);
    for (const each of inner) reach(each);
  };
  for (const user of requests) {
    const found = new Set<string>();
    for (const view of listViews(user.documented)) addKeys(root, view, found);
    for (const key of found) {
      reach(key);
      operations.set(key, [...(operations.get(key) ?? []), user]);
    }
  }
  const namePage = createPageNamer("types");
  const types = new Map<string, SiteType & { types: SiteType[] }>();
  for (const schema of schemas) {
    const { key, name } = schema;
    const view = reached.get(key)?.view;
    if (view) types.set(key, { schema, view, page: namePage(name), operations: operations.get(key) ?? [], types: [] });
  }
  for (const [key, type] of types) for (const each of reached.get(key)?.inner ?? []) types.get(each)?.types.push(type);
  return types;
}

/** Lists the views of all values that an operation receives and returns. */
function listViews({ parameters, body, responses }: DocumentedOperation): SchemaView[] {
  const media = [body, ...responses.values()].flatMap((part) => part?.media ?? []);
  const headers = [...responses.values()].flatMap((response) => response.headers);
  return [...parameters, ...headers, ...media].map(({ view }) => view);
}

/** Adds the keys of the component schemas that a schema names, not those that these name. */
function addKeys(root: OpenApi, view: SchemaView, found: Set<string>, seen: Set<unknown> = new Set()): void {
  if (view.key !== undefined) found.add(view.key);
  else if (!seen.has(view.own)) {
    seen.add(view.own);
    for (const part of listParts(root, view)) addKeys(root, part, found, seen);
  }
}

/** Lists the parts of a schema: its properties, items, branches. */
function listParts(root: OpenApi, { own, allOf, choices }: SchemaView): SchemaView[] {
  const parts = Object.entries(own).flatMap(([keyword, value]: [string, unknown]): unknown[] => {
    if (schemaKeywords.has(keyword)) return [value];
    return schemaCollectionKeywords.has(keyword) && keyword !== "$defs" ? Object.values(value ?? {}) : [];
  });
  return [
    ...parts.flatMap((part) => (isNode(part) ? [viewSchema(root, part)] : [])),
    ...allOf,
    ...choices.flatMap(({ branches }) => branches),
  ];
}
