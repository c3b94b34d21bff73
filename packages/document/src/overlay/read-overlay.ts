import { compile, type JSONPathQuery, type JSONValue } from "json-p3";
import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { describeValue, isNode, type Step } from "../openapi/node.ts";
import type { Source } from "../text/source.ts";

/** One change of an overlay. */
export interface OverlayAction {
  /** The steps of the action in its file. */
  readonly steps: readonly Step[];
  /** Selects the values that change. */
  readonly target: OverlayTarget;
  /** Removes what the target selects. `update` then has no effect. */
  readonly remove: boolean;
  /** Is merged into each object, and appended to each list, that the target selects. */
  readonly update: unknown;
}

/** A JSONPath. */
export interface OverlayTarget {
  /** Returns the values that it selects in a document, each with its steps. */
  readonly select: (document: unknown) => { readonly steps: readonly Step[]; readonly value: unknown }[];
}

const overlayFields = ["overlay", "info", "extends", "actions"];
const actionFields = ["target", "description", "update", "remove"];

/** Reads the actions of an overlay, and reports every field that is missing, wrong or unknown. */
export function readOverlay(overlay: Source, collector: DiagnosticCollector): OverlayAction[] {
  const report = collector.within(overlay, []);
  const { value } = overlay;
  const version = isNode(value) ? value["overlay"] : undefined;
  if (!isNode(value) || !/^1\.0(?:\.|$)/.test(typeof version === "number" ? version.toFixed(1) : String(version))) {
    const found = version === undefined ? "There is no `overlay`" : `\`overlay\` is ${describeValue(version)}`;
    report("overlay-unsupported", version === undefined ? [] : ["overlay"], `${found}.`);
    return [];
  }
  reportUnknown(value, overlayFields, []);
  const { actions } = value;
  if (Array.isArray(actions))
    return actions.flatMap((action: unknown, index) => readAction(action, ["actions", index]));
  report("overlay-malformed", ["actions"], `\`actions\` is ${describeValue(actions)} instead of a list.`);
  return [];

  function readAction(action: unknown, steps: readonly Step[]): OverlayAction[] {
    if (!isNode(action)) {
      report("overlay-malformed", steps, `An action is ${describeValue(action)} instead of an object.`);
      return [];
    }
    reportUnknown(action, actionFields, steps);
    const { remove = false, update } = action;
    if (typeof remove !== "boolean") {
      const message = `\`remove\` is ${describeValue(remove)} instead of \`true\` or \`false\`.`;
      report("overlay-malformed", [...steps, "remove"], message);
      return [];
    }
    if (!remove && update === undefined) {
      report("overlay-malformed", steps, "An action has neither `update` nor `remove: true`.");
      return [];
    }
    const target = readTarget(action["target"], [...steps, "target"]);
    return target ? [{ steps, target, remove, update }] : [];
  }

  function readTarget(target: unknown, steps: readonly Step[]): OverlayTarget | undefined {
    if (typeof target !== "string") {
      report("overlay-malformed", steps, `\`target\` is ${describeValue(target)} instead of a JSONPath.`);
      return undefined;
    }
    try {
      const query = compile(target);
      return { select: (document) => selectIn(query, document) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report("overlay-malformed", steps, `\`target\` is not a JSONPath of RFC 9535: ${reason}.`);
      return undefined;
    }
  }

  function reportUnknown(node: object, known: readonly string[], steps: readonly Step[]): void {
    for (const key of Object.keys(node)) {
      if (known.includes(key) || key.startsWith("x-")) continue;
      report("overlay-malformed", [...steps, key], `\`${key}\` is not a field of Overlay 1.0 at this place.`);
    }
  }
}

function selectIn(query: JSONPathQuery, document: unknown): ReturnType<OverlayTarget["select"]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A parsed document is JSON.
  const { nodes } = query.query(document as JSONValue);
  return nodes.map(({ location, value }) => ({ steps: location, value }));
}
