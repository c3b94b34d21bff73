/**
 * @typedef {object} Command
 * @property {string} does Its effect, in one line.
 * @property {(args: string[]) => readonly (readonly string[])[]} steps Its steps in order: a program and its arguments.
 */

/** The flag with which Node runs sources without a build. */
const sourceFlag = "--import=./scripts/run-sources.mjs";
const build = (/** @type {string[]} */ ...filters) => ["turbo", "run", "build", ...filters, ...quiet];
const quiet = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];

/** @type {Record<string, Command["steps"]>} The measurements of `npm run bench`, by their name. */
const benches = {
  client: (args) => [
    build("--filter=@shortvideo-api/client", "--filter=@shortvideo-api/fixtures"),
    ["node", "apps/consumer/bench/client.ts", ...args],
  ],
  documents: (args) => [
    build("--filter=@shortvideo-api/mock-server"),
    ["node", sourceFlag, "packages/mock/bench/documents.ts", ...args],
  ],
  fuzz: (args) => [
    build("--filter=@shortvideo-api/mock-server"),
    ["node", sourceFlag, "packages/mock/test/fuzz/fuzz.ts", ...args],
  ],
  generate: (args) => [["node", "generator/bench/generate.ts", ...args]],
  mock: (args) => [build("--filter=@shortvideo-api/mock-server"), ["node", "packages/mock/bench/mock.ts", ...args]],
  mcp: (args) => [build("--filter=@shortvideo-api/mcp"), ["node", "packages/mcp/bench/peers.ts", ...args]],
  msw: (args) => [build("--filter=@shortvideo-api/msw"), ["node", "packages/msw/bench/peers.ts", ...args]],
  proxy: (args) => [build("--filter=@shortvideo-api/contract"), ["node", "packages/contract/bench/proxy.ts", ...args]],
  site: (args) => [
    build("--filter=@shortvideo-api/site"),
    ["node", sourceFlag, "packages/site/bench/site.ts", ...args],
  ],
  validators: (args) => [["node", sourceFlag, "packages/validators/bench/peers.ts", ...args]],
  watch: (args) => [["node", "apps/dev/bench/watch.ts", ...args]],
};

/** @type {Record<string, Command>} Every `npm run …` of `bootstrap.mjs`, by its name. */
export const commands = {
  start: {
    does: "calls every operation and paginates every list against the mock",
    steps: (args) => [
      ["node", "generator/src/cli.mjs", "generate"],
      build(),
      ["node", "generator/src/cli.mjs", "call", ...args],
    ],
  },
  test: {
    does: "runs every check and the tests, or the tests of the given files; with `CI=1`, everything that CI runs",
    steps: (args) => [["node", "scripts/run-suite.mjs", ...args]],
  },
  build: {
    does: "builds all packages",
    steps: (args) => [["turbo", "run", "build", ...args]],
  },
  dev: {
    does: "updates code, mock and site on each save of the document",
    // The scripts of pages are built.
    steps: (args) => [
      ...(args.includes("--no-site") ? [] : [build("--filter=@shortvideo-api/site")]),
      ["node", sourceFlag, "apps/dev/src/main.ts", ...args],
    ],
  },
  generate: {
    does: "writes `packages/*/src/generated/`",
    steps: (args) => [["node", "generator/src/cli.mjs", "generate", ...args]],
  },
  "spec:diff": {
    does: "lists the changes for callers since the last release",
    steps: (args) => [["node", "generator/src/cli.mjs", "diff", ...args]],
  },
  "release:plan": {
    does: "writes the changeset of these changes",
    steps: (args) => [["node", "generator/src/cli.mjs", "release-plan", ...args]],
  },
  changeset: {
    does: "writes a changeset by hand",
    steps: (args) => [["changeset", ...args]],
  },
  release: {
    does: "`version`, `check`, `pack`, `publish` and `tag` are the steps of a release; `rehearse` tries all of them",
    steps: (args) => [
      ...(args[0] === "pack" ? [build("--filter=./packages/*", "--filter=./generator")] : []),
      ["node", "apps/release/src/cli.ts", ...args],
    ],
  },
  mock: {
    does: "serves the mock until stopped",
    steps: (args) => [
      build("--filter=@shortvideo-api/mock-server"),
      ["node", "apps/mock-server/dist/main.js", ...args],
    ],
  },
  site: {
    does: "serves the documentation site and a mock until stopped",
    steps: (args) => [build("--filter=@shortvideo-api/site"), ["node", "packages/site/dist/cli.js", ...args]],
  },
  bench: {
    does: `measures, and fails above a limit: ${Object.keys(benches).join(", ")}`,
    steps: ([name = "", ...args]) =>
      Object.hasOwn(benches, name)
        ? (benches[name]?.(args) ?? [])
        : [["node", "-e", `console.error("Name a measurement: ${Object.keys(benches).join(", ")}."); process.exit(2)`]],
  },
  api: {
    does: "writes the reports of each package's exports",
    steps: (args) => [build("--filter=./packages/*"), ["node", "scripts/api-report.mjs", "--update", ...args]],
  },
  format: {
    does: "formats all files and fixes what the linter can fix",
    steps: (args) => [
      ["oxfmt", ...args, "."],
      ["oxlint", "--type-aware", "--fix", "."],
    ],
  },
};
