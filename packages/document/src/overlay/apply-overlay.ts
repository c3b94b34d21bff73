import type { DiagnosticCollector, Report } from "../diagnostics/collect-diagnostics.ts";
import { describeValue, isNode, isRecord, type Node, printPointer, type Step } from "../openapi/node.ts";
import type { Source, SourcePlace } from "../text/source.ts";
import type { DocumentEditor } from "./edit-document.ts";
import { compile, type JSONPathQuery, type JSONValue } from "json-p3";

/** A value that a target selects, and its steps in the document. */
interface Selected {
  readonly steps: readonly Step[];
  readonly value: unknown;
}

/** A value that an action adds to each selected one, and the field that has it. */
interface Addition {
  readonly field: "update" | "copy";
  readonly value: unknown;
  readonly place: SourcePlace;
}

/**
 * Applies an overlay to a document, in place. Reports a malformed overlay, and targets that select nothing.
 *
 * https://spec.openapis.org/overlay/v1.0.0.html and https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlay(
  editor: DocumentEditor,
  entry: Source,
  overlay: Source,
  collector: DiagnosticCollector,
): void {
  for (const action of readOverlay(overlay, collector)) applyAction(editor, entry, action, { overlay, collector });
}

function applyAction(
  editor: DocumentEditor,
  { value: document }: Source,
  { version, target, steps, change }: OverlayAction,
  { overlay, collector }: { overlay: Source; collector: DiagnosticCollector },
): void {
  const report = collector.within(overlay, steps);
  const selected = selectIn(target, document);
  if (selected.length === 0) report("overlay-selects-nothing", ["target"], "`target` selects nothing in the document.");
  if (change.kind === "remove") {
    for (const node of selected.toSorted((one, other) => compareFromEnd(one.steps, other.steps))) {
      if (node.steps.length > 0) editor.remove(node.steps);
      else report("overlay-malformed", ["target"], "`target` selects the whole document, which cannot be removed.");
    }
    return;
  }
  const found = findValue(change, document, report);
  if (!found) return;
  const { kind: field } = change;
  const addition = { field, value: found.value, place: { source: overlay, steps: [...steps, field] } };
  if (version === "1.1" && !haveOneKind(selected, report)) return;
  const add = version === "1.0" ? addByOldRules : addByNewRules;
  for (const node of selected) add(editor, node, addition, report);
}

/** Returns the value to add. Copies it before the targets change: one of them may be a part of it. */
function findValue(
  change: Exclude<OverlayChange, { kind: "remove" }>,
  document: unknown,
  report: Report,
): { value: unknown } | undefined {
  if (change.kind === "update") return change;
  const [source, ...others] = selectIn(change.from, document);
  if (source && others.length === 0) return { value: structuredClone(source.value) };
  const found = source ? `${others.length + 1} values` : "nothing";
  report("overlay-malformed", ["copy"], `\`copy\` selects ${found} in the document instead of one value.`);
  return undefined;
}

/** Adds a value by the rules of 1.0: one entry to a list, and an object to an object. */
function addByOldRules(editor: DocumentEditor, { value }: Selected, addition: Addition, report: Report): void {
  if (Array.isArray(value)) editor.append(value, addition.value, addition.place);
  else if (!isNode(value)) {
    const message = `\`target\` selects ${describeValue(value)}; an update needs an object or a list. Overlay 1.1 updates other values, too.`;
    report("overlay-malformed", ["target"], message);
  } else if (isNode(addition.value)) editor.merge(value, addition.value, addition.place);
  else reportMismatch(value, addition, report);
}

/** Adds a value by the rules of 1.1: all entries of a list to a list, an object to an object. Any other value replaces one. */
function addByNewRules(editor: DocumentEditor, { value, steps }: Selected, addition: Addition, report: Report): void {
  const { value: added, place, field } = addition;
  if (Array.isArray(value)) {
    if (!Array.isArray(added)) editor.append(value, added, place);
    else
      for (const [index, item] of added.entries())
        editor.append(value, item, { ...place, steps: [...place.steps, index] });
  } else if (isNode(value) && isNode(added)) {
    editor.merge(value, added, place, (keys, present, other) => {
      const message = `\`${keys.join(".")}\` is ${describeValue(other)} here, and ${describeValue(present)} in the document.`;
      report("overlay-malformed", field === "update" ? ["update", ...keys] : ["copy"], message);
    });
  } else if (!isNode(value) && !isRecord(added)) editor.replace(steps, added, place);
  else reportMismatch(value, addition, report);
}

function reportMismatch(value: unknown, { field, value: added }: Addition, report: Report): void {
  const [kind, found] = isNode(value)
    ? ["an object", "an object"]
    : ["a text, a number, a boolean or null", describeValue(value)];
  const verb = field === "update" ? "is" : "selects";
  const message = `\`${field}\` ${verb} ${describeValue(added)} instead of ${kind}, and \`target\` selects ${found}.`;
  report("overlay-malformed", [field], message);
}

/** Returns whether all selected values are objects, lists, or neither. Reports them otherwise. */
function haveOneKind(selected: readonly Selected[], report: Report): boolean {
  const kinds = new Set(
    selected.map(({ value }) => (Array.isArray(value) ? "lists" : isNode(value) ? "objects" : "other values")),
  );
  if (kinds.size < 2) return true;
  const message = `\`target\` selects ${[...kinds].join(" and ")}. They must be of one kind.`;
  report("overlay-malformed", ["target"], message);
  return false;
}

