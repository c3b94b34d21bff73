import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { type DocumentEditor, editDocument } from "../overlay/edit-document.ts";
import { isConfiguration, readConfiguration } from "./read-configuration.ts";
import { isNode, type Node, ownProperty, type Step } from "../openapi/node.ts";
import type { Source, SourcePlace } from "../text/source.ts";
import type { Configuration, OperationSelection } from "./configuration.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import { dropOperations } from "./drop-operations.ts";
import { suggestName } from "../checks/find-near-name.ts";
import { findOperations, findTagged, listSelectable, type SelectableOperation } from "./list-selectable.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { traverse } from "../openapi/traverse.ts";
import { haveNoOwnIds } from "../names/derive-operation-ids.ts";
import { splitName } from "../names/letter-case.ts";

/** The changes that overlays and configurations make to a document. */
export interface DocumentChanges {
  /** The files, in the order in which they apply. */
  readonly files: readonly Source[];
  /** Applies the overlays, before the document is bundled. Returns the changed document. */
  readonly beforeBundle: (entry: Source, collector: DiagnosticCollector) => Source;
  /** Applies the configurations to the bundled document. Returns the place of each value in the files. */
  readonly afterBundle: (bundled: BundledDocument, collector: DiagnosticCollector) => BundledDocument["originOf"];
}

/** A bundled document, and the places of its values. */
export interface BundledDocument {
  readonly root: Node;
  /** See `Document.leftOut`. */
  readonly leftOut: ReadonlyMap<string, unknown>;
  readonly entry: Source;
  readonly originOf: (steps: readonly Step[]) => SourcePlace;
}

/** Opens overlays and configurations. Overlays apply first, so that a configuration can name parts that they add. */
export async function openChanges(files: readonly Source[]): Promise<DocumentChanges> {
  const configurations = files.filter(isConfiguration);
  const overlays = files.filter((file) => !configurations.includes(file));
  // A configuration alone needs no JSONPath.
  const { applyOverlay } = overlays.length > 0 ? await import("../overlay/apply-overlay.ts") : {};
  return {
    files,
    beforeBundle(entry, collector) {
      if (!applyOverlay) return entry;
      const editor = editDocument(entry);
      for (const overlay of overlays) applyOverlay(editor, entry, overlay, collector);
      return { ...entry, placeOf: editor.trace() };
    },
    afterBundle({ root, leftOut, entry, originOf }, collector) {
      if (configurations.length === 0) return originOf;
      const bundle = { ...entry, value: root };
      const editor = editDocument(bundle);
      for (const file of configurations) applyConfiguration({ root, leftOut }, editor, file, collector);
      const trace = editor.trace();
      return (steps) => {
        const place = trace(steps);
        return place.source === bundle ? originOf(place.steps) : place;
      };
    },
  };
}

/**
 * Applies a configuration to a document: leaves operations out, renames, adds pagination. Reports each name in the
 * configuration that the document does not have.
 */
