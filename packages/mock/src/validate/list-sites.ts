import {
  isNode,
  isRecord,
  isReference,
  isSchema,
  type OpenApi,
  readBodyKind,
  readFragment,
  readOperations,
  type Schema,
  type Step,
  traverse,
} from "@shortvideo-api/document";

/** A schema, with its place in the document and its examples. */
export interface SchemaSite {
  readonly path: readonly Step[];
  readonly schema: Schema;
  readonly examples: readonly ExampleSite[];
}

/** An example or a default, with its place in the document. */
export interface ExampleSite {
  readonly path: readonly Step[];
  readonly value: unknown;
}

/**
 * Lists the schemas of an OpenAPI document, each once. These are the schemas of paths, those of components, used or not, and the inner
 * schemas that have examples or a default.
 */
export function listSites(document: OpenApi): SchemaSite[] {
  const { paths, components } = document;
  return [
    ...Object.entries(paths).flatMap(([path, { parameters }]) =>
      listEach(document, ["paths", path, "parameters"], parameters, listHolder),
    ),
    ...readOperations(document).flatMap(({ node, steps }) => listOperation(document, steps, node)),
    ...Object.entries(components).flatMap(([kind, entries]) =>
      listEach(document, ["components", kind], entries, listComponent(kind)),
    ),
  ];
}

type List = (document: OpenApi, path: readonly Step[], node: unknown) => SchemaSite[];

function listComponent(kind: string): List {
  if (kind === "schemas") return listSchema;
  if (kind === "responses" || kind === "requestBodies") return listContentHolder;
  return kind === "parameters" || kind === "headers" ? listHolder : () => [];
}

function listOperation(document: OpenApi, path: readonly Step[], node: unknown): SchemaSite[] {
  if (!isRecord(node)) return [];
  return [
    ...listEach(document, [...path, "parameters"], node["parameters"], listHolder),
    ...listContentHolder(document, [...path, "requestBody"], node["requestBody"]),
    ...listEach(document, [...path, "responses"], node["responses"], listContentHolder),
  ];
}

/** Lists the schemas of a response or a request body. */
function listContentHolder(document: OpenApi, path: readonly Step[], node: unknown): SchemaSite[] {
  if (!isRecord(node) || isReference(node)) return [];
  return [
    ...listEach(document, [...path, "headers"], node["headers"], listHolder),
    ...listEach(document, [...path, "content"], node["content"], listHolder),
  ];
}

/** Lists the schemas of an object with a schema and examples: a parameter, a header or a media type. */
function listHolder(document: OpenApi, path: readonly Step[], node: unknown): SchemaSite[] {
  if (!isRecord(node) || isReference(node)) return [];
  const inside = listEach(document, [...path, "content"], node["content"], listHolder);
  const { schema } = node;
  if (!isSchema(schema)) return inside;
  const named = isRecord(node["examples"]) ? Object.entries(node["examples"]) : [];
  const examples = [
    ...("example" in node ? [{ path: [...path, "example"], value: node["example"] }] : []),
    ...named.flatMap(([name, entry]) => readNamed(document, [...path, "examples", name], entry)),
  ];
  const checked = examples.filter(({ value }) => typeof value !== "string" || !isText(path));
  const [own, ...nested] = listSchema(document, [...path, "schema"], schema);
  return own ? [...inside, { ...own, examples: [...own.examples, ...checked] }, ...nested] : inside;
}

/** Returns whether an example may be a text because its media type is not JSON. */
function isText(path: readonly Step[]): boolean {
  const [holder, name] = path.slice(-2);
  return holder === "content" && readBodyKind(String(name)) !== "json";
}

function readNamed(document: OpenApi, path: readonly Step[], entry: unknown): ExampleSite[] {
  if (!isRecord(entry)) return [];
  if (!isReference(entry)) return "value" in entry ? [{ path: [...path, "value"], value: entry["value"] }] : [];
  const target = readFragment(entry.$ref.slice(1));
  const found = target.reduce((node: unknown, step) => (isRecord(node) ? node[step] : undefined), document);
  return isRecord(found) && "value" in found ? [{ path: [...target, "value"], value: found["value"] }] : [];
}

/** Lists the schema itself, and those within it that have examples. */
function listSchema(document: OpenApi, path: readonly Step[], schema: unknown): SchemaSite[] {
  return isSchema(schema) ? [{ path, schema, examples: readOwn(path, schema) }, ...listNested(path, schema)] : [];
}

function listNested(path: readonly Step[], schema: Schema): SchemaSite[] {
  const sites: SchemaSite[] = [];
  if (!isNode(schema)) return sites;
  traverse("schema", schema, (kind, node, steps) => {
    if (kind !== "schema" || steps.length === 0 || !isSchema(node)) return;
    const place = [...path, ...steps];
    const examples = readOwn(place, node);
    if (examples.length > 0) sites.push({ path: place, schema: node, examples });
  });
  return sites;
}

function readOwn(path: readonly Step[], schema: Schema): ExampleSite[] {
  if (typeof schema === "boolean") return [];
  const { examples } = schema;
  const listed = Array.isArray(examples) ? examples : [];
  return [
    ...listed.map((value: unknown, index) => ({ path: [...path, "examples", index], value })),
    ...(["example", "x-example", "default"] as const)
      .filter((keyword) => keyword in schema)
      .map((keyword) => ({ path: [...path, keyword], value: schema[keyword] })),
  ];
}

function listEach(document: OpenApi, path: readonly Step[], entries: unknown, list: List): SchemaSite[] {
  if (!isRecord(entries)) return [];
  return Object.entries(entries).flatMap(([name, entry]) => list(document, [...path, name], entry));
}
