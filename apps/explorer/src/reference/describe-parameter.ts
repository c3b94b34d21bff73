import { describeSchema, isNode, type Node, type Schema } from "@shortvideo-api/document/source";
import { findComponent } from "./find-component.ts";

/** Describes the values of a parameter in the words of the client's and the mock's errors; nothing if only its type limits them. */
export function describeParameter({ schema }: Node, root: Node): string[] {
  if (!isSchema(schema)) return [];
  const resolve = (found: Schema & object): Schema => {
    const target = findComponent(root, found.$ref);
    return isSchema(target) ? target : found;
  };
  const resolved = typeof schema === "object" ? resolve(schema) : schema;
  const words = describeSchema(resolved, resolve);
  const ofType = typeof resolved === "object" ? describeSchema({ type: resolved.type }) : "any value";
  return words === ofType ? [] : [`**Takes** ${words}.`];
}

/** The loader has made sure that a schema stands where one belongs. */
function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isNode(value);
}
