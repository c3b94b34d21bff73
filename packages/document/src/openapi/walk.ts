import { type Kind, fieldOf } from "./grammar.ts";
import { type Node, type Step, isNode } from "./node.ts";

/**
 * What to do at each object of the document, before its fields are walked. The steps are reused: copy them to keep
 * them. Answering `false` leaves out what lies below.
 */
export type Enter = (kind: Kind, node: Node, steps: readonly Step[]) => boolean | void;

/** Walks `node` and all objects of OpenAPI below it; never into examples, defaults and extensions. */
export function walk(kind: Kind, node: Node, enter: Enter): void {
  walkNode(kind, node, enter, []);
}

/** Deeper than anything a person writes; the rooms behind walk it too, and the stack ends somewhere. */
const deepest = 500;

function walkNode(kind: Kind, node: Node, enter: Enter, steps: Step[]): void {
  if (steps.length > deepest) throw new RangeError(`Nested deeper than ${deepest} levels`);
  if (enter(kind, node, steps) === false) return;
  for (const key of Object.keys(node)) {
    const field = fieldOf(kind, key);
    if (field === undefined || !("of" in field)) continue;
    const value = node[key];
    steps.push(key);
    if (field.is === "one") {
      if (isNode(value)) walkNode(field.of, value, enter, steps);
    } else if (field.is === "list") {
      if (Array.isArray(value)) walkList(field.of, value, enter, steps);
    } else if (isNode(value)) walkMap(field.of, value, enter, steps);
    steps.pop();
  }
}

function walkList(kind: Kind, nodes: readonly unknown[], enter: Enter, steps: Step[]): void {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!isNode(node)) continue;
    steps.push(index);
    walkNode(kind, node, enter, steps);
    steps.pop();
  }
}

function walkMap(kind: Kind, nodes: Node, enter: Enter, steps: Step[]): void {
  for (const key of Object.keys(nodes)) {
    const node = nodes[key];
    if (!isNode(node)) continue;
    steps.push(key);
    walkNode(kind, node, enter, steps);
    steps.pop();
  }
}
