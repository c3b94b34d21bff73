import { type MediaType, readMediaKind, type RequestBodyObject } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import { readEssence } from "../operation/compare-content.ts";
import { locateNode, type LocatedNode } from "../operation/locate-node.ts";
import type { DescribedWebhook, Side } from "../schema/side.ts";
import { isRejected } from "./is-rejected.ts";
import type { WebhookPair } from "./compare-webhooks.ts";

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
  const unmatched = new Map(Object.entries(is.node.content).map((entry) => [readEssence(entry[0]), entry]));
  for (const [name, media] of Object.entries(was.node.content)) {
    const [otherName, other] = unmatched.get(readEssence(name)) ?? [];
    unmatched.delete(readEssence(name));
    const before = [...was.steps, "content", name];
    if (!other || otherName === undefined) {
      const message = `The service no longer sends the body as \`${name}\`.`;
      // A receiver that still reads this type never gets it, but its types lack a member.
      report({ code: "media-type-removed", place, message, wire: "safe", types: "breaks", before });
      continue;
    }
    const after = [...is.steps, "content", otherName];
    compareWords({ before: media, after: other }, { place, steps: { before, after }, report });
    const isTyped = readMediaKind(name) === "json";
    const reportSent: ReportChange = (change) => {
      const wire = isRejected(sides.before.root, change) ? "breaks" : change.wire;
      report({ ...change, wire, types: isTyped ? change.types : "safe" });
    };
    const at = { place, direction: "response", report: reportSent } as const;
    compareSchemas(locate(media, before), locate(other, after), at);
  }
  for (const [name] of unmatched.values()) {
    const message = `The service may send the body as \`${name}\`.`;
    const after = [...is.steps, "content", name];
    report({ code: "media-type-added", place, message, wire: "breaks", types: "breaks", after });
  }
}

function locate(
  { schema = true }: MediaType,
  steps: readonly (string | number)[],
): Parameters<ReturnType<typeof createSchemaComparison>>[0] {
  return { schema, steps: [...steps, "schema"] };
}
