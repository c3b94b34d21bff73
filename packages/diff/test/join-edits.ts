import { isNode } from "@shortvideo-api/document/source";
import type { Edit, Json } from "./edit.ts";

/** One of the two documents of an edit. */
export type Half = "before" | "after";

/** Fields of a document in which joined edits may differ; other fields concern all operations. */
const ownFields = new Set(["openapi", "info", "tags", "paths", "components"]);

/** Returns `true` if the edit can be joined with others: it concerns neither the whole API nor names of types. */
export function isJoinable({ before, after, expect: expected }: Edit): boolean {
  if (expected.length === 0 || expected.some(([code]) => code.startsWith("schema-"))) return false;
  return (
    [before, after].every(
      (document) =>
        document["openapi"] === "3.1.0" &&
        Object.keys(document).every((field) => ownFields.has(field)) &&
        JSON.stringify(document["tags"]) === JSON.stringify(before["tags"]) &&
        JSON.stringify(document["info"]) === JSON.stringify(before["info"]),
    ) && JSON.stringify(before["tags"]) === JSON.stringify([{ name: "pets", description: "Pets." }])
  );
}

/** Joins documents. Every name gets a prefix of its edit, so that the edits do not interfere. */
export function joinEdits(edits: readonly Edit[], half: Half): Json {
  const joined: Json & { paths: Json; components: Record<string, Json> } = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1.0.0" },
    paths: {},
    components: {},
  };
  for (const [index, edit] of edits.entries()) {
    const { paths, components } = edit[half];
    const prefix = `e${index}`;
    for (const [path, item] of entriesOf(paths)) joined.paths[`/${prefix}${path}`] = rename(item, prefix);
    for (const [kind, nodes] of entriesOf(components)) {
      joined.components[kind] ??= {};
      for (const [key, node] of entriesOf(nodes)) joined.components[kind][`${prefix}${key}`] = rename(node, prefix);
    }
  }
  return joined;
}

function rename(node: unknown, prefix: string, field = ""): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => rename(item, prefix, field));
  if (typeof node === "string") return renameText(node, prefix, field);
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      // A mapping may name a component without a path.
      rename(value, prefix, field === "mapping" ? field : key),
    ]),
  );
}

function renameText(text: string, prefix: string, field: string): string {
  if (text.startsWith("#/components/")) return text.replace(/[^/]+$/, (key) => `${prefix}${key}`);
  if (field === "mapping") return `${prefix}${text}`;
  if (field === "class") return `${prefix.toUpperCase()}${text}`;
  return field === "operationId" || field === "tags" || field === "use" ? `${prefix}${text}` : text;
}

function entriesOf(node: unknown): [string, unknown][] {
  return isNode(node) ? Object.entries(node) : [];
}
