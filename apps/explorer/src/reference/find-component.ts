import { isNode, type Node, readReference } from "@shortvideo-api/document/source";

/** Returns the target of a `$ref` in a bundled document; `undefined` if there is no such component. */
export function findComponent(root: Node, reference: unknown): Node | undefined {
  const { kind = "", key = "" } = (typeof reference === "string" && readReference(reference)) || {};
  const components = isNode(root["components"]) ? root["components"] : {};
  const ofKind = Object.hasOwn(components, kind) ? components[kind] : undefined;
  const found = isNode(ofKind) && Object.hasOwn(ofKind, key) ? ofKind[key] : undefined;
  return isNode(found) ? found : undefined;
}
