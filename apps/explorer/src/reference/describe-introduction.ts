import { isNode, type Node, printJson } from "@shortvideo-api/document/source";
import type { ApiModel } from "@shortvideo-api/generator";
import { cleanNode } from "./clean-node.ts";
import { describeProvenance } from "./describe-provenance.ts";
import { writeBox, writeCode, writeText } from "./markdown.ts";

/** Returns `info`. Its description also contains the facts that apply to all operations. */
export function describeIntroduction(written: Node, model: ApiModel, source: string): Node {
  const info: Node = isNode(written["info"]) ? { ...written["info"] } : {};
  cleanNode("info", info);
  const { description } = info;
  info["description"] = [
    ...(typeof description === "string" ? [description.trim()] : []),
    ...describeInBandFailure(written["x-in-band-failure"], model),
    `Source of this page: [${writeText(source)}](${encodeURIComponent(source)}).`,
  ].join("\n\n");
  return info;
}

function describeInBandFailure(written: unknown, { inBandFailure }: ApiModel): string[] {
  if (!inBandFailure || !isNode(written)) return [];
  const { codes, success, messages, advice } = inBandFailure;
  const examples = Array.isArray(written["examples"]) ? written["examples"] : [];
  const lines = [
    "**A response with status 200 can be a failure.**",
    `Its body then has ${join(codes, "or")} at the top, with a value other than ${join(success.map(String), "or")}.`,
    `${join(messages, "or")} contains the reason. The typed client throws ${writeCode("InBandError")}. ${writeText(advice ?? "")}`,
  ];
  const exampleLines = examples.map((example) => `- ${writeCode(printJson(example))}`);
  return [
    writeBox(
      "warning",
      [
        lines.join(" ").trim(),
        ...(exampleLines.length > 0 ? ["", "Examples:", "", ...exampleLines] : []),
        ...describeProvenance(written).flatMap((paragraph) => ["", paragraph]),
      ].join("\n"),
    ),
  ];
}

/** Joins names to `` `a`, `b` or `c` ``. */
function join(names: readonly string[], word: string): string {
  const codes = names.map(writeCode);
  const last = codes.pop() ?? "";
  return codes.length === 0 ? last : `${codes.join(", ")} ${word} ${last}`;
}
