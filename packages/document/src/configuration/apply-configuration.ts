import type { Configuration, OperationSelection } from "./configuration.ts";
import type { ConfiguredDocument } from "./configured-document.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { dropOperations } from "./drop-operations.ts";
import { suggestName } from "../checks/find-near-name.ts";
import { findOperations, findTagged, listSelectable, type SelectableOperation } from "./list-selectable.ts";
import { isNode, type Node, ownProperty, type Step } from "../openapi/node.ts";
import { readConfiguration } from "./read-configuration.ts";
import { type NamedRequest, haveNoOwnIds } from "../names/derive-operation-ids.ts";
import { nameErrors } from "./name-errors.ts";
import { splitName } from "../names/split-name.ts";
import { renameSchemes } from "./rename-schemes.ts";
import type { DocumentEditor } from "../overlay/edit-document.ts";
import type { Source } from "../text/source.ts";

/** Reports a key of a configuration that has no effect. */
type ReportMiss = (steps: readonly Step[], message: string, code?: DiagnosticCode) => void;

/**
 * Applies a configuration to a document: leaves operations out, renames, adds pagination. Reports each name in the
 * configuration that the document does not have.
 */
export function applyConfiguration(document: ConfiguredDocument, source: Source, collector: DiagnosticCollector): void {
  const configuration = readConfiguration(source, collector);
  if (!configuration) return;
  const collect = collector.within(source, []);
  const report: ReportMiss = (steps, message, code = "configuration-selects-nothing") => collect(code, steps, message);
  const { root, editor, leftOut } = document;
  const all = listSelectable(root);
  const isDerived = haveNoOwnIds(all.map(toNamedRequest));
  const dropped = selectDropped(configuration, all, report);
  for (const [name, pagination] of Object.entries(configuration.pagination ?? {})) {
    const steps = ["pagination", name];
    for (const { operation } of listFound(findOperations(name, all), steps, report)) {
      editor.set(operation, "x-pagination", pagination, { source, steps });
    }
  }
  renameOperations(configuration, all, { source, editor, report });
  renameTags(root, configuration, all, { source, editor, report });
  if (configuration.errors) nameErrors(document, configuration.errors, { source, all, report });
  if (configuration.auth) renameSchemes(root, configuration.auth, report);
  nameTypes(root, configuration, { source, editor, report });
  // The default depends on all ids of the document, before operations are renamed or left out.
  const names = configuration.names ?? readNames(root) ?? (isDerived ? "derived" : "as-written");
  editor.set(root, "x-names", names, { source, steps: ["names"] });
  if (dropped.size > 0) dropOperations(root, dropped, leftOut);
}

/** Returns the `x-names` of the document. */
function readNames({ "x-names": names }: Node): Configuration["names"] {
  return names === "derived" || names === "as-written" ? names : undefined;
}

function toNamedRequest({ id, requestLine }: SelectableOperation): NamedRequest {
  const space = requestLine.indexOf(" ");
  return { operationId: id, httpMethod: requestLine.slice(0, space), path: requestLine.slice(space + 1) };
}

/** The file of the configuration, and the functions that change the document and report problems. */
interface ChangeOptions {
  readonly source: Source;
  readonly editor: DocumentEditor;
  readonly report: ReportMiss;
}

/** Returns the operations that the configuration leaves out. */
function selectDropped(
  { include, exclude }: Configuration,
  all: readonly SelectableOperation[],
  report: ReportMiss,
): ReadonlySet<Node> {
  const included = include && select(include, "include", all, report);
  const excluded = exclude && select(exclude, "exclude", all, report);
  const dropped = all.filter((selectable) => (included && !included.has(selectable)) || excluded?.has(selectable));
  if (dropped.length === all.length && all.length > 0) {
    const key = exclude ? "exclude" : "include";
    report([key], `\`${key}\` leaves no operation of the document.`);
    return new Set();
  }
  return new Set(dropped.map(({ operation }) => operation));
}

