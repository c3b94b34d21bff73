import type { Report } from "../diagnostics/collect-diagnostics.ts";
import type { Kind } from "../openapi/grammar.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { httpMethods } from "../openapi/openapi.ts";
import { stylesOf } from "../openapi/joined-style.ts";
import { checkTags } from "./check-tags.ts";

const styles: Readonly<Record<string, readonly string[]>> = stylesOf;

/** Reports fields that the tools ignore, and unknown styles, misplaced operations and unknown parent tags. */
export function checkFeatures(kind: Kind, node: Node, steps: readonly Step[], report: Report): void {
  const reportIgnored = (field: string, effect: string): void => {
    if (node[field] !== undefined)
      report("unsupported-feature", [...steps, field], `\`${field}\` is ignored: ${effect}.`);
  };
  if (kind === "mediaType" || kind === "encoding") {
    reportIgnored("prefixEncoding", "the parts of a sequence are written as their schemas say");
    reportIgnored("itemEncoding", "the parts of a sequence are written as their schemas say");
    if (kind === "encoding") reportIgnored("encoding", "only the parts of the body itself have an encoding");
  } else if (kind === "discriminator") {
    reportIgnored("defaultMapping", "a value without a known name fits any of the schemas");
  } else if (kind === "xml")
    reportIgnored("nodeType", "a body of XML is a text, which callers write and read themselves");
  else if (kind === "openapi") checkTags(node, report);
  else if (kind === "parameter") {
    checkStyle(node, steps, report);
    if (node["in"] === "cookie" || node["in"] === "header") {
      const isEncoded = node["in"] === "cookie" && node["style"] !== "cookie";
      const effect = isEncoded ? "the style `form` encodes all cookies" : "the value is not percent-encoded";
      if (node["allowReserved"] === true) reportIgnored("allowReserved", effect);
    }
  } else if (kind === "pathItem") checkAdditional(node["additionalOperations"], steps, report);
}

function checkStyle(parameter: Node, steps: readonly Step[], report: Report): void {
  const { in: place, style } = parameter;
  const known = typeof place === "string" && Object.hasOwn(styles, place) ? styles[place] : undefined;
  if (typeof style !== "string" || known === undefined || known.includes(style)) return;
  const message = `\`style\` is \`${style}\`. The styles in \`${String(place)}\` are ${known.map((each) => `\`${each}\``).join(", ")}.`;
  report("unknown-style", [...steps, "style"], message);
}

/** Reports additional operations of methods that have a field of their own. */
function checkAdditional(operations: unknown, steps: readonly Step[], report: Report): void {
  if (!isNode(operations)) return;
  for (const method of Object.keys(operations)) {
    const field = httpMethods.find((each) => each === method.toLowerCase());
    if (field === undefined) continue;
    const message = `\`additionalOperations\` has \`${method}\`, which belongs in the field \`${field}\` of the path.`;
    report("misplaced-operation", [...steps, "additionalOperations", method], message);
  }
}
