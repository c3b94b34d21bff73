import { createRequiredCheck } from "../checks/check-required.ts";
import { checkDefault, checkSchema } from "../checks/check-schema.ts";
import { applyDiscriminators, type DiscriminatedPlace, findWritten } from "./discriminators/apply-discriminators.ts";
import { isDiscriminated } from "./discriminators/read-families.ts";
import { cutCircles, cutLoops } from "./cut-circles.ts";
import { inlineRequired } from "./mark-one-way.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import type { OpenApi } from "../openapi/openapi.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { markLong } from "./mark-long.ts";
import { nameProperties } from "./name-properties.ts";
import { normalizeEncoding, normalizeExample, normalizeItems, normalizeQuerystring } from "./normalize-openapi32.ts";
import { markTextInJson, normalizeMedia } from "./normalize-media.ts";
import { normalizeParameter, normalizeParameters, removeIncomplete } from "./normalize-parameters.ts";
import { normalizeResponse, normalizeResponses } from "./normalize-responses.ts";
import { normalizeSchema } from "./normalize-schema.ts";
import { traverse } from "../openapi/traverse.ts";

/**
 * Converts a bundled document to OpenAPI 3.1, in place, and adds missing required fields. `broken` has the objects whose `$ref` had no
 * target. Returns the same object, and as `derived` what {@link applyDiscriminators} does.
 */
export function normalizeDocument(
  root: Node,
  is30: boolean,
  broken: ReadonlySet<Node>,
  report: Report,
): { document: OpenApi; derived: ReadonlyMap<string, string> } {
  const components = isNode(root["components"]) ? root["components"] : {};
  normalizeRoot(root);
  normalizePaths(root["paths"]);
  cutLoops(components, report);
  const requiredCheck = createRequiredCheck();
  const discriminated: DiscriminatedPlace[] = [];
  const named: Node[] = [];
  const impossible: Step[][] = [];
  let isOneWay = false;
  traverse("openapi", root, (kind, node, steps) => {
    if (kind === "schema") {
      normalizeSchema(node, { root, is30 }, steps, report);
      isOneWay ||= node["readOnly"] === true || node["writeOnly"] === true;
      checkSchema(node, steps, report);
      if (Object.hasOwn(node, "default")) checkDefault(node, steps, report);
      requiredCheck.enter(node, steps);
      if (Object.hasOwn(node, "propertyNames")) named.push(node);
      if (isDiscriminated(node)) discriminated.push({ schema: node, steps: [...steps] });
      if (admitsNothing(node)) impossible.push([...steps]);
    } else if (kind === "parameter" || kind === "header") {
      normalizeQuerystring(node, steps, report);
      normalizeParameter(node, steps, report);
    } else if (kind === "operation") {
      normalizeResponses(node, steps, report);
      normalizeServers(node, steps, report);
    } else if (kind === "openapi") {
      normalizeServers(node, steps, report);
    } else if (kind === "response") normalizeResponse(node, steps, report);
    else if (kind === "requestBody" && !Object.hasOwn(node, "$ref")) node["content"] ??= {};
    else if (kind === "example") normalizeExample(node, steps);
    else if (kind === "encoding") normalizeEncoding(node, steps, report);
    else if (kind === "mediaType") {
      normalizeItems(root, node, steps, report);
      normalizeMedia(root, node, String(steps.at(-1)));
    } else if (kind === "pathItem") {
      // A callback below a path is sent to another address.
      const path = steps[0] === "paths" && steps.length === 2 ? String(steps[1]) : "";
      normalizeServers(node, steps, report);
      // A component has no path: its parameters belong to the paths that refer to it.
      if (steps[1] !== "pathItems") normalizeParameters(path, node, steps, { components, broken, report });
    }
  });
  for (const steps of impossible) writeFalse(root, steps);
  // Its names may be those of a component, which stands behind it.
  for (const schema of named) nameProperties(root, schema);
  removeIncomplete(components, report);
  if (!isNode(components["schemas"])) components["schemas"] = {};
  // A parent that lists its children, which extend it, is no circle any more.
  if (!isWhole(root)) throw new Error("The bundled document lacks `info`, `paths`, `components` or `tags`.");
  const derived = applyDiscriminators(root, discriminated, report);
  const reportWritten: Report = (code, steps, message) => report(code, findWritten(steps, derived), message);
  if (isNode(components["schemas"])) cutCircles(components["schemas"], ["components", "schemas"], reportWritten);
  if (isOneWay) inlineRequired(root);
  requiredCheck.finish(isNode(components["schemas"]) ? components["schemas"] : {}, report);
  markTextInJson(root);
  markLong(root);
  root.openapi = "3.1.0";
  return { document: root, derived };
}

/** Returns `true` for a document with all required parts. */
function isWhole(root: Node): root is Node & OpenApi {
  return isNode(root["info"]) && isNode(root["paths"]) && isNode(root["components"]) && Array.isArray(root["tags"]);
}

/** Returns `true` for `not: {}`, which tools write for `false`, since OpenAPI 3.0 has no schema `false`. */
function admitsNothing(node: Node): boolean {
  const { not: excluded } = node;
  const isAll = excluded === true || (isNode(excluded) && Object.keys(excluded).length === 0);
  return isAll && Object.keys(node).length === 1;
}

/** Replaces the schema at the steps by `false`, except a component, which has a name. */
function writeFalse(root: Node, steps: readonly Step[]): void {
  if (steps[0] === "components" && steps.length === 3) return;
  const holder = steps.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), root);
  const last = steps.at(-1);
  if (typeof holder === "object" && holder && last !== undefined) Reflect.set(holder, last, false);
}

/** Removes extensions from the paths, since they may contain anything. */
function normalizePaths(paths: unknown): void {
  if (!isNode(paths)) return;
  for (const path of Object.keys(paths)) if (path.startsWith("x-")) delete paths[path];
}

/**
 * Leaves out servers without an address. An address such as `//api.example.com` has the scheme of the document's own address. A file has
 * none, so it gets the one of nearly all APIs.
 */
function normalizeServers(node: Node, steps: readonly Step[], report: Report): void {
  if (!Array.isArray(node["servers"])) return;
  node["servers"] = node["servers"].filter((server: unknown, index) => {
    if (!isNode(server) || typeof server["url"] !== "string") {
      report("server-without-url", [...steps, "servers", index], "The server has no `url`.");
      return false;
    }
    server["url"] = server["url"].replace(/^\s*\/\//, "https://");
    return true;
  });
}

/** Adds `info` and `paths` where they are missing, and leaves out tags without a name. */
function normalizeRoot(root: Node): void {
  const info: Node = isNode(root["info"]) ? root["info"] : {};
  root["info"] = info;
  info["title"] ??= "API";
  info["version"] ??= "0.0.0";
  root["paths"] ??= {};
  const tags: unknown[] = Array.isArray(root["tags"]) ? root["tags"] : [];
  root["tags"] = tags.filter((tag) => isNode(tag) && typeof tag["name"] === "string" && tag["name"] !== "");
}
