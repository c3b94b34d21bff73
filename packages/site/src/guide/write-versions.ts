import { printClient } from "../sample/print-client.js";
import { type Guide, type GuideFacts, packageOf } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes what versions promise, and how deprecated operations are replaced. */
export function writeVersions(facts: GuideFacts): Guide | undefined {
  const { content, deprecated, first, isGenerated, modules, source } = facts;
  if (!first) return undefined;
  return {
    name: "versions",
    title: "Versions and deprecations",
    summary: "What a new version may change, and what replaces deprecated operations.",
    write: (link) =>
      joinBlocks(
        "You can update without surprises: the version says whether a change can break your requests or your types.",
        !isGenerated && writeCode("sh", `npm install ${packageOf(modules.client)}@latest`),
        isGenerated &&
          writeCode("sh", `npx @shortvideo-api/generator generate --spec ${source} --out api --extension js`),
        writeTable(
          ["Part of the version", "Means"],
          [
            ["major", "a change breaks requests on the wire, or the types of callers"],
            ["minor", "there is something new, or something is deprecated"],
            ["patch", "descriptions and corrections"],
          ],
        ),
        "The new document is compared with the last released one, from the side of callers. Each change has two verdicts: one on the wire, and one for types.",
        `This page describes version ${writeSpan(content.model.version)}.`,
        "## Compare two documents",
        writeCode("sh", `npx @shortvideo-api/diff --base other.yaml --head ${source}`),
        deprecated.length > 0 && "## Deprecated operations",
        deprecated.length > 0 &&
          writeTable(
            ["Operation", "Since", "Use instead"],
            deprecated.map(({ operation, page }) => [
              writeSpan(operation.id, link(page)),
              writeLine(operation.deprecated?.since ?? ""),
              operation.deprecated?.use
                ? writeSpan(operation.deprecated.use.id)
                : writeLine(operation.deprecated?.why ?? ""),
            ]),
          ),
        "## Find what you use",
        "The client warns once for each deprecated operation that you call, by `console.warn`. Your own function can fail a test instead:",
        writeCode(
          "ts",
          `${printClient(content, first, { options: ["onDeprecated: ({ operation, message }) => console.log(operation, message)"] })}\nconsole.log(api);`,
        ),
        "The reports of contract runs name deprecated operations, too.",
        "A service can announce the end of an operation in the headers `Deprecation` and `Sunset`. `readDeprecation(headers)` reads them.",
      ),
  };
}
