import { findNearName, printNearName, suggestName } from "../checks/find-near-name.ts";
import { listOperationNodes } from "../openapi/list-operation-nodes.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import type { NamedRequest } from "../names/derive-operation-ids.ts";

/** An operation of a document that is not validated yet. */
export interface SelectableOperation extends NamedRequest {
  /** Its place in the document. */
  readonly steps: readonly Step[];
  readonly operation: Node;
  /** `"GET /pets"`. */
  readonly requestLine: string;
  readonly tags: readonly string[];
}

/** Lists the operations of a document, also those of webhooks. */
export function listSelectable(root: Node): SelectableOperation[] {
  return ["paths", "webhooks"].flatMap((section) =>
    listEntries(root[section]).flatMap(([path, item]) =>
      listOperationNodes(item).map(({ inner, method, operation }) =>
        toSelectable(operation, method, path, [section, path, ...inner]),
      ),
    ),
  );
}

/** Returns the operations that a name of the configuration selects; the message of a diagnostic if none exist. */
export function findOperations(
  name: string,
  operations: readonly SelectableOperation[],
): readonly SelectableOperation[] | string {
  const wanted = name.replace(/^[a-z]+(?= +\/)/, (method) => method.toUpperCase());
  const matches = createMatcher(wanted);
  const found = operations.filter((each) => listNames(each).some(matches));
  if (found.length > 0) return found;
  const renamed = operations.find(({ requestLine }) => dropPlaceholders(requestLine) === dropPlaceholders(wanted));
  const near = renamed?.requestLine ?? findNearName(name, operations.flatMap(listNames));
  return `No operation is called \`${name}\`.${printNearName(near)}`;
}

function listNames({ operationId, requestLine }: SelectableOperation): string[] {
  return operationId === undefined ? [requestLine] : [operationId, requestLine];
}

/** Removes the names of the placeholders in a path. */
function dropPlaceholders(requestLine: string): string {
  return requestLine.replaceAll(/\{[^}]*\}/g, "{}");
}

/** Returns the operations with a tag; the message of a diagnostic if none exist. */
export function findTagged(
  tag: string,
  operations: readonly SelectableOperation[],
): readonly SelectableOperation[] | string {
  const matches = createMatcher(tag);
  const found = operations.filter(({ tags }) => tags.some(matches));
  if (found.length > 0) return found;
  const known = operations.flatMap(({ tags }) => tags);
  return `No operation has the tag \`${tag}\`.${suggestName(tag, known)}`;
}

/** Lists the entries of an object that are objects. */
export function listEntries(map: unknown): [key: string, node: Node][] {
  if (!isNode(map)) return [];
  return Object.entries(map).flatMap(([key, node]) => (isNode(node) ? [[key, node] satisfies [string, Node]] : []));
}

function toSelectable(operation: Node, httpMethod: string, path: string, steps: readonly Step[]): SelectableOperation {
  const { operationId, tags } = operation;
  return {
    steps,
    operation,
    operationId: typeof operationId === "string" ? operationId : undefined,
    httpMethod,
    path,
    requestLine: `${httpMethod} ${path}`,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
  };
}

/** Creates a function that compares texts with a name, in which `*` stands for any text. */
function createMatcher(name: string): (text: string) => boolean {
  const [first = "", ...others] = name.split("*");
  const last = others.pop();
  if (last === undefined) return (text) => text === name;
  return (text) => {
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
    let rest = text.slice(first.length, text.length - last.length);
    for (const part of others) {
      const index = rest.indexOf(part);
      if (index === -1) return false;
      rest = rest.slice(index + part.length);
    }
    return true;
  };
}
