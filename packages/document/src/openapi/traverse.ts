import { type Kind, fieldOf } from "./grammar.ts";
import { type Node, type Step, isNode } from "./node.ts";

/**
 * Receives each object of the document, before the objects in its fields. The traversal reuses the steps: copy them to keep
 * them. Return `false` to skip the objects below.
 */
export type Enter = (kind: Kind, node: Node, steps: readonly Step[]) => boolean | void;

/** Thrown for a document that is nested too deeply. The message says how deeply. */
export class NestingError extends RangeError {
  /** The steps to the object that exceeds the limit. */
  readonly steps: readonly Step[];

  constructor(message: string, steps: readonly Step[]) {
    super(message);
    this.steps = steps;
  }
}

/**
 * Calls `enter` for `node` and all objects of OpenAPI below it. Skips examples, defaults and extensions. Throws a
 * {@link NestingError} for a document that is nested deeper than 500 levels, or has more than 100 schemas within each other.
 */
export function traverse(kind: Kind, node: Node, enter: Enter): void {
  traverseNode(kind, node, enter, [], 0);
}

/** No hand-written document has so many levels. The limits protect the call stack, here and in later stages. */
const maxDepth = 500;
/** The most schemas within each other, without `$ref`. Later stages need more of the stack for a schema than for other levels. */
const maxSchemas = 100;

function traverseNode(kind: Kind, node: Node, enter: Enter, steps: Step[], outerSchemas: number): void {
  const schemas = kind === "schema" ? outerSchemas + 1 : outerSchemas;
  if (steps.length > maxDepth) throw new NestingError(`This is nested deeper than ${maxDepth} levels.`, [...steps]);
  if (schemas > maxSchemas)
    throw new NestingError(`More than ${maxSchemas} schemas stand within each other here.`, [...steps]);
  if (enter(kind, node, steps) === false) return;
  // Unlike `Object.keys`, this loop creates no list for each of the many objects.
  for (const key in node) {
    const field = fieldOf(kind, key);
    if (field === undefined || !("of" in field)) continue;
    const value = node[key];
    steps.push(key);
    if (field.is === "one") {
      if (isNode(value)) traverseNode(field.of, value, enter, steps, schemas);
    } else if (field.is === "list") {
      if (Array.isArray(value)) traverseList(field.of, value, enter, steps, schemas);
    } else if (isNode(value)) traverseMap(field.of, value, enter, steps, schemas);
    steps.pop();
  }
}

function traverseList(kind: Kind, nodes: readonly unknown[], enter: Enter, steps: Step[], schemas: number): void {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!isNode(node)) continue;
    steps.push(index);
    traverseNode(kind, node, enter, steps, schemas);
    steps.pop();
  }
}

function traverseMap(kind: Kind, nodes: Node, enter: Enter, steps: Step[], schemas: number): void {
  for (const key in nodes) {
    const node = nodes[key];
    if (!isNode(node)) continue;
    steps.push(key);
    traverseNode(kind, node, enter, steps, schemas);
    steps.pop();
  }
}
