import type { Provenance } from "@shortvideo-api/model";
import type { Guide, GuideFacts } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes what the marks of undocumented facts mean; `undefined` if the document has none. */
export function writeProvenance({ inferred, spec }: GuideFacts): Guide | undefined {
  if (inferred.length === 0) return undefined;
  return {
    name: "provenance",
    title: "Provenance",
    summary: "Which facts the service documents, and which were inferred or assumed.",
    write: (link) =>
      joinBlocks(
        "You see how far to trust each fact: a badge marks those that the service itself does not document.",
        writeTable(
          ["Badge", "Meaning"],
          [
            ["none", "the service documents it"],
            ["*inferred*", "taken from observations, such as responses"],
            ["*assumed*", "chosen by the authors of this document, until someone knows more"],
          ],
        ),
        "Each mark has its reason. In the document, it is `x-provenance` beside the fact:",
        writeCode("yaml", 'x-provenance: { status: inferred, reason: "…" }'),
        "## Check them",
        writeCode("sh", `npx @shortvideo-api/contract verify${spec} --base-url https://api.example.com`),
        `[A verification](${link("guides/verification")}) says which of these facts its responses confirm or refute, and which remain open.`,
        "## Reasons",
        "These are the reasons of operations and parameters. Pages of types have those of fields.",
        writeTable(
          ["Reason", "Mark", "Operations and parameters"],
          groupByReason(inferred).map(({ provenance, facts }) => [
            writeLine(provenance.reason),
            provenance.status,
            facts.map(({ page, name }) => writeSpan(name, link(page))).join(", "),
          ]),
        ),
      ),
  };
}

interface Reason {
  provenance: Provenance;
  facts: { page: string; name: string }[];
}

/** Groups operations and parameters by the reasons of their marks. */
function groupByReason(operations: GuideFacts["inferred"]): readonly Reason[] {
  const reasons = new Map<string, Reason>();
  const add = (provenance: Provenance | undefined, page: string, name: string): void => {
    if (!provenance) return;
    const key = `${provenance.status} ${provenance.reason}`;
    const reason = reasons.get(key) ?? { provenance, facts: [] };
    reason.facts.push({ page, name });
    reasons.set(key, reason);
  };
  for (const { operation, page } of operations) {
    add(operation.provenance, page, operation.id);
    for (const { provenance, wireName } of operation.params) add(provenance, page, `${operation.id} ${wireName}`);
  }
  return [...reasons.values()];
}