function applyConfiguration(
  { root, leftOut }: Pick<BundledDocument, "root" | "leftOut">,
  editor: DocumentEditor,
  source: Source,
  collector: DiagnosticCollector,
): void {
  const configuration = readConfiguration(source, collector);
  if (!configuration) return;
  const { include, exclude, pagination = {}, rename = {}, errors, auth } = configuration;
  const all = listSelectable(root);
  const components = isNode(root["components"]) ? root["components"] : {};
  const isDerived = haveNoOwnIds(all);
  const dropped = selectDropped();
  for (const [name, value] of Object.entries(pagination)) {
    const steps = ["pagination", name];
    for (const { operation } of listFound(findOperations(name, all), steps))
      set(operation, "x-pagination", value, steps);
  }
  for (const [name, id] of Object.entries(rename.operations ?? {})) renameOperation(name, id);
  renameTags(new Map(Object.entries(rename.tags ?? {})));
  if (errors) nameErrors(errors);
  if (auth) renameSchemes(auth);
  if (rename.schemas) nameTypes(rename.schemas);
  // The default depends on all ids of the document, before operations are renamed or left out.
  set(root, "x-names", configuration.names ?? readNames(root) ?? (isDerived ? "derived" : "as-written"), ["names"]);
  if (dropped.size > 0) dropOperations(root, dropped, leftOut);

  /** Reports a key of the configuration that has no effect. */
  function report(
    steps: readonly Step[],
    message: string,
    code: DiagnosticCode = "configuration-selects-nothing",
  ): void {
    collector.within(source, [])(code, steps, message);
  }

  /** Sets a key of an object to a value from the configuration. */
  function set(node: Node, key: string, value: unknown, steps: readonly Step[]): void {
    editor.set(node, key, value, { source, steps });
  }

  /** Returns the operations that the configuration leaves out. */
  function selectDropped(): ReadonlySet<Node> {
    const included = include && select(include, "include");
    const excluded = exclude && select(exclude, "exclude");
    const found = all.filter((selectable) => (included && !included.has(selectable)) || excluded?.has(selectable));
    if (found.length === all.length && all.length > 0) {
      const key = exclude ? "exclude" : "include";
      report([key], `\`${key}\` leaves no operation of the document.`);
      return new Set();
    }
    return new Set(found.map(({ operation }) => operation));
  }

  function select(
    { tags = [], operations = [] }: OperationSelection,
    key: "include" | "exclude",
  ): ReadonlySet<SelectableOperation> {
    return new Set([
      ...tags.flatMap((tag, index) => listFound(findTagged(tag, all), [key, "tags", index])),
      ...operations.flatMap((name, index) => listFound(findOperations(name, all), [key, "operations", index])),
    ]);
  }

  /** Returns the found operations. Reports the message if none exist. */
  function listFound(
    found: readonly SelectableOperation[] | string,
    steps: readonly Step[],
  ): readonly SelectableOperation[] {
    if (typeof found !== "string") return found;
    report(steps, found);
    return [];
  }

  function renameOperation(name: string, operationId: string): void {
    const steps = ["rename", "operations", name];
    const found = listFound(findOperations(name, all), steps);
    const [first, second] = found;
    if (first && second) {
      const message = `\`${name}\` stands for ${found.length} operations, such as \`${first.requestLine}\` and \`${second.requestLine}\`.`;
      report(steps, `${message} A name belongs to one operation.`);
    } else if (first) {
      set(first.operation, "operationId", operationId, steps);
      set(first.operation, "x-names", "as-written", steps);
    }
  }

  /** Renames tags, in operations and in the list of tags. */
  function renameTags(names: ReadonlyMap<string, string>): void {
    const former = Object.fromEntries([...names].map(([tag, name]) => [name, tag]));
    if (names.size > 0) set(root, "x-former-tags", former, ["rename", "tags"]);
    for (const tag of names.keys()) {
      const found = listFound(findTagged(tag.replaceAll("*", ""), all), ["rename", "tags", tag]);
      const id = found[0]?.operationId;
      if (id !== undefined && found.every(({ operationId }) => splitName(operationId ?? "").length > 1)) {
        const message = `The tag \`${tag}\` does not name a resource: ids such as \`${id}\` name it.`;
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
  function nameTypes(names: Readonly<Record<string, string>>): void {
    const known = Object.keys(isNode(components["schemas"]) ? components["schemas"] : {});
    const owners = new Map<string, string>(known.map((key) => [names[key] ?? key, key]));
    for (const [key, name] of Object.entries(names)) {
      const steps = ["rename", "schemas", key];
      const owner = owners.get(name);
      if (!known.includes(key)) report(steps, `The document has no schema \`${key}\`.${suggestName(key, known)}`);
      else if (owner !== key)
        report(steps, `\`${name}\` is already the name of the schema \`${owner}\`.`, "configuration-malformed");
    }
    set(root, "x-type-names", names, ["rename", "schemas"]);
  }

  /** Writes the error class of each status into `x-error` of its responses. Reports statuses that no operation documents. */
  function nameErrors(names: Readonly<Record<string, string>>): void {
    const uses = all.flatMap(({ operation }) => listResponses(root, operation));
    const statusesOf = new Map<Node, Set<string>>();
    for (const { status, target } of uses) statusesOf.set(target, (statusesOf.get(target) ?? new Set()).add(status));
    for (const [status, name] of Object.entries(names)) {
      const steps = ["errors", status];
      const matching = uses.filter((use) => use.status === status);
      if (matching.length === 0) {
        const known = [...new Set(uses.map((use) => use.status))].filter((each) => /^[1345]\d\d$/.test(each)).sort();
        const list = known.length === 0 ? "" : ` Statuses: ${known.map((each) => `\`${each}\``).join(", ")}.`;
        report(steps, `No operation documents a response \`${status}\`.${list}`);
      }
      for (const { responses, target } of matching) {
        // Each status has a class of its own, so a response that several statuses share is copied for each of them.
        const isShared = (statusesOf.get(target)?.size ?? 0) > 1;
        const response = isShared ? structuredClone(target) : target;
        if (isShared) responses[status] = response;
        const declared = ownProperty(response, "x-error");
        set(response, "x-error", { ...(isNode(declared) ? declared : {}), class: name }, steps);
      }
    }
  }

  /** Renames security schemes and the requirements that name them. Reports unknown schemes and names that are taken. */
  function renameSchemes(names: Readonly<Record<string, string>>): void {
    const schemes = isNode(components["securitySchemes"]) ? components["securitySchemes"] : {};
    const known = Object.keys(schemes);
    const accepted = new Map<string, string>();
    for (const [key, name] of Object.entries(names)) {
      const other = known.find((scheme) => scheme !== key && (names[scheme] ?? scheme) === name);
      if (!known.includes(key)) {
        report(["auth", key], `The document has no security scheme \`${key}\`.${suggestName(key, known)}`);
      } else if (other !== undefined) {
        report(["auth", key], `\`${name}\` is already the name of the security scheme \`${other}\`.`);
      } else accepted.set(key, name);
    }
    renameKeys(schemes, accepted);
    // Callbacks and components have operations, too.
    traverse("openapi", root, (kind, node) => {
      if (kind === "securityRequirement") renameKeys(node, accepted);
    });
  }
}

/** Returns the `x-names` of the document. */
function readNames({ "x-names": names }: Node): Configuration["names"] {
  return names === "derived" || names === "as-written" ? names : undefined;
}

/** Lists the responses of an operation. `target` is the response itself, or the target of its `$ref`. */
function listResponses(root: Node, operation: Node): { status: string; responses: Node; target: Node }[] {
  const { responses } = operation;
  if (!isNode(responses)) return [];
  return Object.entries(responses).flatMap(([status, node]) => {
    const target = resolveKnown(root, node);
    return isNode(target) ? [{ status, responses, target }] : [];
  });
}

/** Renames keys of an object, and keeps their order. */
function renameKeys(node: Node, names: ReadonlyMap<string, string>): void {
  if (!Object.keys(node).some((key) => names.has(key))) return;
  const entries = Object.entries(node);
  for (const [key] of entries) Reflect.deleteProperty(node, key);
  for (const [key, value] of entries) node[names.get(key) ?? key] = value;
}
