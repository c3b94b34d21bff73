import { joinBlocks, printFence } from "../emit/print/markdown.ts";
import { configurationFile, type PackageNames } from "@shortvideo-api/document/source";
import { printMarks } from "../output/readme-sections.ts";
import type { WorkspaceParts } from "./workspace-parts.ts";

/** Prints the README of the workspace. Its sections are empty; `generate` fills them. */
export function printReadme(parts: WorkspaceParts): string {
  return `${joinBlocks([printMarks("overview"), ...printCommands(), printMarks("calls"), ...printWork(parts)])}\n`;
}

/** Prints the README of the layout `package`, for its users and its team. Its sections are empty; `generate` fills them. */
export function printOnlyReadme(parts: WorkspaceParts): string {
  const blocks = [printMarks("overview"), printMarks("calls"), ...printOptions(), ...printCommands()];
  return `${joinBlocks([...blocks, ...printWork(parts)])}\n`;
}

function printCommands(): string[] {
  return [
    "## Two commands",
    "You need npm, and Node 20 from 20.19 on, or Node 22.12 or later.",
    printFence(
      "sh",
      "npm start   # installs, generates, builds, starts the mock, calls every operation\nnpm test    # checks the generated code, builds it, and calls every operation in a contract run",
    ),
    'Tests of your own run after it: `"test": "openapi-monorepo test && node --test"` in `package.json`.',
  ];
}

/** Describes the work of the team on the API. */
function printWork({ settings: { spec, layout, overlays = [] } }: WorkspaceParts): string[] {
  const source = layout === "package" ? "src" : "packages/*/src";
  return [
    "## Mock and contract runs",
    "`npm run mock` serves the mock at http://127.0.0.1:4010, until Ctrl-C. A contract run starts a mock for one command, in any language. It passes the address in `MOCK_URL`, and reports coverage and violations:",
    printFence("sh", "npm run contract -- run --report contract.html -- openapi-monorepo call"),
    "Tests with [Mock Service Worker](https://mswjs.io) get the same responses and the same report, in Node and in browsers:",
    printFence("sh", "npm install --save-dev @shortvideo-api/msw msw"),
    printFence("js", printHandlers(spec, [...overlays, configurationFile])),
    "## Agents",
    "Agents call the operations as tools of an MCP server. Without a key, the mock responds. With `--report agent.html`, a contract report judges what an agent did. Agents start it with this command:",
    printFence("sh", `npx @shortvideo-api/mcp --spec ${spec}`),
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

/** Prints a module of handlers for Mock Service Worker. */
function printHandlers(spec: string, overlays: readonly string[]): string {
  return [
    'import { readFileSync } from "node:fs";',
    'import { contractHandlers } from "@shortvideo-api/msw";',
    'import { setupServer } from "msw/node";',
    "",
    'const read = (file) => readFileSync(file, "utf8");',
    `const overlays = [${overlays.map((file) => JSON.stringify(file)).join(", ")}].map(read);`,
    `export const contract = contractHandlers({ document: read(${JSON.stringify(spec)}), overlays });`,
    "setupServer(...contract.handlers).listen();",
  ].join("\n");
}

/** Prints the README of a package. Its sections are empty; `generate` fills them. */
export function printPackageReadme(name: keyof PackageNames): string {
  if (name === "client") return `${joinBlocks([printMarks("overview"), printMarks("calls"), ...printOptions()])}\n`;
  return `${printMarks("overview")}\n\nThe README of the client has a first call, lists and errors.\n`;
}

/** Prints the page of all methods of the client. Its section is empty; `generate` fills it. */
export function printApiReadme(): string {
  return `${joinBlocks(["# All methods", printMarks("methods")])}\n`;
}

/** Describes the options of a client and of a call, which are the same for each API. */
function printOptions(): string[] {
  return [
    "[api.md](api.md) lists all methods with their parameters, results and errors.",
    "## Options",
    [
      "| Option of `createClient` and of each call | |",
      "|---|---|",
      "| `timeoutMs`, `attemptTimeoutMs` | ends a call, or one attempt, with a `CallTimeoutError` |",
      "| `retry: { maxRetries }` | calls that only read are repeated after temporary failures, with growing delays, or with those that the service asks for |",
      "| `signal` | aborts the call, which then rejects with an `AbortError` |",
      "| `onRequest`, `onResponse`, `onRetry` | hooks that see each attempt; credentials are hidden from them |",
    ].join("\n"),
    [
      "| Option of a call alone | |",
      "|---|---|",
      "| `headers`, `query` | more headers and query parameters for this call |",
    ].join("\n"),
    [
      "| Option of `createClient` alone | |",
      "|---|---|",
      "| `middleware` | functions that may change requests and responses |",
      "| `limiter` | `createLimiter({ perSecond, concurrency })` respects a quota across calls and clients |",
      "| `fetch`, `headers` | another `fetch`; headers of each request |",
      "| `logger`, `logLevel` | logs calls without credentials: `console`, or a logger of the same form |",
      "| `userAgent` | your product and its version |",
      "| `layers` | your own layers around each call |",
    ].join("\n"),
    "`await call.withResponse()` returns the body with status, headers and the whole `Response`. `resultOf(call)` returns a failure as a value instead of throwing it. 64-bit numbers are texts with all their digits.",
    "The package is an ES module. In a CommonJS project, use `await import()`, or Node 20.19 and later, which can `require` it.",
  ];
}
