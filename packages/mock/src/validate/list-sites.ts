import {
  isRecord,
  isReference,
  isSchema,
  type Kind,
  type Node,
  type OpenApi,
  readBodyKind,
  readFragment,
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
  const sites: SchemaSite[] = [];
  /** The examples beside schemas. */
  const beside = new Map<unknown, readonly ExampleSite[]>();
  traverse("openapi", { ...document }, (kind, node, steps) => {
    if (!isServed(kind, steps)) return false;
    if (isSchema(node["schema"])) beside.set(node["schema"], listExamples(document, node, steps));
    if (kind !== "schema") return true;
    const examples = [...readOwn(node, steps), ...(beside.get(node) ?? [])];
    sites.push({ path: [...steps], schema: node, examples }, ...listNested(node, steps));
    return false;
  });
  return sites;
}

/** Returns whether the mock serves an object of the document, or may refer to it. */
function isServed(kind: Kind, steps: readonly Step[]): boolean {
  if (kind === "callback") return false;
  if (kind !== "pathItem" && kind !== "response") return true;
  return (kind === "response" || steps[0] === "paths") && !String(steps.at(-1)).startsWith("x-");
}

/** Lists the examples of a parameter, a header or a media type. */
function listExamples(document: OpenApi, node: Node, path: readonly Step[]): ExampleSite[] {
  const named = isRecord(node["examples"]) ? Object.entries(node["examples"]) : [];
  const examples = [
    ...("example" in node ? [{ path: [...path, "example"], value: node["example"] }] : []),
    ...named.flatMap(([name, entry]) => readNamed(document, [...path, "examples", name], entry)),
  ];
  return examples.filter(({ value }) => typeof value !== "string" || !isText(path));
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

/** Lists the schemas within a schema that have examples. */
function listNested(schema: Node, path: readonly Step[]): SchemaSite[] {
  const sites: SchemaSite[] = [];
  traverse("schema", schema, (kind, node, steps) => {
    if (kind !== "schema" || steps.length === 0) return;
    const place = [...path, ...steps];
    const examples = readOwn(node, place);
    if (examples.length > 0) sites.push({ path: place, schema: node, examples });
  });
  return sites;
}

function readOwn(schema: Node, path: readonly Step[]): ExampleSite[] {
  const { examples } = schema;
  const listed: readonly unknown[] = Array.isArray(examples) ? examples : [];
  return [
    ...listed.map((value, index) => ({ path: [...path, "examples", index], value })),
    ...["example", "x-example", "default"]
      .filter((keyword) => keyword in schema)
      .map((keyword) => ({ path: [...path, keyword], value: schema[keyword] })),
  ];
}
