import { dereference, type ParameterObject, type Step } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import { type LocatedNode, locateValue } from "../operation/locate-node.ts";
import type { DescribedWebhook, Side, WebhookPair } from "../schema/side.ts";
import { isRejected } from "./is-rejected.ts";

/** Compares the parameters that the service sends: headers, and parts of the address. */
export function compareSentParams(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const [before, after] = [listParams(sides.before, pair.before), listParams(sides.after, pair.after)];
  for (const [key, was] of before) {
    const is = after.get(key);
    const { name, in: location } = was.node;
    const place = `${location}.${name}`;
    if (!is) {
      const message = `The service no longer sends \`${name}\`.`;
      const isRequired = was.node.required ?? false;
      // If no other parameter is in this place, a program that reads the absent one still compiles.
      const hasOthers = [...after.values()].some(({ node }) => node.in === location);
      const [wire, types] = [toVerdict(isRequired), toVerdict(isRequired || hasOthers)];
      report({ code: "param-removed", place, message, wire, types, before: was.steps });
      continue;
    }
    const steps = { before: was.steps, after: is.steps };
    const isRequired = is.node.required ?? false;
    if ((was.node.required ?? false) !== isRequired) {
      report({
        code: isRequired ? "param-became-required" : "param-became-optional",
        place,
        message: isRequired ? `The service always sends \`${name}\`.` : `The service may leave out \`${name}\`.`,
        wire: toVerdict(!isRequired),
        types: toVerdict(!isRequired),
        ...steps,
      });
    }
    compareWords({ before: was.node, after: is.node }, { place, steps, report });
    const [one, other] = [locateValue(was), locateValue(is)];
    const reportSent: ReportChange = (change) =>
      report(isRejected(sides.before.root, change) ? { ...change, wire: "breaks" } : change);
    if (one && other) createSchemaComparison(sides)(one, other, { place, direction: "response", report: reportSent });
  }
  for (const [key, { node, steps }] of after) {
    if (before.has(key)) continue;
    const message = `The service sends \`${node.name}\`.`;
    const place = `${node.in}.${node.name}`;
    report({ code: "param-added", place, message, wire: "safe", types: "safe", after: steps });
  }
}

/** Lists parameters by place and name. The case of a header has no meaning. */
function listParams({ root }: Side, { endpoint }: DescribedWebhook): Map<string, LocatedNode<ParameterObject>> {
  const { parameters, steps, operation } = endpoint;
  const declared = (operation.parameters ?? []).map((node) => dereference(root.components.parameters, node));
  return new Map(
    parameters.map((node) => {
      const index = declared.indexOf(node);
      const place: readonly Step[] = index === -1 ? steps : [...steps, "parameters", index];
      return [`${node.in} ${node.in === "header" ? node.name.toLowerCase() : node.name}`, { node, steps: place }];
    }),
  );
}
