import { describeSchema, isNode, type Node, type Schema } from "@shortvideo-api/document/source";
import { findComponent } from "./find-component.ts";

/** Describes the valid values of a parameter as the errors of the client and the mock do. Empty if only the type limits the values. */
export function describeParameter({ schema }: Node, root: Node): string[] {
  if (!isSchema(schema)) return [];
  const resolve = (found: Schema & object): Schema => {
    const target = findComponent(root, found.$ref);
    return isSchema(target) ? target : found;
  };
  const resolved = typeof schema === "object" ? resolve(schema) : schema;
  const words = describeSchema(resolved, resolve);
  const typeWords = typeof resolved === "object" ? describeSchema({ type: resolved.type }) : "any value";
  return words === typeWords ? [] : [`**Takes** ${words}.`];
}

/** Returns whether a field has a schema. The loader has validated schemas, so the kind of the value is enough. */
function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isNode(value);
}
