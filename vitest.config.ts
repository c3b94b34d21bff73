import { globSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sourceFlag } from "./scripts/source-flag.ts";

/** One project for each package of the workspace, by the name of its folder: `vitest run --project client` runs one of them. */
const projects = Object.fromEntries(
  globSync("{spec,generator,packages/*,apps/*}/package.json", { cwd: import.meta.dirname })
    .map((manifest) => posix.dirname(manifest.replaceAll("\\", "/")))
    .map((folder) => [posix.basename(folder), folder] as const),
);

// Vitest prepares every project of its configuration. That takes as long as the tests of a small project. So only the projects are
// configured that `--project` names, unless a name is a pattern, or those of the given files.
const named = process.argv.flatMap((word, index, words) => {
  if (words[index - 1] === "--project") return [word];
  const owner = Object.entries(projects).find(([, folder]) => `${word.replace(/^\.\//, "")}/`.startsWith(`${folder}/`));
  return owner === undefined ? [] : [owner[0]];
});
const listed = Object.entries(projects).filter(([name]) => named.includes(name));
const isExact = listed.length > 0 && listed.length === new Set(named).size;
const isInTurbo = process.env["TURBO_HASH"] !== undefined;

/** The time after which a test counts as hanging. It is long, because other programs may use the machine. */
const hangMs = 20 * 60_000;

/** Returns the set-ups of a project: a build, or a packed package. Most projects need none. */
function findSetup(name: string): string[] {
  if (name === "consumer") return ["apps/consumer/test/global-setup.ts"];
  return ["contract", "mock-server", "msw", "site", "tour"].includes(name) ? ["vitest.build.ts"] : [];
}

export default defineConfig({
  // Set-ups of projects run on sources, as the tests do, so that they need no build.
  ssr: { resolve: { conditions: ["@shortvideo-api/source", "node", "import", "default"] } },
  test: {
    // Within turbo, the log lists only failures. `scripts/run-suite.mjs` reads the file in the folder of each package, where the `test`
    // script runs.
    reporters: isInTurbo
      ? ["minimal", ["json", { outputFile: `${process.cwd()}/.cache/test-results.json` }]]
      : ["default"],
    setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
    projects: (isExact ? listed : Object.entries(projects)).map(([name, root]) => ({
      extends: true,
      test: {
        name,
        root,
        include: ["{src,test}/**/*.test.ts"],
        exclude: ["test/scenarios/**", "**/node_modules/**"],
        // The files of a project share one process, because loading the code takes longer than most tests. So a file must restore
        // everything that it changes in the process.
        isolate: false,
        // Node loads the tests and the sources directly, with its compile cache. Vite would transform them for each project again,
        // and the transformed code is slower.
        experimental: { viteModuleRunner: false },
        execArgv: [sourceFlag],
        testTimeout: hangMs,
        hookTimeout: hangMs,
        // A test without an assertion fails, so a loop over nothing or a callback that never runs is noticed.
        expect: { poll: { timeout: hangMs }, requireAssertions: true },
        globalSetup: findSetup(name).map((file) => fileURLToPath(new URL(file, import.meta.url))),
      },
    })),
  },
});
