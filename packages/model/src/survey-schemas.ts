import {
  describeValue,
  isNode,
  type Node,
  type OpenApi,
  readReference,
  type Report,
  type Step,
  traverse,
} from "@shortvideo-api/document/source";
import { isSampleHint, sampleHints } from "@shortvideo-api/document/sample/source";
import { isProvenance } from "./operation/read-provenance.ts";

const siblings = ["x-rounded-from", "x-same-as"];

/** Features that the schemas of a document use. */
export interface SchemaSurvey {
  /** Keys of the schemas that are the content of a JSON-encoded string somewhere. */
  encoded: ReadonlySet<string>;
  /** Whether some values are only in requests or only in responses. */
  isOneWay: boolean;
}

/** Visits the whole document once. Reports malformed extensions of schemas, and malformed `x-provenance`. */
export function surveySchemas(root: OpenApi, report: Report): SchemaSurvey {
  const encoded = new Set<string>();
  let isOneWay = false;
  traverse("openapi", { ...root }, (kind, node, steps) => {
    if ("x-provenance" in node && !isProvenance(node["x-provenance"])) {
      report(
        "provenance-malformed",
        [...steps, "x-provenance"],
        "`status` must be `inferred` or `assumed`, and `reason` must be a sentence.",
      );
    }
    if (kind !== "schema") return;
    isOneWay ||= node["readOnly"] === true || node["writeOnly"] === true;
    const { contentSchema, properties } = node;
    if (isNode(contentSchema) && typeof contentSchema["$ref"] === "string") {
      const key = readReference(contentSchema["$ref"])?.key;
      if (key !== undefined) encoded.add(key);
    }
    if (node["x-sample"] !== undefined) checkHint(node, steps, report);
    if (isNode(properties)) checkSiblings(properties, [...steps, "properties"], report);
  });
  return { encoded, isOneWay };
}

function checkHint(schema: Node, steps: readonly Step[], report: Report): void {
  const hint = schema["x-sample"];
  const place = [...steps, "x-sample"];
  if (!isSampleHint(hint)) {
    const known = sampleHints.map((each) => `\`${each}\``).join(", ");
    report(
      "sample-unknown",
      place,
      `\`x-sample\` is ${describeValue(hint)}, which is not a kind of value. Kinds: ${known}.`,
    );
    return;
  }
  const allowed = hint.endsWith("count") ? ["integer", "number", "string"] : ["string"];
  const { type } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter((name) => name !== undefined && name !== "null");
  if (types.length === 0 || types.some((name) => allowed.includes(String(name)))) return;
  const found = types.map((name) => `\`${String(name)}\``).join(", ");
  report("sample-of-wrong-type", place, `\`x-sample\` is \`${hint}\`, but the type is ${found}.`);
}

function checkSiblings(properties: Node, steps: readonly Step[], report: Report): void {
  for (const name of Object.keys(properties)) {
    const property = properties[name];
    if (!isNode(property)) continue;
    for (const extension of siblings) {
      const sibling = property[extension];
      if (sibling === undefined) continue;
      if (typeof sibling === "string" && sibling !== name && Object.hasOwn(properties, sibling)) continue;
      const message = `${describeValue(sibling)} is not another property beside \`${name}\`.`;
      report("unknown-sibling", [...steps, name, extension], message);
    }
  }
}
