import { readMediaKind, type RequestBodyObject } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import { locateNode, type LocatedNode } from "../operation/locate-node.ts";
import type { DescribedWebhook, Side, WebhookPair } from "../schema/side.ts";
import { isRejected } from "./is-rejected.ts";
import { locateSchema, pairMedia } from "./pair-media.ts";

const place = "body";

/** Compares the body that the service sends. Its media type is the choice of the service. */
export function compareSentBody(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const [was, is] = [readBody(sides.before, pair.before), readBody(sides.after, pair.after)];
  if (!was && !is) return;
  if (!was || !is) {
    report({
      code: is ? "body-added" : "body-removed",
      place,
      message: is ? "The service sends a body." : "The service sends no body.",
      // A receiver that expected no body ignores it.
      wire: toVerdict(!is),
      types: toVerdict(!is),
      ...(was ? { before: was.steps } : {}),
      ...(is ? { after: is.steps } : {}),
    });
    return;
  }
  const steps = { before: was.steps, after: is.steps };
  const isRequired = is.node.required ?? false;
  if ((was.node.required ?? false) !== isRequired) {
    report({
      code: isRequired ? "body-became-required" : "body-became-optional",
      place,
      message: isRequired ? "The service always sends the body." : "The service may leave out the body.",
      wire: toVerdict(!isRequired),
      types: toVerdict(!isRequired),
      ...steps,
    });
  }
  compareWords({ before: was.node, after: is.node }, { place, steps, report });
  compareMedia(sides, { was, is }, report);
}

function readBody({ root }: Side, { endpoint }: DescribedWebhook): LocatedNode<RequestBodyObject> | undefined {
  const { operation, steps } = endpoint;
  return (
    operation.requestBody && locateNode(root.components.requestBodies, operation.requestBody, [...steps, "requestBody"])
  );
}

function compareMedia(
  sides: ComparedSides,
  { was, is }: Readonly<Record<"was" | "is", LocatedNode<RequestBodyObject>>>,
  report: ReportChange,
): void {
  const compareSchemas = createSchemaComparison(sides);
  const { pairs, added } = pairMedia(was, is);
  for (const { before, after } of pairs) {
    if (!after) {
      const message = `The service no longer sends the body as \`${before.name}\`.`;
      // A receiver that still reads this type never gets it, but its types lack a member.
      report({ code: "media-type-removed", place, message, wire: "safe", types: "breaks", before: before.steps });
      continue;
    }
    const steps = { before: before.steps, after: after.steps };
    compareWords({ before: before.node, after: after.node }, { place, steps, report });
    const isTyped = readMediaKind(before.name) === "json";
    const reportSent: ReportChange = (change) => {
      const wire = isRejected(sides.before.root, change) ? "breaks" : change.wire;
      report({ ...change, wire, types: isTyped ? change.types : "safe" });
    };
    const context = { place, direction: "response", report: reportSent } as const;
    compareSchemas(locateSchema(before), locateSchema(after), context);
  }
  for (const { name, steps } of added) {
    const message = `The service may send the body as \`${name}\`.`;
    report({ code: "media-type-added", place, message, wire: "breaks", types: "breaks", after: steps });
  }
}
