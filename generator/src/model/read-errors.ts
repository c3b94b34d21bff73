import { isNode } from "../load/node.ts";
import type { OpenApi } from "../load/openapi.ts";
import type { Report } from "../load/problem.ts";
import { isReference, readReference } from "../load/resolve-reference.ts";
import type { Endpoint } from "./list-endpoints.ts";
import type { ErrorClass, InBandFailure } from "./model.ts";
import { isErrorClassName } from "./names.ts";
import { readErrorClass } from "./read-answer.ts";
import { readLine } from "./read-text.ts";

/** Reads the error classes that responses name by `x-error`, each once, in the order of first appearance. */
export function readErrors(root: OpenApi, endpoints: readonly Endpoint[], report: Report): ErrorClass[] {
  const classes = new Map<string, { name: string; statuses: Set<number>; description: string }>();
  for (const { operation, steps: operationSteps } of endpoints) {
    for (const [status, node] of Object.entries(operation.responses ?? {})) {
      let steps: readonly (string | number)[] = [...operationSteps, "responses", status];
      let response: object | undefined = node;
      for (let hops = 0; response && isReference(response) && hops < 20; hops++) {
        const key: string = readReference(response.$ref)?.key ?? "";
        const responses = root.components.responses ?? {};
        response = Object.hasOwn(responses, key) ? responses[key] : undefined;
        steps = ["components", "responses", key];
      }
      if (!response || isReference(response) || !("x-error" in response)) continue;
      const { "x-error": declared, description } = response as { "x-error": unknown; description?: string };
      const name = readErrorClass({ description: "", "x-error": declared });
      const place = [...steps, "x-error"];
      if (name === undefined || !isErrorClassName(name)) {
        report(
          "error-malformed",
          place,
          name === undefined ? "There is no `class`." : `\`${name}\` cannot be a class here.`,
        );
      } else if (!/^[1345]\d\d$/.test(status)) {
        report("error-on-success", place, `\`${name}\` is thrown for one failing status, and this is \`${status}\`.`);
      } else {
        const known = classes.get(name) ?? { name, statuses: new Set(), description: readLine(description) ?? "" };
        classes.set(name, known);
        known.statuses.add(Number(status));
      }
    }
  }
  return [...classes.values()].map(({ name, statuses, description }) => ({
    name,
    statuses: [...statuses].sort((left, right) => left - right),
    description,
  }));
}

/** Reads how the service says no inside an HTTP 200; `undefined` where the document does not say that it does. */
export function readInBandFailure(root: OpenApi, report: Report): InBandFailure | undefined {
  const declared = root["x-in-band-failure"];
  if (declared === undefined || declared === null) return undefined;
  const { codes, success, messages } = isNode(declared) ? declared : {};
  if (isNames(codes) && typeof success === "number" && isNames(messages)) return { codes, success, messages };
  const wrong = !isNames(codes)
    ? "`codes` is no list of names"
    : isNames(messages)
      ? "`success` is no number"
      : "`messages` is no list of names";
  report("in-band-failure-malformed", ["x-in-band-failure"], `${wrong}.`);
  return undefined;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && item !== "");
}
