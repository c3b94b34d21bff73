/**
 * @typedef {object} Command
 * @property {string} does Its effect, in one line.
 * @property {(args: string[]) => readonly (readonly string[])[]} steps Its steps in order: a program and its arguments.
 */

/** Flags with which Node runs sources whose imports name the `.js` files of a build. */
const sourceFlags = [
  "--conditions=@shortvideo-api/source",
  "--disable-warning=ExperimentalWarning",
  "--import=./scripts/run-sources.mjs",
];
const build = (/** @type {string[]} */ ...filters) => ["turbo", "run", "build", ...filters, ...quiet];
const quiet = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];

/** @type {Record<string, Command>} Every `npm run …` of `bootstrap.mjs`, by its name. */
export const commands = {
  start: {
    does: "calls every operation and paginates every list against the mock",
    steps: (args) => [
      ["node", "generator/src/cli.mjs", "generate"],
      build(),
      ["node", "apps/tour/dist/main.js", ...args],
    ],
  },
  test: {
    does: "runs every check and the tests; with `CI=1`, everything that CI runs",
    steps: (args) => [["node", "scripts/run-suite.mjs", ...args]],
  },
  "test:busy": {
    does: "runs `npm test` several times while busy loops load the machine",
    steps: (args) => [["node", "scripts/test-busy.mjs", ...args]],
  },
  vitest: {
    does: "runs Vitest, such as `run --project client`",
    steps: (args) => [["vitest", ...args]],
  },
  changeset: {
    does: "writes a changeset by hand",
    steps: (args) => [["changeset", ...args]],
  },
  generate: {
    does: "writes `packages/*/src/generated/`",
    steps: (args) => [["node", "generator/src/cli.mjs", "generate", ...args]],
  },
  dev: {
    does: "updates code, mock and explorer on each save of the document",
    steps: (args) => [["node", ...sourceFlags, "apps/dev/src/main.ts", ...args]],
  },
  mock: {
    does: "serves the mock until stopped",
    steps: (args) => [
      build("--filter=@shortvideo-api/mock-server"),
      ["node", "apps/mock-server/dist/main.js", ...args],
    ],
  },
  explorer: {
    does: "serves the API reference until stopped",
    steps: (args) => [["node", ...sourceFlags, "apps/explorer/src/main.ts", ...args]],
  },
  pictures: {
    does: "takes the pictures of the READMEs again",
    steps: (args) => [["node", ...sourceFlags, "apps/explorer/test/take-pictures.ts", ...args]],
  },
  format: {
    does: "formats all files and fixes what the linter can fix",
    steps: (args) => [
      ["oxfmt", ...args, "."],
      ["oxlint", "--type-aware", "--fix", "."],
    ],
  },
  api: {
    does: "writes the reports of each package's exports",
    steps: (args) => [build("--filter=./packages/*"), ["node", "scripts/api-report.mjs", "--update", ...args]],
  },
  scenarios: {
    does: "writes the generator's output for its scenarios",
    steps: (args) => [["node", "generator/scripts/update-scenarios.ts", ...args]],
  },
  corpus: {
    does: "generates from other documents, type-checks the result, and calls the mock with it",
    steps: (args) => [["node", "generator/scripts/corpus.ts", ...args]],
  },
  "spec:diff": {
    does: "lists the changes for callers since the last release",
    steps: (args) => [["node", "generator/src/cli.mjs", "diff", ...args]],
  },
  "release:plan": {
    does: "writes the changeset of these changes",
    steps: (args) => [["node", "generator/src/cli.mjs", "release-plan", ...args]],
  },
  "release:rehearse": {
    does: "releases a copy of the tree to a registry on this machine",
    steps: (args) => [["node", "apps/release/src/cli.ts", "rehearse", ...args]],
  },
  "release:version": {
    does: "writes versions and changelogs",
    steps: (args) => [["node", "apps/release/src/cli.ts", "version", ...args]],
  },
  "release:check": {
    does: "fails when a change of code has no changeset",
    steps: (args) => [["node", "apps/release/src/cli.ts", "check", ...args]],
  },
  "release:pack": {
    does: "builds, packs and checks each package",
    steps: (args) => [
      build("--filter=./packages/*", "--filter=./generator"),
      ["node", "apps/release/src/cli.ts", "pack", ...args],
    ],
  },
  "release:publish": {
    does: "publishes the packages that the registry does not have",
    steps: (args) => [["node", "apps/release/src/cli.ts", "publish", ...args]],
  },
  "release:tag": {
    does: "tags the commit of a release",
    steps: (args) => [["node", "apps/release/src/cli.ts", "tag", ...args]],
  },
  "bench:client": {
    does: "measures calls, exact numbers and type-checking",
    steps: (args) => [
      build("--filter=@shortvideo-api/client", "--filter=@shortvideo-api/fixtures"),
      ["node", "apps/consumer/bench/client.ts", ...args],
    ],
  },
  "bench:generate": {
    does: "measures time and memory of the generator",
    steps: (args) => [["node", "generator/bench/generate.ts", ...args]],
  },
  "bench:mock": {
    does: "compares the mock with stock Prism",
    steps: (args) => [build("--filter=@shortvideo-api/mock-server"), ["node", "packages/mock/bench/mock.ts", ...args]],
  },
  "bench:documents": {
    does: "compares the mock with stock Prism on documents of others",
    steps: (args) => [
      build("--filter=@shortvideo-api/mock-server"),
      ["node", ...sourceFlags, "packages/mock/bench/documents.ts", ...args],
    ],
  },
  "bench:watch": {
    does: "measures the time from a save until everything is up to date",
    steps: (args) => [["node", "apps/dev/bench/watch.ts", ...args]],
  },
  "fuzz:mock": {
    does: "sends hostile requests to the mock",
    steps: (args) => [
      build("--filter=@shortvideo-api/mock-server"),
      ["node", ...sourceFlags, "packages/mock/test/fuzz/fuzz.ts", ...args],
    ],
  },
};
