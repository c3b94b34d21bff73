/** A block that is not run. */
export interface BlockNotRun {
  /** Path of the README from the root of the repository. */
  readonly file: string;
  /** A text that only this block of the README contains. */
  readonly contains: string;
  readonly reason: string;
}

/** Every block that is not run, with the reason. Blocks in TypeScript are compiled. */
export const notRun: readonly BlockNotRun[] = [
  {
    file: "README.md",
    contains: "$ node apps/tour/first-call.mjs",
    reason: "Needs the mock at its documented port. apps/tour/test/first-call.test.ts runs it against another one.",
  },
  {
    file: "README.md",
    contains: "npm install --no-save",
    reason:
      "Installs packed packages in other projects. apps/consumer/test/contract-on-each-node.test.ts installs some of them.",
  },
  {
    file: "README.md",
    contains: "npx @shortvideo-api/generator init",
    reason:
      "Creates a workspace outside the repository. apps/release/test/workspace.test.ts runs it from the published packages.",
  },
  {
    file: "packages/msw/README.md",
    contains: "setupWorker(",
    reason: "Runs in a page. packages/msw/test/browser.test.ts runs such a page.",
  },
  {
    file: "packages/contract/README.md",
    contains: "contract verify --explore",
    reason: "Needs the service. packages/contract/test/explore/command.test.ts runs the command against another one.",
  },
  {
    file: "packages/contract/README.md",
    contains: "contract proxy --upstream",
    reason:
      "Needs the service. packages/contract/test/traffic/proxy-command.test.ts runs the command against another one.",
  },
  {
    file: "packages/diff/README.md",
    contains: "diffSpecs(",
    reason: "Compares two files of the caller. packages/diff/test/files.test.ts compares files.",
  },
  {
    file: "packages/diff/README.md",
    contains: "npx @shortvideo-api/diff",
    reason: "Compares two files of the caller. generator/test/command/spec-diff.test.ts runs the command line.",
  },
  {
    file: "generator/README.md",
    contains: "--layout package --out acme-api",
    reason:
      "Creates a workspace outside the repository. apps/release/test/workspace.test.ts runs it from the published packages.",
  },
  {
    file: "generator/README.md",
    contains: "--part msw,zod",
    reason:
      "Creates a workspace outside the repository. apps/release/test/workspace.test.ts runs it from the published packages.",
  },
  {
    file: "generator/README.md",
    contains: '"parts": ["zod"] }',
    reason: "A configuration of another project. apps/release/test/existing-projects.test.ts writes one.",
  },
  ...["--part zod --out acme-api", "@acme/client/zod"].map((contains) => ({
    file: "packages/validators/README.md",
    contains,
    reason: "Runs in a workspace of another document. apps/release/test/workspace.test.ts runs it.",
  })),
  {
    file: "packages/tanstack-query/README.md",
    contains: "--part tanstack-query --out acme-api",
    reason: "Runs in a workspace of another document. apps/release/test/workspace.test.ts runs it.",
  },
  {
    file: "packages/tanstack-query/README.md",
    contains: "export function Orders()",
    reason: "Needs React. packages/tanstack-query/test/queries.test.ts uses the same functions.",
  },
  {
    file: "packages/tanstack-query/README.md",
    contains: 'tanstackQuery({ from: "@tanstack/svelte-query" })',
    reason: "An emitter of a workspace. packages/tanstack-query/test/queries.test.ts runs one.",
  },
  {
    file: "generator/README.md",
    contains: "cd acme-api",
    reason: "Runs in a workspace of another document. apps/release/test/workspace.test.ts runs the same commands.",
  },
  {
    file: "packages/msw/README.md",
    contains: "npm install --save-dev @shortvideo-api/msw msw",
    reason: "Downloads MSW. packages/msw/test/installed.test.ts runs it.",
  },
  {
    file: "generator/README.md",
    contains: "npm run suggest",
    reason: "Reads documents of the caller. generator/test/command/suggest.test.ts runs the command line.",
  },
  {
    file: "generator/README.md",
    contains: "npx @shortvideo-api/generator@latest upgrade",
    reason: "Upgrades a workspace outside the repository. apps/release/test/workspace.test.ts runs it.",
  },
  {
    file: "packages/client/README.md",
    contains: "query: { preview: true }",
    reason:
      "Sends an undocumented parameter, which the mock rejects. packages/client/test/layers/extra-params.test.ts sends one.",
  },
  {
    file: "apps/dev/README.md",
    contains: "$ npm run dev",
    reason: "A server that runs until it is stopped. apps/dev/test/dev.test.ts reads what it prints.",
  },
  {
    file: "packages/site/README.md",
    contains: "$ npx @shortvideo-api/site",
    reason: "A server that runs until it is stopped. packages/site/test/command.test.ts reads what it prints.",
  },
  {
    file: "packages/site/README.md",
    contains: "npx @shortvideo-api/site build",
    reason: "Not a dependency of the tour. packages/site/test/command.test.ts runs it.",
  },
  {
    file: "packages/site/README.md",
    contains: "buildSite(content)",
    reason: "Not a dependency of the tour. packages/site/test/try.test.ts calls these functions.",
  },
  {
    file: "apps/mock-server/README.md",
    contains: "node dist/main.js",
    reason: "A server of a built package. apps/mock-server/test/container.test.ts starts it.",
  },
  {
    file: "apps/mock-server/README.md",
    contains: "docker build",
    reason: "Needs Docker. apps/mock-server/test/container.test.ts takes the same steps without it.",
  },
  {
    file: "generator/README.md",
    contains: "overlay: 1.1.0",
    reason: "An overlay of another document. generator/test/scenarios/list-by-overlay applies it.",
  },
  {
    file: "generator/README.md",
    contains: "./api/functions.js",
    reason:
      "Imports files of another project. generator/test/layout/files-layout.test.ts compiles and runs such imports.",
  },
  {
    file: "generator/README.md",
    contains: "await generate(",
    reason: "Needs generated files of a project. generator/test/layout/from-code.test.ts calls it.",
  },
  {
    file: "generator/README.md",
    contains: "defineConfig({",
    reason:
      "A configuration of another document. generator/test/command/configuration-module.test.ts loads such modules.",
  },
  {
    file: "generator/README.md",
    contains: '"exclude":',
    reason: "A configuration of another document. generator/test/command/configuration.test.ts reads it.",
  },
  {
    file: "generator/README.md",
    contains: '"mergeIncidents"',
    reason:
      "Names of another document. packages/document/src/configuration/apply-configuration.test.ts reads such names.",
  },
  {
    file: "generator/README.md",
    contains: "defineEmitter",
    reason: "An emitter. generator/test/emitter/emitter.test.ts compiles and runs it.",
  },
  {
    file: "generator/README.md",
    contains: "api.photos.add",
    reason:
      "For the client of another document. generator/test/on-the-wire/multipart-parts.test.ts calls such a client.",
  },
  {
    file: "generator/README.md",
    contains: "const american = ",
    reason: "For the client of another document. generator/test/on-the-wire/servers.test.ts calls such a client.",
  },
  {
    file: "generator/README.md",
    contains: "parseWebhook([",
    reason: "For the client of another document. generator/test/on-the-wire/webhooks.test.ts calls such a client.",
  },
  {
    file: "generator/README.md",
    contains: "api.reports.get",
    reason:
      "For the client of another document. generator/test/on-the-wire/response-media-types.test.ts calls such a client.",
  },
  {
    file: "generator/README.md",
    contains: "api.chats.create",
    reason:
      "For the client of another document. generator/test/on-the-wire/response-media-types.test.ts calls such a client.",
  },
  {
    file: "generator/README.md",
    contains: "auth: {",
    reason: "For the client of another document. generator/test/on-the-wire/credentials.test.ts calls such a client.",
  },
  {
    file: "packages/mcp/README.md",
    contains: "mcpServers",
    reason: "Settings of an agent. apps/consumer/test/mcp-installed.test.ts starts the command in them.",
  },
  {
    file: "packages/mcp/README.md",
    contains: '"env":',
    reason: "Settings of an agent. packages/mcp/test/protocol.test.ts passes these variables.",
  },
  {
    file: "packages/contract/README.md",
    contains: "SERVICE_KEY=",
    reason: "Calls a real service with a key. packages/contract/test/verify calls one on this machine.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "$ export SERVICE_KEY=",
    reason: "Calls a real service with a key. packages/contract/test/verify calls one on this machine.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "--max-requests 100",
    reason:
      "Calls a real service. packages/contract/test/explore/command.test.ts runs the command against another one.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "await verifyService(",
    reason: "Calls a real service, one request per second. packages/contract/test/verify calls one on this machine.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "npm install --save-dev ./packed/",
    reason:
      "Installs packed packages in an empty folder. apps/consumer/test/contract-on-each-node.test.ts runs this command.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "def pytest_configure",
    reason: "Needs pytest. packages/contract/test/recipes.test.ts runs it.",
  },
  {
    file: "packages/contract/docs/how-to.md",
    contains: "implements BeforeAllCallback",
    reason: "Needs JUnit. packages/contract/test/recipes.test.ts runs it.",
  },
  {
    file: "guides/contract-tests.md",
    contains: "actions/upload-artifact",
    reason: "Steps of a workflow for GitHub. The command in them also stands in blocks that run.",
  },
  {
    file: "guides/contract-tests.md",
    contains: "junit: contract.xml",
    reason: "A job for GitLab. The command in it also stands in blocks that run.",
  },
  {
    file: "guides/verification.md",
    contains: "--explore",
    reason: "Calls a real service. packages/contract/test/verify calls one on this machine.",
  },
  {
    file: "guides/verification.md",
    contains: "--report verification.html",
    reason: "Calls a real service. packages/contract/test/verify calls one on this machine.",
  },
  {
    file: "guides/verification.md",
    contains: "contract proxy --upstream",
    reason:
      "Needs the service. packages/contract/test/traffic/proxy-command.test.ts runs the command against another one.",
  },
  {
    file: "guides/verification.md",
    contains: "check-har traffic.har",
    reason: "Needs the network log of a browser. packages/contract/test/traffic/check-har.test.ts checks such logs.",
  },
  {
    file: "guides/provenance.md",
    contains: "contract verify --base-url",
    reason: "Calls a real service. packages/contract/test/verify calls one on this machine.",
  },
  { file: "guides/provenance.md", contains: "x-provenance:", reason: "A field of the document." },
  {
    file: "guides/agents.md",
    contains: "mcpServers",
    reason: "Settings of an agent. apps/consumer/test/mcp-installed.test.ts starts the command in them.",
  },
  {
    file: "guides/agents.md",
    contains: '"env":',
    reason: "Settings of an agent. packages/mcp/test/protocol.test.ts passes these variables.",
  },
  {
    file: "guides/tanstack-query.md",
    contains: "useQuery(",
    reason: "Needs a workspace with the emitter. apps/release/test/workspace.test.ts compiles it in one.",
  },
  {
    file: "guides/tanstack-query.md",
    contains: '"emitters":',
    reason: "The configuration of a workspace. packages/tanstack-query/test has such a workspace.",
  },
  {
    file: "guides/tanstack-query.md",
    contains: '"exports":',
    reason: "The manifest of a workspace. packages/tanstack-query/test has such a workspace.",
  },
  {
    file: "guides/validators.md",
    contains: "safeParse(",
    reason: "Needs a workspace with the emitter. apps/release/test/workspace.test.ts runs it in one.",
  },
  {
    file: "guides/validators.md",
    contains: '"emitters":',
    reason: "The configuration of a workspace. packages/validators/test has such a workspace.",
  },
  {
    file: "guides/validators.md",
    contains: '"exports":',
    reason: "The manifest of a workspace. packages/validators/test has such a workspace.",
  },
  {
    file: "guides/your-own-document.md",
    contains: "generator init",
    reason:
      "Creates a workspace outside the repository. apps/release/test/workspace.test.ts runs it from the published packages.",
  },
];

/** A block whose commands end with an exit code other than 0. */
export interface FailingBlock {
  readonly file: string;
  readonly contains: string;
  /** Exit code of the last command. */
  readonly status: number;
}

/** Every block whose commands end with an exit code other than 0. */
export const failing: readonly FailingBlock[] = [
  // The suite that stands in for `npm test` receives no failure of the service. The run warns of that.
  { file: "packages/contract/docs/how-to.md", contains: "--fail-on warnings", status: 1 },
  { file: "packages/contract/README.md", contains: "-- python3 suite.py", status: 1 },
  // Without an agent, no operation is called.
  { file: "guides/agents.md", contains: "--report agent.html", status: 3 },
  { file: "packages/mcp/README.md", contains: "--report agent.html", status: 3 },
  { file: "packages/contract/docs/tutorial.md", contains: "run -- python3 suite.py", status: 1 },
  { file: "packages/contract/docs/tutorial.md", contains: "--min-operations 2 --report", status: 1 },
];
