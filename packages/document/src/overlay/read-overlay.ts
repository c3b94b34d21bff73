import { compile, type JSONPathQuery, type JSONValue } from "json-p3";
import type { DiagnosticCollector, Report } from "../diagnostics/collect-diagnostics.ts";
import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import { printPointer } from "../openapi/pointer.ts";
import type { Source } from "../text/source.ts";

/** A version of the Overlay Specification. Patch versions have the same rules. */
export type OverlayVersion = "1.0" | "1.1";

/** One change of an overlay. */
export interface OverlayAction {
  readonly version: OverlayVersion;
  /** The steps of the action in its file. */
  readonly steps: readonly Step[];
  /** Selects the values that change. */
  readonly target: OverlayTarget;
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
  | { readonly kind: "copy"; readonly from: OverlayTarget };

/** A JSONPath. */
export interface OverlayTarget {
  /** Returns the values that it selects in a document, each once and with its steps. */
  readonly select: (document: unknown) => { readonly steps: readonly Step[]; readonly value: unknown }[];
}

const overlayFields = ["overlay", "info", "extends", "actions"];
const actionFields: Readonly<Record<OverlayVersion, readonly string[]>> = {
  "1.0": ["target", "description", "update", "remove"],
  "1.1": ["target", "description", "update", "copy", "remove"],
};

/** Reads the actions of an overlay, and reports every field that is missing, wrong or unknown. */
export function readOverlay(overlay: Source, collector: DiagnosticCollector): OverlayAction[] {
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

  function readTarget(action: Node, field: "target" | "copy", above: readonly Step[]): OverlayTarget | undefined {
    const steps = [...above, field];
    const path = action[field];
    if (typeof path !== "string") {
      return reject(steps, `\`${field}\` is ${describeValue(path)} instead of a JSONPath.`);
    }
    try {
      const query = compile(path);
      return { select: (document) => selectIn(query, document) };
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

/** Returns the values that a query selects, each once. */
function selectIn(query: JSONPathQuery, document: unknown): ReturnType<OverlayTarget["select"]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A parsed document is JSON.
  const { nodes } = query.query(document as JSONValue);
  const found = nodes.map(({ location, value }) => [printPointer(location), { steps: location, value }] as const);
  return [...new Map(found).values()];
}
