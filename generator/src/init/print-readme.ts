import { joinBlocks, printFence } from "../emit/print/markdown.ts";
import { printMarks } from "../output/readme-sections.ts";
import type { WorkspaceParts } from "./workspace-parts.ts";

/** Prints the README of the workspace. Its sections are empty; `generate` fills them. */
export function printReadme({ settings: { spec } }: WorkspaceParts): string {
  const page = joinBlocks([
    printMarks("overview"),
    "## Two commands",
    "You need npm, and Node 20 from 20.19 on, or Node 22.12 or later.",
    printFence(
      "sh",
      "npm start   # installs, generates, builds, starts the mock, calls every operation\nnpm test    # checks the generated code, builds, type-checks, calls every operation, runs a contract run",
    ),
    printMarks("calls"),
    "## Mock and contract runs",
    "`npm run mock` serves the mock at http://127.0.0.1:4010, until Ctrl-C. A contract run starts a mock for one command, in any language. It passes the address in `MOCK_URL`, and reports coverage and violations:",
    printFence("sh", "npm run contract -- run --report contract.html -- node scripts/call-operations.mjs"),
    "## Change the API",
    `1. Edit \`${spec}\`.\n2. Run \`npm run generate\`. It also updates the marked sections of the READMEs; the other text is yours. If the document has a problem, the command reports its line and a fix, and writes nothing.\n3. Run \`npm run release:plan\`. It writes a changeset with the changes for callers and the version bump.\n4. Run \`npm test\`, and commit everything together.`,
    "`npm run spec:diff` shows the changes since the last release. The other files come from the generator. After an update of the generator, `npm run upgrade -- --dry-run` shows what would change in them. `npm run upgrade` changes them, keeps your edits, and adds a changeset if published code changes. Then run `npm run generate`.",
    "## Release",
    "Commit the folder to a git repository. These two commands need Node 22.11 or later. After a change of Node, run `npm install` first:",
    printFence(
      "sh",
      "npm run release:version   # changesets become versions and changelogs\nnpm run release           # builds and publishes",
    ),
    "`.github/workflows/release.yml` does the same on GitHub: it keeps a pull request for the next version up to date, and publishes after its merge.",
  ]);
  return `${page}\n`;
}

/** Prints the README of a package. Its section is empty; `generate` fills it. */
export function printPackageReadme(): string {
  return `${printMarks("overview")}\n\nThe README of the repository has a first call, lists and errors.\n`;
}
