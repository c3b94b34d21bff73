import { printText } from "../sample/print-literal.js";
import { printCall, printClient } from "../sample/print-client.js";
import { type Guide, type GuideFacts, packageOf } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes how 64-bit numbers keep their digits; `undefined` if the document has none. */
export function writeExactIds(facts: GuideFacts): Guide | undefined {
  const { content, exact, isGenerated, modules } = facts;
  const first = exact.find(({ example, operation }) => example && !operation.deprecated) ?? exact[0];
  if (!first) return undefined;
  return {
    name: "exact-ids",
    title: "Exact ids",
    summary: "64-bit ids keep all their digits, in the client, in tests and in other languages.",
    write: (link) =>
      joinBlocks(
        "You never lose a digit of an id: the client returns 64-bit numbers as strings of digits, and their types say so.",
        writeCode(
          "ts",
          `${printClient(content, first)}\nconsole.log(await ${printCall(first, first.operation.method)});`,
        ),
        "## Why",
        "`JSON.parse` turns numbers into doubles, which have 53 bits. It rounds longer ones without an error:",
        writeCode("js", 'console.log(JSON.parse("7300000000000000001")); // 7300000000000000000'),
        "A rounded id is another id, or none.",
        "## Without the client",
        !isGenerated &&
          writeCode(
            "ts",
            `import { exactResponses, parseExact } from ${printText(modules.wire)};`,
            "",
            `console.log(parseExact(await response.text(), exactResponses[${JSON.stringify(first.operation.id)}]));`,
          ),
        !isGenerated &&
          `\`npm install ${packageOf(modules.wire)}\` installs it. \`stringifyExact\` writes such numbers.`,
        "Integers of Python are exact. In Go, decode into `int64` or `json.Number`, and in Java into `long`. `JSON.parse` and `jq` before 1.7 round them.",
        "## In tests",
        `Mock and fixtures write these numbers with all digits. A [contract run](${link("guides/contract-tests")}) warns of \`number-rounded\` if a request contains a rounded id.`,
        "## Operations with 64-bit numbers",
        writeTable(
          ["Operation", "Summary"],
          exact.map(({ operation, page }) => [writeSpan(operation.id, link(page)), writeLine(operation.summary ?? "")]),
        ),
      ),
  };
}