function select(
  { tags = [], operations = [] }: OperationSelection,
  key: "include" | "exclude",
  all: readonly SelectableOperation[],
  report: ReportMiss,
): ReadonlySet<SelectableOperation> {
  return new Set([
    ...tags.flatMap((tag, index) => listFound(findTagged(tag, all), [key, "tags", index], report)),
    ...operations.flatMap((name, index) => listFound(findOperations(name, all), [key, "operations", index], report)),
  ]);
}

/** Returns the found operations. Reports the message if none exist. */
function listFound(
  found: readonly SelectableOperation[] | string,
  steps: readonly Step[],
  report: ReportMiss,
): readonly SelectableOperation[] {
  if (typeof found !== "string") return found;
  report(steps, found);
  return [];
}

function renameOperations(
  { rename }: Configuration,
  all: readonly SelectableOperation[],
  { source, editor, report }: ChangeOptions,
): void {
  for (const [name, operationId] of Object.entries(rename?.operations ?? {})) {
    const steps = ["rename", "operations", name];
    const found = listFound(findOperations(name, all), steps, report);
    const [first, second] = found;
    if (first && second) {
      const message = `\`${name}\` stands for ${found.length} operations, such as \`${first.requestLine}\` and \`${second.requestLine}\`.`;
      report(steps, `${message} A name belongs to one operation.`);
    } else if (first) {
      editor.set(first.operation, "operationId", operationId, { source, steps });
      editor.set(first.operation, "x-names", "as-written", { source, steps });
    }
  }
}

/** Renames tags, in operations and in the list of tags. */
function renameTags(
  root: Node,
  { rename }: Configuration,
  all: readonly SelectableOperation[],
  { source, editor, report }: ChangeOptions,
): void {
  const names = new Map(Object.entries(rename?.tags ?? {}));
  const former = Object.fromEntries([...names].map(([tag, name]) => [name, tag]));
  if (names.size > 0) editor.set(root, "x-former-tags", former, { source, steps: ["rename", "tags"] });
  for (const tag of names.keys()) {
    const found = listFound(findTagged(tag.replaceAll("*", ""), all), ["rename", "tags", tag], report);
    const [first] = found;
    if (first?.id !== undefined && found.every(({ id }) => id !== undefined && splitName(id).length > 1)) {
      const message = `The tag \`${tag}\` does not name a resource: ids such as \`${first.id}\` name it.`;
      report(["rename", "tags", tag], message);
    }
  }
  const renameTag = (tag: unknown): unknown => (typeof tag === "string" ? (names.get(tag) ?? tag) : tag);
  for (const { operation } of all) {
    const { tags } = operation;
    if (Array.isArray(tags)) tags.splice(0, tags.length, ...tags.map(renameTag));
  }
  if (!Array.isArray(root["tags"])) return;
  for (const tag of root["tags"]) if (isNode(tag)) tag["name"] = renameTag(tag["name"]);
}

/** Names types, in a field of the document that the model reads. No `$ref` changes. */
function nameTypes(root: Node, { rename }: Configuration, { source, editor, report }: ChangeOptions): void {
  const { schemas = {} } = rename ?? {};
  const components = isNode(root["components"]) ? root["components"] : {};
  const known = isNode(components["schemas"]) ? components["schemas"] : {};
  const owners = new Map<string, string>(Object.keys(known).map((key) => [schemas[key] ?? key, key]));
  for (const [key, name] of Object.entries(schemas)) {
    const steps = ["rename", "schemas", key];
    if (ownProperty(known, key) === undefined) {
      report(steps, `The document has no schema \`${key}\`.${suggestName(key, Object.keys(known))}`);
    } else if (owners.get(name) !== key) {
      report(
        steps,
        `\`${name}\` is already the name of the schema \`${owners.get(name)}\`.`,
        "configuration-malformed",
      );
    }
  }
  if (rename?.schemas) editor.set(root, "x-type-names", schemas, { source, steps: ["rename", "schemas"] });
}
