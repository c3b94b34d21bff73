import { isNode, type Node } from "./node.ts";
import { httpMethods, type OperationObject, type PathItem } from "./openapi.ts";

/** An operation of a path item. */
export interface OperationNode<Operation extends object = Node> {
  /** The keys that lead from the path item to the operation. */
  readonly inner: readonly string[];
  /** As a request sends it: upper case, or as `additionalOperations` has it. */
  readonly method: string;
  readonly operation: Operation;
}

/** Lists the operations of a path item: those with a field of their own, then the additional ones of OpenAPI 3.2. */
export function listOperationNodes(item: PathItem): OperationNode<OperationObject>[];
export function listOperationNodes(item: Node): OperationNode[];
export function listOperationNodes(item: Node | PathItem): OperationNode[] {
  const { additionalOperations } = item;
  const additional = isNode(additionalOperations) ? Object.entries(additionalOperations) : [];
  const all = [
    ...httpMethods.map((key) => ({ inner: [key], method: key.toUpperCase(), operation: item[key] })),
    ...additional.map(([method, operation]) => ({ inner: ["additionalOperations", method], method, operation })),
  ];
  return all.flatMap(({ operation, ...found }) => (isNode(operation) ? [{ ...found, operation }] : []));
}

/** Returns a path item with other operations. Returns the item itself if none changes. */
export function mapOperations(item: PathItem, change: (operation: OperationObject) => OperationObject): PathItem {
  const { additionalOperations } = item;
  const changed: PathItem = { ...item };
  let isChanged = false;
  for (const { inner, operation } of listOperationNodes(item)) {
    const [key = "", additional] = inner;
    const next = change(operation);
    if (next === operation) continue;
    isChanged = true;
    if (additional === undefined) Object.assign(changed, { [key]: next });
    else
      changed.additionalOperations = { ...additionalOperations, ...changed.additionalOperations, [additional]: next };
  }
  return isChanged ? changed : item;
}
