import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWorkspace } from "../test/write-workspace.ts";
import { findMissingChangesets } from "./check-changesets.ts";

const source = { "packages/a/src/letter.ts": "export const letter = 'A';\n" };
const generated = { "packages/a/src/generated/letters.ts": "export {};\n" };
const byHand = { ".changeset/a.md": '---\n"@letters/a": patch\n---\n\nA new letter.\n' };
const byPlan = { ".changeset/spec.md": '---\n"@letters/a": patch\n---\n\nThe API has changed.\n' };

test.each<[what: string, changes: Readonly<Record<string, string>>, uncovered: string | undefined]>([
  ["nothing", {}, undefined],
  ["a source", source, "`packages/a/src/letter.ts`"],
  ["a source, with a changeset", { ...source, ...byHand }, undefined],
  [
    "a source, with a changeset that says that no user notices",
    { ...source, ".changeset/a.md": '---\n"@letters/a": none\n---\n' },
    undefined,
  ],
  [
    "a source, with a changeset of another package",
    { ...source, ".changeset/a.md": '---\n"@letters/b": patch\n---\n' },
    "`packages/a/src/letter.ts`",
  ],
  ["a source, with the changeset of the document", { ...source, ...byPlan }, "`packages/a/src/letter.ts`"],
  ["generated code", generated, "`packages/a/src/generated/letters.ts`"],
  ["generated code, with the changeset of the document", { ...generated, ...byPlan }, undefined],
  ["a test and a README", { "packages/a/src/letter.test.ts": "", "packages/a/README.md": "# A\n" }, undefined],
  [
    "a field for users",
    { "packages/a/package.json": manifest({ engines: { node: ">=22" } }) },
    "`packages/a/package.json`",
  ],
  ["a field that concerns no user", { "packages/a/package.json": manifest({ scripts: {} }) }, undefined],
])("requires a changeset only for changes that users notice: %s", async (_, changes, uncovered) => {
  const root = writeWorkspace("1.0.0", {
    "spec/package.json": JSON.stringify({ version: "1.0.0" }),
    "packages/a/package.json": manifest({}),
  });
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", ...args], { cwd: root });
  git("init", "--quiet", "--template=");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Save");
  const before = await findMissingChangesets(root);
  git("tag", "--annotate", "--message", "1.0.0", "@shortvideo-api/spec@1.0.0");
  for (const [path, text] of Object.entries(changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  const found = await findMissingChangesets(root);

  expect(before).toEqual([]);
  expect(found).toEqual(
    uncovered === undefined
      ? []
      : [
          `@letters/a changed since @shortvideo-api/spec@1.0.0 without a changeset: ${uncovered}. Write one with \`npm run changeset\`; use the bump \`none\` for changes that no user notices.`,
        ],
  );
});

function manifest(fields: object): string {
  return JSON.stringify({ name: "@letters/a", version: "1.0.0", engines: { node: ">=20" }, ...fields });
}
