import { isNode, type Node } from "@shortvideo-api/document/source";

const anyKey = "any-key";

/** Returns a key for each security scheme that needs one, so that readers can send requests to a mock without further input. */
export function prefillKeys(document: Node): Node {
  const components = isNode(document["components"]) ? document["components"] : {};
  const schemes = isNode(components["securitySchemes"]) ? components["securitySchemes"] : {};
  const filled = Object.entries(schemes).flatMap(([name, scheme]): [string, Node][] => {
    if (!isNode(scheme)) return [];
    if (scheme["type"] === "apiKey") return [[name, { value: anyKey }]];
    return scheme["type"] === "http" ? [[name, { token: anyKey }]] : [];
  });
  return Object.fromEntries(filled);
}
