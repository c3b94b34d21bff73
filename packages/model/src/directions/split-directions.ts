import {
  changeEach,
  type Direction,
  fieldOf,
  groupEntries,
  isKeptOut,
  isNode,
  isRecord,
  type Kind,
  type Node,
  type OpenApi,
  resolveKnown,
  sameValueKeywords,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document/source";
import { keyOf } from "@shortvideo-api/document/sample/source";
import { listKeptOut, type View, viewSchema } from "./view-schema.ts";

/** A document whose schemas describe either what clients send or what services send. */
export interface SplitDocument {
  root: OpenApi;
  /** The key in the document, by the key of a component schema that was split off. */
  origins: ReadonlyMap<string, string>;
}

/**
 * Splits the schemas of a document by direction: a request has no read-only property, and a response no write-only one. A
 * component schema that differs, and that both requests and responses contain, becomes two: `Pet` for responses, `PetRequest` for
 * requests.
 *
 * Webhooks and callbacks contain their bodies and responses instead of references: the service sends these bodies, and components describe
 * the bodies that callers send.
 */
export function splitDirections(root: OpenApi): SplitDocument {
  const { schemas } = root.components;
  const differing = listDiffering(root);
  const { request: sent, response: received } = listUsed(root);
  const variants = nameVariants(
    schemas,
    [...differing].filter((key) => sent.has(key) && received.has(key)),
  );
  const request: View = { root, direction: "request", variants };
  const response: View = { root, direction: "response", variants: new Map() };
  const rewritten = Object.entries(schemas).map(([key, schema]): [string, Schema] => {
    const view = sent.has(key) && !received.has(key) ? request : response;
    return [key, differing.has(key) ? rewriteSchema(view, schema) : schema];
  });
  const added = [...variants].map(([key, variant]): [string, Schema] => [
    variant,
    rewriteSchema(request, schemas[key] ?? true),
  ]);
  const views = { request, response };
  const { schemas: _, ...components } = root.components;
  const { components: __, ...rest } = root;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rewriting changes the fields of nodes, not their kind.
  const split = {
    ...rewrite("openapi", rest, { views }),
    components: {
      ...rewrite("components", components, { views }),
      schemas: Object.fromEntries([...rewritten, ...added]),
    },
  } as unknown as OpenApi;
  return { root: split, origins: new Map([...variants].map(([key, variant]) => [variant, key])) };
}

/** Names the schema for requests of each key. */
function nameVariants(schemas: Readonly<Record<string, Schema>>, keys: readonly string[]): Map<string, string> {
  const taken = new Set(Object.keys(schemas).map((name) => name.toLowerCase()));
  return new Map(
    keys.map((key) => {
      let name = `${key}Request`;
      while (taken.has(name.toLowerCase())) name += "Body";
      taken.add(name.toLowerCase());
      return [key, name];
    }),
  );
}

/** Lists the component schemas that differ in a direction, in themselves or in what they refer to. */
function listDiffering(root: OpenApi): ReadonlySet<string> {
  const references: [to: string, from: string][] = [];
  const found: string[] = [];
  for (const [key, schema] of Object.entries(root.components.schemas)) {
    const referred = new Set<string>();
    let isDiffering = false;
    visitSchemas(root, "schema", schema, undefined, (part) => {
      const to = keyOf(part);
      if (to !== undefined) referred.add(to);
      for (const property of Object.values(part.properties ?? {})) {
        isDiffering ||= isKeptOut(root, property, "request") || isKeptOut(root, property, "response");
      }
    });
    if (isDiffering) found.push(key);
    for (const to of referred) references.push([to, key]);
  }
  const referrers = groupEntries(references);
  const differing = new Set<string>();
  for (let key = found.pop(); key !== undefined; key = found.pop()) {
    if (differing.has(key)) continue;
    differing.add(key);
    found.push(...(referrers.get(key) ?? []));
  }
  // In the order of the document.
  return new Set(Object.keys(root.components.schemas).filter((key) => differing.has(key)));
}

/** Lists the component schemas that requests and responses contain. */
function listUsed(root: OpenApi): Record<Direction, ReadonlySet<string>> {
  const { schemas, ...components } = root.components;
  const used = { request: new Set<string>(), response: new Set<string>() };
  const add = (part: SchemaObject, direction: Direction | undefined): void => {
    const key = keyOf(part);
    if (key !== undefined && direction) used[direction].add(key);
  };
  visitSchemas(root, "openapi", { ...root, components }, undefined, add);
  for (const direction of ["request", "response"] as const) {
    // The set grows while it is read.
    for (const key of used[direction]) visitSchemas(root, "schema", schemas[key] ?? true, direction, add);
  }
  return used;
}

/** Calls `enter` for each schema below a node, with the direction in which it is sent. */
function visitSchemas(
  root: OpenApi,
  kind: Kind,
  given: unknown,
  outer: Direction | undefined,
  enter: (schema: SchemaObject, direction: Direction | undefined) => void,
  isReversed = false,
): void {
  if (!isNode(given)) return;
  const node = isReversed ? resolveReceived(root, kind, given) : given;
  const direction = readDirection(kind, outer, isReversed);
  if (kind === "schema") enter(node, direction);
  for (const key of Object.keys(node)) {
    const field = fieldOf(kind, key);
    if (field === undefined || !("of" in field)) continue;
    const value = node[key];
    const isReversedBelow = isReversed || isSentByService(kind, key);
    const parts = field.is === "one" ? [value] : isRecord(value) ? Object.values(value) : [];
    for (const part of parts) visitSchemas(root, field.of, part, direction, enter, isReversedBelow);
  }
}

function readDirection(kind: Kind, outer: Direction | undefined, isReversed: boolean): Direction | undefined {
  if (kind === "requestBody" || kind === "parameter") return isReversed ? "response" : "request";
  if (kind === "response") return isReversed ? "request" : "response";
  return outer ?? (kind === "header" ? "response" : undefined);
}

/** Returns whether the service sends the requests below a field: it writes their bodies, and reads the responses. */
function isSentByService(kind: Kind, key: string): boolean {
  return key === "callbacks" ? kind === "operation" || kind === "components" : key === "webhooks" && kind === "openapi";
}

/** Returns the target of a `$ref` to a body or a response of a request that the service sends, and any other node itself. */
function resolveReceived(root: OpenApi, kind: Kind, node: Node): Node {
  return kind === "requestBody" || kind === "response" ? (resolveKnown(root, node) ?? node) : node;
}

interface Rewriting {
  readonly views: Readonly<Record<Direction, View>>;
  readonly direction?: Direction | undefined;
  /** The properties that other parts of the same value keep out. */
  readonly above?: ReadonlySet<string>;
  /** Whether the service sends the requests. */
  readonly isReversed?: boolean;
}

function rewriteSchema(view: View, schema: Schema): Schema {
  if (!isNode(schema)) return schema;
  const views = { request: view, response: view };
  return rewrite("schema", schema, { views, direction: view.direction });
}

/** Rewrites a node and all nodes below it. Shares what does not change. */
function rewrite(kind: Kind, given: Node, { above = noNames, ...rest }: Rewriting): Node {
  const node = rest.isReversed ? resolveReceived(rest.views.request.root, kind, given) : given;
  const direction = readDirection(kind, rest.direction, rest.isReversed ?? false);
  const view = kind === "schema" && direction ? rest.views[direction] : undefined;
  const keptOut = view ? listKeptOut(view, node) : [];
  const names = keptOut.length === 0 ? above : new Set([...above, ...keptOut]);
  const viewed = view ? viewSchema(view, node, names) : node;
  let seen: Node = viewed === node ? node : { ...viewed };
  for (const key of Object.keys(seen)) {
    const field = fieldOf(kind, key);
    if (field === undefined || !("of" in field)) continue;
    const inner = {
      ...rest,
      direction,
      ...(sameValue.has(key) ? { above: names } : {}),
      ...(isSentByService(kind, key) ? { isReversed: true } : {}),
    };
    const change = (child: unknown): unknown => (isNode(child) ? rewrite(field.of, child, inner) : child);
    const value = seen[key];
    const changed = field.is === "one" ? change(value) : changeEach(value, change);
    if (changed === value) continue;
    if (seen === node) seen = { ...node };
    seen[key] = key === "allOf" ? omitEmptied(value, changed) : changed;
  }
  return seen;
}

const noNames: ReadonlySet<string> = new Set();

function omitEmptied(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  const parts: readonly unknown[] = before;
  return after.filter((part, index) => !isEmptied(parts[index], part));
}

/** Returns whether a part lost all its properties, and has no other keywords. Its type would admit any property. */
function isEmptied(part: unknown, seen: unknown): boolean {
  if (!isNode(part) || !isNode(seen) || !isNode(part["properties"]) || !isNode(seen["properties"])) return false;
  const left = Object.entries(seen).filter(([key, value]) => !isIdle(key, value));
  return Object.keys(part["properties"]).length > 0 && left.length === 0;
}

function isIdle(key: string, value: unknown): boolean {
  const isEmpty = (key === "properties" || key === "required") && Object.values(value ?? {}).length === 0;
  return isEmpty || key === "type" || key === "title" || key === "description" || key.startsWith("x-");
}

const sameValue: ReadonlySet<string> = new Set(sameValueKeywords);
