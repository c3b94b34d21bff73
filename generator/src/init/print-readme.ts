import { joinBlocks, printFence } from "../emit/print/markdown.ts";
import { type PackageNames, usualMockUrl } from "@shortvideo-api/document/source";
import { printMarks } from "../output/readme-sections.ts";
import { describePartImports, describeParts } from "./optional-parts.ts";
import { listPartTests } from "./print-part-tests.ts";
import type { Settings, WorkspaceInputs } from "./workspace-inputs.ts";

/** Prints the README of the workspace. Its sections are empty; `generate` fills them. */
export function printReadme(inputs: WorkspaceInputs): string {
  return `${joinBlocks([printMarks("overview"), ...printCommands(inputs), printMarks("calls"), ...printWork(inputs)])}\n`;
}

/** Prints the README of the layout `package`, for its users and its team. Its sections are empty; `generate` fills them. */
export function printOnlyReadme(inputs: WorkspaceInputs): string {
  const blocks = [
    printMarks("overview"),
    printMarks("calls"),
    ...printOptions(inputs.settings),
    ...printCommands(inputs),
  ];
  return `${joinBlocks([...blocks, ...printWork(inputs)])}\n`;
}

function printCommands(inputs: WorkspaceInputs): string[] {
  const hasTests = listPartTests(inputs).length > 0;
  return [
    "## Two commands",
    "You need npm, and Node 20 from 20.19 on, or Node 22.12 or later.",
    printFence(
      "sh",
      "npm start   # installs, generates, builds, starts the mock, calls every operation\nnpm test    # checks the generated code, builds it, and calls every operation in a contract run",
    ),
    hasTests
      ? "The tests in `test/` run after it. They are yours."
      : 'Tests of your own run after it: `"test": "openapi-monorepo test && node --test"` in `package.json`.',
  ];
}

/** Describes the work of the team on the API. */
function printWork(inputs: WorkspaceInputs): string[] {
  const { settings } = inputs;
  const { spec, layout } = settings;
  const examples = Object.fromEntries(listPartTests(inputs).map(({ part, path }) => [part, path]));
  const source = layout === "package" ? "src" : "packages/*/src";
  return [
    "## Mock and contract runs",
    `\`npm run mock\` serves the mock at ${usualMockUrl}, until Ctrl-C. A contract run starts a mock for one command, in any language. It passes the address in \`MOCK_URL\`, and reports coverage and violations:`,
    printFence("sh", "npm run contract -- run --report contract.html -- openapi-monorepo call"),
    "The same reports cover live traffic and recorded traffic. `verify --explore` calls the service itself, within and beyond its limits. The key is in `SERVICE_KEY`:",
    printFence(
      "sh",
      "npm run contract -- proxy --upstream https://api.example.com -- npm run my-tests\nnpm run contract -- check-har session.har\nnpm run contract -- verify --explore --base-url https://api.example.com",
    ),
    "## Documentation site",
    "`npm run site` serves the documentation at http://127.0.0.1:4020, with a mock for its requests, and follows each save. `npm run site:build` writes the folder `site/`, which works on any web server. Released versions become its changelog, by the tags of git.",
    "## Agents",
    "Agents call the operations as tools of an MCP server. Without a key, the mock responds. With `--report agent.html`, a contract report shows which operations an agent called, and what broke the contract. Agents start it with this command:",
    printFence("sh", `npx -y @shortvideo-api/mcp --spec ${spec}`),
    ...describeParts(settings, examples),
    "## Change the API",
    `1. Edit \`${spec}\`.\n2. Run \`npm run generate\`. It also updates the marked sections of the READMEs; the other text is yours. If the document has a problem, the command reports its line and a fix, and writes nothing.\n3. Run \`npm run release:plan\`. It writes a changeset with the changes for callers and the version bump.\n4. Run \`npm test\`, and commit everything together.`,
    "`npm run spec:diff` shows the changes since the last release. The other files come from the generator. After an update of the generator, `npm run upgrade -- --dry-run` shows what would change in them. `npm run upgrade` changes them, keeps your edits, and adds a changeset if published code changes. Then run `npm run generate`.",
    `\`${source}/runtime/\` is the code that all operations share. It comes with the version of the generator in \`package.json\`, is compiled into your ${layout === "package" ? "package" : "packages"}, and is not in git. The files beside it export it: add exports of your own there.`,
    "## Release",
    "Commit the folder to a git repository. These two commands need Node 22.11 or later. After a change of Node, run `npm install` first:",
    printFence(
      "sh",
      "npm run release:version   # changesets become versions and changelogs\nnpm run release           # builds and publishes",
    ),
    "`.github/workflows/release.yml` does the same on GitHub: it keeps a pull request for the next version up to date, and publishes after its merge.",
  ];
}

