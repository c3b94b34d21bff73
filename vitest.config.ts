import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sourceFlags } from "./scripts/source-flags.ts";

/** One project for each workspace package, so that `vitest run --project client` runs one of them. */
const projects = {
  spec: "spec",
  document: "packages/document",
  generator: "generator",
  wire: "packages/wire",
  "openapi-types": "packages/openapi-types",
  pagination: "packages/pagination",
  client: "packages/client",
  fixtures: "packages/fixtures",
  mock: "packages/mock",
  report: "packages/report",
  prism: "packages/prism",
  contract: "packages/contract",
  tour: "apps/tour",
  dev: "apps/dev",
  explorer: "apps/explorer",
  consumer: "apps/consumer",
  "mock-server": "apps/mock-server",
  release: "apps/release",
  prose: "apps/prose",
};

/** The projects that `--project` names exactly. Vitest prepares each listed one, which takes as long as the tests of a small one. */
const named = process.argv.flatMap((word, index, words) => (words[index - 1] === "--project" ? [word] : []));
const listed = Object.entries(projects).filter(([name]) => named.includes(name));
const isExact = listed.length > 0 && listed.length === new Set(named).size;

/** A limit for tests that hang, not for slow ones: other programs run on the same machine. */
const hangMs = 20 * 60_000;

/** Returns the set-ups of a project: of those that run built programs, or a packed package. */
function findSetup(name: string): string[] {
  if (name === "consumer") return ["apps/consumer/test/global-setup.ts"];
  return ["contract", "mock-server"].includes(name) ? ["vitest.build.ts"] : [];
}

export default defineConfig({
  // Set-ups of projects run on sources, as the tests do, so that none needs a build that someone may have forgotten.
  ssr: { resolve: { conditions: ["@shortvideo-api/source", "node", "import", "default"] } },
  test: {
    reporters: [
      // The log of a task is read when it has failed, so within turbo it names only what failed.
      process.env["TURBO_HASH"] === undefined ? "default" : "minimal",
      // Read by `scripts/count-tests.mjs`. The path is the package's, since each package's script runs in its own folder.
      ["json", { outputFile: `${process.cwd()}/.cache/test-results.json` }],
    ],
    setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
    projects: (isExact ? listed : Object.entries(projects)).map(([name, root]) => ({
      extends: true,
      test: {
        name,
        root,
        include: ["{src,test}/**/*.test.ts"],
        exclude: ["test/scenarios/**", "**/node_modules/**"],
        // The files of a project share one process and what it has loaded, which takes longer than most of their tests. None may
        // leave anything in it that another could see.
        isolate: false,
        // Node loads the tests and the sources as they are, with what it has compiled before. Vite would transform them anew for
        // each project, and the transformed code is slower.
        experimental: { viteModuleRunner: false },
        execArgv: [...sourceFlags],
        testTimeout: hangMs,
        hookTimeout: hangMs,
        expect: { poll: { timeout: hangMs } },
        globalSetup: findSetup(name).map((file) => fileURLToPath(new URL(file, import.meta.url))),
      },
    })),
  },
});
