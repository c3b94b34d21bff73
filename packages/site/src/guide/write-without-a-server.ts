import { printBraces } from "../sample/print-braces.js";
import { printCall } from "../sample/print-client.js";
import { printText } from "../sample/print-literal.js";
import { type Guide, type GuideFacts, packageOf, printImport, printMockClient } from "./guide.js";
import { joinBlocks, writeCode } from "../page/write-markdown.js";

/** Writes how unit tests and pages work without a server. */
export function writeWithoutAServer(facts: GuideFacts): Guide | undefined {
  const { first, isGenerated, modules, source, spec } = facts;
  if (!first) return undefined;
  const { operation } = first;
  const fixture = operation.response.fixtures[0];
  const call = printCall(first, operation.method);
  const read = spec === "" ? [] : [`document: readFileSync(${printText(source)}, "utf8")`];
  const imports = spec === "" ? [] : ['import { readFileSync } from "node:fs";'];
  return {
    name: "without-a-server",
    title: "Tests without a server",
    summary: "Fixtures, a mock in the process of the test, and handlers for Mock Service Worker.",
    write: (link) =>
      joinBlocks(
        "Your unit tests get complete, valid responses without a port, a key or a network.",
        "## A mock in the process of the test",
        writeCode(
          "ts",
          printImport(facts, "createClient"),
          'import { createMock } from "@shortvideo-api/mock";',
          "",
          `const mock = await createMock(${spec === "" ? "" : `{ spec: ${printText(source)} }`});`,
          printMockClient(facts, '"http://mock"', "fetch: mock.fetch"),
          `await ${call};`,
          "",
          "console.log(mock.report().violations);",
        ),
        "It rejects wrong requests, as the [mock server](" + link("guides/quick-start") + ") does, and reports them.",
        !isGenerated && fixture && "## Fixtures",
        !isGenerated &&
          fixture &&
          writeCode(
            "ts",
            `import { ${operation.fixtures.responses}, toResponse } from ${printText(modules.fixtures)};`,
            "",
            `console.log(${operation.fixtures.responses}.${fixture.name});`,
            `const stub = async () => toResponse(${printText(operation.id)}, ${printText(fixture.name)});`,
          ),
        !isGenerated &&
          fixture &&
          `\`npm install --save-dev ${packageOf(modules.fixtures)}\` installs them. Each schema has a factory, each list has pages that link up, and each documented failure has a response. Values are the same on every run.`,
        "## Mock Service Worker",
        writeCode("sh", "npm install --save-dev @shortvideo-api/msw msw"),
        writeCode(
          "ts",
          ...imports,
          'import { contractHandlers } from "@shortvideo-api/msw";',
          'import { setupServer } from "msw/node";',
          printImport(facts, "createClient"),
          "",
          printBraces("const contract = contractHandlers(", ['baseUrl: "https://api.example.com"', ...read], ");"),
          "const server = setupServer(...contract.handlers);",
          "server.listen();",
          printMockClient(facts, '"https://api.example.com"'),
          `await ${call};`,
          "server.close();",
          "",
          "const { violations } = await contract.report();",
          "console.log(violations);",
        ),
        "In a page, use `setupWorker` of `msw/browser`. `contract.check(…)` takes handlers that you have written by hand, and reports where their responses differ from the document.",
      ),
  };
}
