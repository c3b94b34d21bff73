import { type Node, type Step, isNode } from "../openapi/node.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isReference } from "../openapi/resolve-reference.ts";

/** Writes statuses as OpenAPI does: `4XX` for `4xx`. Removes responses with other keys, with a warning. */
export function normalizeResponses(operation: Node, steps: readonly Step[], report: Report): void {
  const responses = operation["responses"];
  if (!isNode(responses)) {
    operation["responses"] = {};
    return;
  }
  const keys = Object.keys(responses);
  if (keys.every((key) => readStatus(key) === key)) return;
  const normalized: Node = {};
  for (const key of keys) {
    const status = readStatus(key);
    if (status !== undefined) normalized[status] ??= responses[key];
    else if (!key.startsWith("x-")) {
      const message = `\`${key}\` is neither a status nor a class of statuses nor \`default\`.`;
      report("unknown-status", [...steps, "responses", key], message);
    }
  }
  operation["responses"] = normalized;
}

/**
 * Sets a missing description, which OpenAPI 3.1 requires, to the summary of OpenAPI 3.2 or to an empty text. Removes the header
 * `Content-Type`, which OpenAPI ignores: https://spec.openapis.org/oas/v3.1.1.html#response-object
 */
export function normalizeResponse(response: Node, steps: readonly Step[], report: Report): void {
  if (!isReference(response)) response["description"] ??= response["summary"] ?? "";
  const { headers } = response;
  if (!isNode(headers)) return;
  for (const name of Object.keys(headers)) {
    if (name.toLowerCase() !== "content-type") continue;
    delete headers[name];
    report("header-ignored", [...steps, "headers", name], `OpenAPI ignores a response header \`${name}\`.`);
  }
}

/** Returns the key of a response as OpenAPI writes it; `undefined` for one that is neither a status nor a class of statuses. */
function readStatus(key: string): string | undefined {
  const status = key.trim();
  if (/^[1-5]\d\d$/.test(status)) return status;
  if (/^[1-5]xx$/i.test(status)) return status.toUpperCase();
  return status.toLowerCase() === "default" ? "default" : undefined;
}