/** Orders places from last to first, so that the removal of one does not change the steps of the others. */
function compareFromEnd(one: readonly Step[], other: readonly Step[]): number {
  const depth = one.findIndex((step, index) => step !== other[index]);
  if (depth === -1 || depth >= other.length) return other.length - one.length;
  return Number(other[depth]) - Number(one[depth]) || 0;
}

/** A version of the Overlay Specification. Patch versions have the same rules. */
export type OverlayVersion = "1.0" | "1.1";

/** One change of an overlay. */
export interface OverlayAction {
  readonly version: OverlayVersion;
  /** The steps of the action in its file. */
  readonly steps: readonly Step[];
  /** Selects the values that change. */
  readonly target: JSONPathQuery;
  /** What happens to them. */
  readonly change: OverlayChange;
}

/**
 * - `remove`: they are removed.
 * - `update`: the value is added to them.
 * - `copy`: the value that `from` selects in the document is added to them.
 */
export type OverlayChange =
  | { readonly kind: "remove" }
  | { readonly kind: "update"; readonly value: unknown }
  | { readonly kind: "copy"; readonly from: JSONPathQuery };

const overlayFields = ["overlay", "info", "extends", "actions"];
const actionFields: Readonly<Record<OverlayVersion, readonly string[]>> = {
  "1.0": ["target", "description", "update", "remove"],
  "1.1": ["target", "description", "update", "copy", "remove"],
};

/** Reads the actions of an overlay, and reports every field that is missing, wrong or unknown. */
function readOverlay(overlay: Source, collector: DiagnosticCollector): OverlayAction[] {
  const report = collector.within(overlay, []);
  const { value } = overlay;
  const written = isNode(value) ? value["overlay"] : undefined;
  const version = readVersion(written);
  if (!isNode(value) || version === undefined) {
    const found = written === undefined ? "There is no `overlay`" : `\`overlay\` is ${describeValue(written)}`;
    report("overlay-unsupported", written === undefined ? [] : ["overlay"], `${found}.`);
    return [];
  }
  return readActions(value, version, report);
}

function readActions(overlay: Node, version: OverlayVersion, report: Report): OverlayAction[] {
  reportUnknown(overlay, overlayFields, []);
  const { actions } = overlay;
  if (Array.isArray(actions))
    return actions.flatMap((action: unknown, index) => readAction(action, ["actions", index]));
  report("overlay-malformed", ["actions"], `\`actions\` is ${describeValue(actions)} instead of a list.`);
  return [];

  function readAction(action: unknown, steps: readonly Step[]): OverlayAction[] {
    if (!isNode(action)) {
      report("overlay-malformed", steps, `An action is ${describeValue(action)} instead of an object.`);
      return [];
    }
    reportUnknown(action, actionFields[version], steps);
    const change = readChange(action, steps);
    const target = change && readTarget(action, "target", steps);
    return target ? [{ version, steps, target, change }] : [];
  }

  function readChange(action: Node, steps: readonly Step[]): OverlayChange | undefined {
    const { remove = false, update, copy } = action;
    if (typeof remove !== "boolean") {
      const message = `\`remove\` is ${describeValue(remove)} instead of \`true\` or \`false\`.`;
      return reject([...steps, "remove"], message);
    }
    if (remove) return { kind: "remove" };
    if (version === "1.0" || copy === undefined) {
      if (update !== undefined) return { kind: "update", value: update };
      const missing = version === "1.0" ? "neither `update` nor" : "none of `update`, `copy` and";
      return reject(steps, `An action has ${missing} \`remove: true\`.`);
    }
    // The specification lets each of them cancel the other one.
    if (update !== undefined) return reject([...steps, "copy"], "An action has both `update` and `copy`.");
    const from = readTarget(action, "copy", steps);
    return from && { kind: "copy", from };
  }

  function readTarget(action: Node, field: "target" | "copy", above: readonly Step[]): JSONPathQuery | undefined {
    const steps = [...above, field];
    const path = action[field];
    if (typeof path !== "string") {
      return reject(steps, `\`${field}\` is ${describeValue(path)} instead of a JSONPath.`);
    }
    try {
      return compile(path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reject(steps, `\`${field}\` is not a JSONPath of RFC 9535: ${reason}.`);
    }
  }

  function reject(steps: readonly Step[], message: string): undefined {
    report("overlay-malformed", steps, message);
  }

  function reportUnknown(node: object, known: readonly string[], steps: readonly Step[]): void {
    for (const key of Object.keys(node)) {
      if (known.includes(key) || key.startsWith("x-")) continue;
      const later = actionFields["1.1"].includes(key) && steps.length > 0 ? " Overlay 1.1 has it." : "";
      reject([...steps, key], `\`${key}\` is not a field of Overlay ${version} at this place.${later}`);
    }
  }
}

/** Reads a version. Unquoted in YAML, `1.1` is a number. */
function readVersion(written: unknown): OverlayVersion | undefined {
  const [, version] =
    /^(1\.[01])(?:\.|$)/.exec(typeof written === "number" ? written.toFixed(1) : String(written)) ?? [];
  return version === "1.0" || version === "1.1" ? version : undefined;
}

/** Returns the values that a JSONPath selects, each once. */
function selectIn(query: JSONPathQuery, document: unknown): Selected[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A parsed document is JSON.
  const { nodes } = query.query(document as JSONValue);
  const found = nodes.map(({ location, value }) => [printPointer(location), { steps: location, value }] as const);
  return [...new Map(found).values()];
}
