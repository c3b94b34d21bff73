import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  getScalarValue,
  parseEvents,
} from "js-yaml";
import type { DocumentPath } from "./fault.js";

/** Finds the lines, counted from 1, on which nodes of a YAML or JSON text begin; of a missing one, that of what would hold it. */
export function findLines(text: string, paths: readonly DocumentPath[]): number[] {
  const root = createNode();
  const nodes = paths.map((path) => {
    const trail = [root];
    for (const step of path) trail.push(addChild(trail.at(-1) ?? root, String(step)));
    return trail;
  });
  locate(text, root);
  const starts = readLineStarts(text);
  return nodes.map((trail) => lineOf(trail.findLast(({ offset }) => offset !== undefined)?.offset ?? 0, starts));
}

/** A place in the document that a path leads to or through. */
interface PathNode {
  readonly children: Map<string, PathNode>;
  /** Where the key of the value stands, or the item of a list; `undefined` while it is not found. */
  offset: number | undefined;
}

function createNode(): PathNode {
  return { children: new Map(), offset: undefined };
}

function addChild({ children }: PathNode, step: string): PathNode {
  const child = children.get(step) ?? createNode();
  children.set(step, child);
  return child;
}

/** Where each line begins. */
function readLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(offset: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

interface Frame {
  readonly isMapping: boolean;
  /** `undefined` where no path leads. */
  readonly node: PathNode | undefined;
  /** Of a mapping, the key whose value is next. */
  key: string | undefined;
  index: number;
}

/** Writes into the nodes below `root` where they stand in the text. */
function locate(text: string, root: PathNode): void {
  const frames: Frame[] = [];
  let keyAt = 0;
  /** Returns the node of a value that begins here, where a path leads to it. */
  const enter = (start: number, scalar: () => string | undefined): PathNode | undefined => {
    const frame = frames.at(-1);
    if (!frame) return root;
    if (frame.isMapping && frame.key === undefined) {
      // Of a mapping that no path leads to, the names do not matter.
      frame.key = (frame.node && scalar()) ?? "";
      keyAt = start;
      return undefined;
    }
    const node = frame.node?.children.get(frame.isMapping ? (frame.key ?? "") : String(frame.index++));
    if (node) node.offset = frame.isMapping ? keyAt : start;
    frame.key = undefined;
    return node;
  };
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_DOCUMENT) continue;
    if (event.type === EVENT_POP) frames.pop();
    else if (event.type === EVENT_SCALAR) enter(event.valueStart, () => getScalarValue(text, event));
    else if (event.type === EVENT_ALIAS) enter(event.anchorStart, () => undefined);
    else {
      const node = enter(event.start, () => undefined);
      frames.push({ isMapping: event.type === EVENT_MAPPING, node, key: undefined, index: 0 });
    }
  }
}
