import { isNode, type Node, readReference } from "@shortvideo-api/document/source";

/** What a `$ref` of a document in one piece leads to; `undefined` where there is nothing of that name. */
export function findComponent(root: Node, reference: unknown): Node | undefined {
  const { kind = "", key = "" } = (typeof reference === "string" && readReference(reference)) || {};
  const components = isNode(root["components"]) ? root["components"] : {};
  const ofKind = Object.hasOwn(components, kind) ? components[kind] : undefined;
  const found = isNode(ofKind) && Object.hasOwn(ofKind, key) ? ofKind[key] : undefined;
  return isNode(found) ? found : undefined;
}
