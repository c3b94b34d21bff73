import { isNode, type Node } from "./node.ts";
import { httpMethods } from "./openapi.ts";

/** An operation of a path item that was not validated. */
export interface OperationNode {
  /** The keys that lead from the path item to the operation. */
  readonly inner: readonly string[];
  /** The HTTP method: upper case, or as `additionalOperations` has it. */
  readonly method: string;
  readonly operation: Node;
}

/** Lists the operations of a path item that was not validated. */
export function listOperationNodes(item: Node): OperationNode[] {
  const { additionalOperations } = item;
  const additional = isNode(additionalOperations) ? Object.entries(additionalOperations) : [];
  const all = [
    ...httpMethods.map((key) => ({ inner: [key], method: key.toUpperCase(), operation: item[key] })),
    ...additional.map(([method, operation]) => ({ inner: ["additionalOperations", method], method, operation })),
  ];
  return all.flatMap(({ operation, ...found }) => (isNode(operation) ? [{ ...found, operation }] : []));
}
