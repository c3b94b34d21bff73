import { usualMockPort } from "@shortvideo-api/document";
import type { SiteOperation } from "../content/content.js";
import { printText } from "../sample/print-literal.js";
import { indent } from "../sample/print-braces.js";
import { printCall } from "../sample/print-client.js";
import { type Guide, type GuideFacts, packageOf, printMockClient } from "./guide.js";
import { joinBlocks, writeCode } from "../page/write-markdown.js";

/** Writes the way from an empty folder to a first call and a first contract run. */
export function writeQuickStart(facts: GuideFacts): Guide | undefined {
  const { first, isGenerated, list, modules, source, spec } = facts;
  if (!first) return undefined;
  // Node removes the types of files that end in `.ts`.
  const module = isGenerated ? modules.client.replace(/js$/, "ts") : modules.client;
  const opening = `import { createClient } from ${printText(module)};`;
  const install = isGenerated
    ? [
        "npm pkg set type=module",
        "npm install openapi-fetch",
        `npx @shortvideo-api/generator generate --spec ${source} --out api --extension ts`,
      ]
    : [`npm install ${packageOf(modules.client)}`];
  const call = `console.log(await ${printCall(first, first.operation.method)});`;
  const iteration =
    list &&
    `for await (const item of ${printCall(list, list.operation.pagination?.iterate ?? "", "{ maxItems: 3 }")}) {\n  console.log(item);\n}`;
  return {
    name: "quick-start",
    title: "Quick start",
    summary: "From an empty folder to a first call, a mock and a first contract run, in ten minutes.",
    write: (link) =>
      joinBlocks(
        `You get a first call, and a test whose requests are checked. Nothing here needs a key or the service. You need Node ${isGenerated ? "22.18" : "20.19"} or later.`,
        "## Install",
        spec !== "" && `Save [the document of this API](../${source}) as \`${source}\` in an empty folder.`,
        writeCode(
          "sh",
          "npm init -y",
          ...install,
          "npm install --save-dev @shortvideo-api/mock @shortvideo-api/contract",
        ),
        "## Start the mock",
        "The mock responds to every operation with complete, valid data, and rejects wrong requests. Leave it running in a terminal:",
        writeCode("sh", `npx @shortvideo-api/mock start --port ${usualMockPort}${spec}`),
        "## Make the first call",
        "Save this as `first-call.mjs`:",
        writeCode("js", opening, "", printMockClient(facts), "", call, ...(iteration ? ["", iteration] : [])),
        "Run it in another terminal:",
        writeCode("sh", "node first-call.mjs"),
        iteration !== undefined &&
          `The loop requests further pages as needed. [Pagination](${link("guides/pagination")}) has limits, resuming and single pages.`,
        "## Run a contract test",
        "Save this as `first-run.mjs`. A contract run gives it the address of a mock:",
        writeCode("js", ...printTest(facts, opening, first)),
        writeCode("sh", `npx @shortvideo-api/contract run${spec} --report contract.html -- node --test first-run.mjs`),
        "The run is green: the test passed, and each request fits the document. Open `contract.html`: it lists what the test covered.",
        "A request that breaks the contract fails the run, even if the test passes. The report shows the request as it should be.",
        "## Next",
        [
          `- [Call the service](${link("guides/authentication")}) in place of the mock`,
          `- [Handle errors](${link("guides/errors")})`,
          `- [Set up your own test runner](${link("guides/contract-tests")}): pytest, Jest, Vitest, Go, curl, CI`,
        ]
          .filter((line) => facts.content.model.auth.option !== undefined || !line.includes("Call the service"))
          .join("\n"),
      ),
  };
}

function printTest(facts: GuideFacts, opening: string, first: SiteOperation): string[] {
  const { list } = facts;
  const { operation } = first;
  const url = "process.env.MOCK_URL";
  const lines = [
    'import assert from "node:assert/strict";',
    'import { test } from "node:test";',
    opening,
    "",
    printMockClient(facts, url),
    "",
    `test(${printText(operation.id)}, async () => {`,
    `  assert.ok(await ${indent(printCall(first, operation.method))});`,
    "});",
  ];
  if (list?.operation.pagination) {
    lines.push(
      "",
      `test(${printText(list.operation.id)}, async () => {`,
      `  const items = await ${indent(printCall(list, list.operation.pagination.iterate))}.toArray();`,
      "  assert.ok(items.length > 0);",
      "});",
    );
  }
  return lines;
}
