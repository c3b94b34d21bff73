import { cutCircles, cutLoops } from "./cut-circles.ts";
import { type Node, type Step, isNode } from "../openapi/node.ts";
import type { Report } from "../diagnostics/problem.ts";
import { tidyMedia } from "./tidy-media.ts";
import { tidyParameter, tidyParameters } from "./tidy-parameters.ts";
import { tidyDescription, tidyResponses } from "./tidy-responses.ts";
import { tidySchema } from "./tidy-schema.ts";
import { walk } from "../openapi/walk.ts";

/** Says a bundled document in the terms of OpenAPI 3.1, in place, and fills in what must be there. */
export function tidyDocument(root: Node, is30: boolean, broken: ReadonlySet<Node>, report: Report): void {
  const components = isNode(root["components"]) ? root["components"] : {};
  tidyInfo(root);
  tidyPaths(root["paths"]);
  cutLoops(components, report);
  walk("openapi", root, (kind, node, steps) => {
    if (kind === "schema") tidySchema(node, is30, steps, report);
    else if (kind === "parameter" || kind === "header") tidyParameter(node);
    else if (kind === "operation") {
      tidyResponses(node, steps, report);
      tidyServers(node, steps, report);
    } else if (kind === "openapi") tidyServers(node, steps, report);
    else if (kind === "response") tidyDescription(node);
    else if (kind === "requestBody" && !Object.hasOwn(node, "$ref")) node["content"] ??= {};
    else if (kind === "mediaType") tidyMedia(node, String(steps.at(-1)));
    else if (kind === "pathItem") {
      const path = steps[0] === "paths" ? String(steps[1]) : "";
      tidyServers(node, steps, report);
      tidyParameters(path, node, steps, { components, broken, report });
    }
  });
  if (isNode(components["schemas"])) cutCircles(components["schemas"], ["components", "schemas"], report);
  else components["schemas"] = {};
  root["openapi"] = "3.1.0";
}

/** Removes extensions: they may hold anything, and none of it is an operation. */
function tidyPaths(paths: unknown): void {
  if (!isNode(paths)) return;
  for (const path of Object.keys(paths)) if (path.startsWith("x-")) delete paths[path];
}

/** Leaves out servers without an address. */
function tidyServers(node: Node, steps: readonly Step[], report: Report): void {
  if (!Array.isArray(node["servers"])) return;
  node["servers"] = node["servers"].filter((server: unknown, index) => {
    if (isNode(server) && typeof server["url"] === "string") return true;
    report("server-without-url", [...steps, "servers", index], "The server has no `url`.");
    return false;
  });
}

function tidyInfo(root: Node): void {
  const info: Node = isNode(root["info"]) ? root["info"] : {};
  root["info"] = info;
  info["title"] ??= "API";
  info["version"] ??= "0.0.0";
  root["paths"] ??= {};
  const tags: unknown[] = Array.isArray(root["tags"]) ? root["tags"] : [];
  root["tags"] = tags.filter((tag) => isNode(tag) && typeof tag["name"] === "string" && tag["name"] !== "");
}
