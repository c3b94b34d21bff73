import { indent } from "../sample/print-braces.js";
import { printCall, printClient } from "../sample/print-client.js";
import { type Guide, type GuideFacts, printImport } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes how to read lists; `undefined` if the document has none. */
export function writePagination(facts: GuideFacts): Guide | undefined {
  const { content, list } = facts;
  const pagination = list?.operation.pagination;
  if (!list || !pagination) return undefined;
  const lists = content.operations.filter(({ operation }) => operation.pagination);
  const iterate = (options?: string): string => printCall(list, pagination.iterate, options);
  return {
    name: "pagination",
    title: "Pagination",
    summary: "Lists item by item: with limits, to the end, and from where you stopped.",
    write: (link) =>
      joinBlocks(
        "You read a whole list in one loop. It requests each page when the loop reaches it, and it always ends.",
        writeCode(
          "ts",
          `${printClient(content, list)}\nfor await (const item of ${iterate("{ maxItems: 100 }")}) {\n  console.log(item);\n}`,
        ),
        writeTable(
          ["Option", "Effect"],
          [
            ["`maxItems`", "ends after this many items, and requests no page beyond them"],
            ["`maxPages`", "ends after this many pages"],
            ["`signal`", "aborts the iteration and its request"],
            ["`prefetch`", "`true` requests the next page while you process the current one"],
            ["`resumeFrom`", "continues after this resume token"],
          ],
        ),
        "## All items at once, or whole pages",
        writeCode(
          "ts",
          `const items = await ${iterate("{ maxItems: 100 }")}.toArray();`,
          "console.log(items.length);",
          "",
          `for await (const page of ${iterate("{ maxPages: 2 }")}.pages()) console.log(page);`,
        ),
        "## Stop, and go on later",
        writeCode(
          "ts",
          `const started = ${iterate()};`,
          "for await (const item of started) {",
          "  console.log(item);",
          "  break; // the token points after this item",
          "}",
          "const saved = JSON.stringify(started.resumeToken);",
          "",
          `const rest = ${iterate("{ resumeFrom: JSON.parse(saved) }")};`,
          "for await (const item of rest) console.log(item);",
        ),
        "The token is plain JSON. The list continues with the very next item, also in the middle of a page and in another process.",
        "## After a failure",
        writeCode(
          "ts",
          printImport(facts, "getResumeToken"),
          "",
          "try {",
          `  for await (const item of ${indent(iterate())}) console.log(item);`,
          "} catch (error) {",
          "  console.log(getResumeToken(error)); // `undefined` if your own code failed",
          "}",
        ),
        `Each page is one call with its own [retries](${link("guides/retries")}), and no page is requested again after it arrived.`,
        "## Page by page",
        writeCode("ts", `const page = await ${printCall(list, list.operation.method)};\nconsole.log(page);`),
        `The next position is the parameter ${writeSpan(pagination.wireParam ?? pagination.param)}. Pass on the value of a page as it is.`,
        "## Lists that do not end",
        "A paginator does not trust what a page says about the next one. If a service returns a page that it has returned before, the loop ends with a `PaginationLoopError` instead of running forever.",
        "## All lists",
        writeTable(
          ["Operation", "Iterate with", "Summary"],
          lists.map(({ operation, resource, page }) => [
            writeSpan(operation.id, link(page)),
            writeSpan(["api", ...resource.members, operation.pagination?.iterate].join(".")),
            writeLine(operation.summary ?? ""),
          ]),
        ),
      ),
  };
}