/** Prints the README of a package. Its sections are empty; `generate` fills them. */
export function printPackageReadme(name: keyof PackageNames, { settings }: WorkspaceInputs): string {
  if (name === "client") {
    return `${joinBlocks([printMarks("overview"), printMarks("calls"), ...printOptions(settings)])}\n`;
  }
  return `${printMarks("overview")}\n\nThe README of the client has a first call, lists and errors.\n`;
}

/** Prints the page of all methods of the client. Its section is empty; `generate` fills it. */
export function printApiReadme(): string {
  return `${joinBlocks(["# All methods", printMarks("methods")])}\n`;
}

/** Describes the options of a client and of a call, which are the same for each API, and the code of optional parts. */
function printOptions(settings: Settings): string[] {
  const imports = describePartImports(settings);
  return [
    "[api.md](api.md) lists all methods with their parameters, results and errors.",
    "## Options",
    [
      "| Option of `createClient` and of each call | |",
      "|---|---|",
      "| `timeoutMs`, `attemptTimeoutMs` | ends a call, or one attempt, with a `CallTimeoutError` |",
      "| `retry: { maxRetries }` | calls that only read are repeated after temporary failures, with growing delays, or with those that the service asks for |",
      "| `signal` | aborts the call, which then rejects with an `AbortError` |",
      "| `maxResponseBytes` | the size limit of a response; default: 64 MiB |",
      "| `onRequest`, `onResponse`, `onRetry` | hooks that see each attempt; credentials are hidden from them |",
    ].join("\n"),
    [
      "| Option of a call alone | |",
      "|---|---|",
      "| `headers`, `query` | more headers and query parameters for this call |",
      "| `repeatable` | `true` allows retries of a call that changes something |",
      "| `maxItems`, `maxPages`, `prefetch`, `resumeFrom` | of an iteration: its end, the next page ahead of time, and the place where it goes on |",
    ].join("\n"),
    [
      "| Option of `createClient` alone | |",
      "|---|---|",
      "| `baseUrl` and the credentials | the address of the service, and what it takes for authentication |",
      "| `checkParams`, `checkResponses` | `false` sends parameters without validation, or returns JSON of another shape than its type |",
      "| `successCodes` | codes in the body that mean success; all others reject with an `InBandError` |",
      "| `onDeprecated` | called once for each deprecated operation that is used; `false` turns the warning off |",
      "| `middleware` | functions that may change requests and responses |",
      "| `limiter` | `createLimiter({ perSecond, concurrency })` respects a quota across calls and clients |",
      "| `fetch`, `headers` | another `fetch`; headers of each request |",
      "| `logger`, `logLevel` | logs calls without credentials: `console`, or a logger of the same form |",
      "| `userAgent` | your product and its version |",
      '| `layers` | your own layers around each call, or `fullResponseChecks("report", allResponseChecks)` of the subpath `/response-checks`, which compares responses with the document |',
    ].join("\n"),
    "`await call.withResponse()` returns the body with status, headers and the whole `Response`. `resultOf(call)` returns a failure as a value instead of throwing it. 64-bit numbers are texts with all their digits.",
    ...(imports.length === 0 ? [] : [["| Import | Contents |", "|---|---|", ...imports].join("\n")]),
    "The package is an ES module. In a CommonJS project, use `await import()`, or Node 20.19 and later, which can `require` it.",
  ];
}
