import { httpMethods, type OperationObject, type PathItem } from "../openapi/openapi.ts";

/** An operation of a path, and its method. */
export interface PathOperation {
  /** As a request sends it: `"GET"`, `"QUERY"`, or a key of `additionalOperations`. */
  readonly method: string;
  /** The keys that lead from the path item to the operation. */
  readonly steps: readonly string[];
  readonly operation: OperationObject;
}

/** Lists the operations of a path: those with a field of their own, then the additional ones of OpenAPI 3.2. */
export function listOperations(item: PathItem | undefined): PathOperation[] {
  const found: PathOperation[] = [];
  for (const key of httpMethods) {
    const operation = item?.[key];
    if (operation) found.push({ method: key.toUpperCase(), steps: [key], operation });
  }
  for (const [method, operation] of Object.entries(item?.additionalOperations ?? {})) {
    found.push({ method, steps: ["additionalOperations", method], operation });
  }
  return found;
}
