import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { describeValue, isNode, type Step } from "../openapi/node.ts";
import { printPointer } from "../openapi/pointer.ts";
import type { Source } from "../text/source.ts";
import type { DocumentEditor } from "./edit-document.ts";
import { type OverlayAction, readOverlay } from "./read-overlay.ts";

/**
 * Applies an overlay to a document, in place. Reports a malformed overlay, and targets that select nothing.
 *
 * https://spec.openapis.org/overlay/v1.0.0.html
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
  { value }: Source,
  { target, steps, remove, update }: OverlayAction,
  { overlay, collector }: { overlay: Source; collector: DiagnosticCollector },
): void {
  const report = collector.within(overlay, steps);
  const selected = [...new Map(target.select(value).map((node) => [printPointer(node.steps), node])).values()];
  if (selected.length === 0) report("overlay-selects-nothing", ["target"], "`target` selects nothing in the document.");
  if (remove) {
    for (const node of selected.toSorted((one, other) => compareFromEnd(one.steps, other.steps))) {
      if (node.steps.length > 0) editor.remove(node.steps);
      else report("overlay-malformed", ["target"], "`target` selects the whole document, which cannot be removed.");
    }
    return;
  }
  const place = { source: overlay, steps: [...steps, "update"] };
  for (const node of selected) {
    if (Array.isArray(node.value)) editor.append(node.value, update, place);
    else if (!isNode(node.value)) {
      const message = `\`target\` selects ${describeValue(node.value)}; an update needs an object or a list.`;
      report("overlay-malformed", ["target"], message);
    } else if (isNode(update)) editor.merge(node.value, update, place);
    else {
      const message = `\`update\` is ${describeValue(update)} instead of an object, and \`target\` selects an object.`;
      report("overlay-malformed", ["update"], message);
    }
  }
}

/** Orders places from last to first, so that the removal of one does not change the steps of the others. */
function compareFromEnd(one: readonly Step[], other: readonly Step[]): number {
  const depth = one.findIndex((step, index) => step !== other[index]);
  if (depth === -1 || depth >= other.length) return other.length - one.length;
  return Number(other[depth]) - Number(one[depth]) || 0;
}
