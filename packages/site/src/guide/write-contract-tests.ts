import { credentialForms, quoteWord } from "@shortvideo-api/document";
import { type HeaderField, listFields, type Piece, printPieces } from "../sample/list-fields.js";
import { printHeader } from "../sample/print-curl-sample.js";
import { indent, printBraces } from "../sample/print-braces.js";
import { printCall } from "../sample/print-client.js";
import { printText, printWideText } from "../sample/print-literal.js";
import { readSampleRequest, type SampleRequest } from "../sample/sample-request.js";
import { type Guide, type GuideFacts, printImport, printMockClient } from "./guide.js";
import { joinBlocks, writeCode } from "../page/write-markdown.js";

/** Writes how test suites of several languages run against the mock, also in CI. */
export function writeContractTests(facts: GuideFacts): Guide | undefined {
  const { first, source, spec } = facts;
  const request = first && readSampleRequest({ ...facts.content, baseUrl: "" }, first);
  if (!first || !request || request.method !== "GET") return undefined;
  const run = `npx @shortvideo-api/contract run${spec}`;
  const options = spec === "" ? [] : [`spec: ${printText(source)}`];
  const name = printText(first.operation.id);
  const call = indent(printCall(first, first.operation.method));
  const { headers, url } = readMockParts(request);
  return {
    name: "contract-tests",
    title: "Contract tests",
    summary:
      "Your test suite, in any language, checked against the document: pytest, Jest, Vitest, Go, curl, shards and CI.",
    write: (link) =>
      joinBlocks(
        "You learn which requests of your tests break the contract, and what the tests have covered. Your tests stay as they are.",
        writeCode("sh", `npm install --save-dev @shortvideo-api/contract\n${run} --report contract.html -- npm test`),
        "The command starts a mock, and your tests find its address in `MOCK_URL` and a key in `MOCK_KEY`. `--url-env API_BASE_URL` passes the address in a variable of yours, too. The run fails if a request breaks the contract, even if all tests pass. `contract.html` shows each violation with the request as it should be.",
        "## Vitest and Jest",
        "Save this as `api.test.js`, and let `npm test` start `vitest run`. For Jest, leave out the first line. Jest needs `NODE_OPTIONS=--experimental-vm-modules`, since the client is an ES module:",
        writeCode(
          "js",
          'import { expect, test } from "vitest";',
          printImport(facts, "createClient"),
          "",
          printMockClient(facts, "process.env.MOCK_URL"),
          "",
          `test(${name}, async () => {`,
          `  expect(await ${call}).toBeDefined();`,
          "});",
        ),
        "If an editor starts the tests, let the runner start the mock. For Vitest, name this file in `globalSetup`:",
        writeCode(
          "ts",
          'import { createSetup } from "@shortvideo-api/contract/vitest";',
          "",
          printBraces(
            "export const setup = createSetup(",
            [...options, 'reports: ["contract.html"]', 'thresholds: { operations: "80%" }'],
            ");",
          ),
        ),
        "For Jest, name one file in `globalSetup`, and another one in `globalTeardown`:",
        writeCode(
          "js",
          'import { createSetup } from "@shortvideo-api/contract/jest";',
          "",
          printBraces("export default createSetup(", [...options, 'reports: ["contract.html"]'], ");"),
        ),
        writeCode("js", 'export { teardown as default } from "@shortvideo-api/contract/jest";'),
        "## pytest",
        "Save this as `test_api.py`:",
        writeCode(
          "python",
          "import os",
          "",
          "import requests",
          "",
          "",
          "def test_api():",
          "    response = requests.get(",
          `        os.environ["MOCK_URL"] + ${printPieces(url, printWideText, readPython)},`,
          ...(headers.length === 0
            ? []
            : [
                "        headers={",
                ...headers.map(
                  ({ name: header, pieces }) =>
                    `            ${printWideText(header)}: ${printPieces(pieces, printWideText, readPython)},`,
                ),
                "        },",
              ]),
          "    )",
          "    assert response.ok",
        ),
        writeCode("sh", `${run} --report contract.html -- pytest`),
        "## Go",
        "Save this as `api_test.go`. `-count=1` keeps Go from taking the result of an earlier run:",
        writeCode(
          "go",
          "package api",
          "",
          "import (",
          '\t"net/http"',
          '\t"os"',
          '\t"testing"',
          ")",
          "",
          "func TestAPI(t *testing.T) {",
          `\trequest, err := http.NewRequest("GET", os.Getenv("MOCK_URL")+${printPieces(url, printWideText, readGo)}, nil)`,
          "\tif err != nil {",
          "\t\tt.Fatal(err)",
          "\t}",
          ...headers.map(
            ({ name: header, pieces }) =>
              `\trequest.Header.Set(${printWideText(header)}, ${printPieces(pieces, printWideText, readGo)})`,
          ),
          "\tresponse, err := http.DefaultClient.Do(request)",
          "\tif err != nil {",
          "\t\tt.Fatal(err)",
          "\t}",
          "\tdefer response.Body.Close()",
          "\tif response.StatusCode != 200 {",
          "\t\tt.Fatal(response.Status)",
          "\t}",
          "}",
        ),
        writeCode("sh", `${run} --report contract.html -- go test -count=1 ./...`),
        "## Shell and curl",
        "Save this as `suite.sh`:",
        writeCode(
          "bash",
          "set -e",
          [
            `curl --fail --silent "$MOCK_URL"${printWords(url)}`,
            ...headers.map(({ name: header, pieces }) => `-H ${printHeader(header, pieces)}`),
            "--output response.json",
          ].join(" \\\n  "),
          "test -s response.json",
        ),
        writeCode("sh", `${run} --report contract.html -- bash suite.sh`),
        "## Require coverage",
        writeCode("sh", `${run} --min-operations 1 --fail-on number-rounded --report contract.xml -- npm test`),
        "`--min-operations 80%` requires that tests call most operations. Further limits apply to parameters, statuses, pages of lists and more. The run ends with exit code 3 if coverage is too low.",
        "## Shards",
        "Each machine writes JSON, and `merge` adds it up. The limits apply to the sum:",
        writeCode(
          "sh",
          `${run} --report shards/$SHARD.json --min-operations 0 -- pytest`,
          "npx @shortvideo-api/contract merge shards/*.json --report contract.html --min-operations 1",
        ),
        "## GitHub Actions",
        writeCode(
          "yaml",
          "- run: npm ci",
          `- run: ${run} --report contract.html --report github:contract.txt -- npm test`,
          "- uses: actions/upload-artifact@v5",
          "  if: always()",
          "  with: { name: contract, path: contract.html, if-no-files-found: error }",
        ),
        "## GitLab",
        writeCode(
          "yaml",
          "contract:",
          "  image: node:22",
          "  script:",
          "    - npm ci",
          `    - ${run} --report contract.xml --report contract.html -- npm test`,
          "  artifacts:",
          "    when: always",
          "    paths: [contract.html]",
          "    reports: { junit: contract.xml }",
        ),
        "Let CI fail if the report is missing. Without the mock, no report is written.",
        `Next: [tests without a server](${link("guides/without-a-server")}), or [the real service](${link("guides/verification")}).`,
      ),
  };
}

/** Reads the address and the headers of a request, with the key of a contract run. */
function readMockParts(request: SampleRequest): { url: Piece[]; headers: HeaderField[] } {
  const { headers, query, basic } = listFields(request);
  const login = { name: "Authorization", pieces: [{ text: `Basic ${credentialForms.basic.written}` }] };
  const [first, ...others] = query.map(({ before, variable }) => ({ text: before, variable }));
  const url = [first ? { ...first, text: request.url + first.text } : { text: request.url }, ...others];
  return {
    url: url.map(withKey),
    headers: [...(basic ? [login] : []), ...headers.map(({ name, pieces }) => ({ name, pieces: pieces.map(withKey) }))],
  };
}

function withKey({ text, variable }: Piece): Piece {
  return { text, variable: variable && "MOCK_KEY" };
}

function printWords(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, variable }) => quoteWord(text) + (variable === undefined ? "" : `"$${variable}"`))
    .join("");
}

function readPython(variable: string): string {
  return `os.environ["${variable}"]`;
}

function readGo(variable: string): string {
  return `os.Getenv("${variable}")`;
}
