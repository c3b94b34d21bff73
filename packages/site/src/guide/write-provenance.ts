import type { Guide } from "./guide.js";
import type { GuideFacts } from "./read-facts.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "./write-markdown.js";

/** Writes what the marks of undocumented facts mean; `undefined` if the document has none. */
export function writeProvenance({ content, inferred, spec }: GuideFacts): Guide | undefined {
  if (inferred.length === 0) return undefined;
  return {
    name: "provenance",
    title: "Provenance",
    summary: "Which facts the service documents, and which were inferred or assumed.",
    write: (link) =>
      joinBlocks(
        "You see how far to trust each fact: a badge marks those that the service itself does not document.",
        writeTable(["Badge", "Meaning"], [
          ["none", "the service documents it"],
          ["*inferred*", "taken from observations, such as responses"],
          ["*assumed*", "chosen by the authors of this document, until someone knows more"],
        ]),
        "Each mark has its reason. In the document, it is `x-provenance` beside the fact:",
        writeCode("yaml", 'x-provenance: { status: inferred, reason: "…" }'),
        "## Check them",
        writeCode("sh", `npx @shortvideo-api/contract verify${spec} --base-url https://api.example.com`),
        `[A verification](${link("guides/verification")}) says which of these facts its responses confirm or refute, and which remain open.`,
        "## Operations with such facts",
        writeTable(
          ["Operation", "Inferred or assumed", "Reason"],
          inferred.flatMap(({ operation, page }) => {
            const id = writeSpan(operation.id, link(page));
            const own = operation.provenance;
            const marked = operation.params.flatMap(({ wireName, provenance }) => (provenance ? [{ wireName, provenance }] : []));
            return [
              ...(own ? [[id, `the operation, ${own.status}`, writeLine(own.reason)]] : []),
              ...marked.map(({ wireName, provenance }) => [id, `${writeSpan(wireName)}, ${provenance.status}`, writeLine(provenance.reason)]),
            ];
          }),
        ),
        content.operations.length > inferred.length && "Fields of responses have marks, too. The pages of operations and types show them.",
      ),
  };
}
