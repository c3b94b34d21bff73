import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, readContent, readReleases, type SiteFiles } from "../src/index.ts";

const text = readFileSync(
  fileURLToPath(new URL("../../../generator/test/corpus/petstore.yaml", import.meta.url)),
  "utf8",
);

/** The document in three releases. The second one breaks callers, the third one does not. */
const releases = {
  "1.9.0": text,
  "2.0.0": text.replace("/pet/findByStatus:", "/pet/by-status:"),
  "2.10.0": text
    .replace("/pet/findByStatus:", "/pet/by-status:")
    .replace("operationId: getInventory", "deprecated: true\n      operationId: getInventory"),
};

function makeFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function build(spec: string, source: string, siteUrl?: string): Promise<SiteFiles> {
  const problems: string[] = [];
  const read = await readReleases({ spec, releases: source, onProblem: (message) => problems.push(message) });
  expect(problems).toEqual([]);
  return buildSite(await readContent({ spec, releases: read }), { siteUrl });
}

function expectChangelog(files: SiteFiles): void {
  const list = files.get("changes.md") ?? "";
  expect([...list.matchAll(/^- \[(.+?)\]/gm)].map(([, version]) => version)).toEqual(["2.10.0", "2.0.0", "1.9.0"]);
  expect(files.get("changes/1.9.0.md")).toContain("The first release.");
  const broken = files.get("changes/2.0.0.html") ?? "";
  expect(broken).toContain("Breaks callers on the wire");
  expect(broken).toContain("require");
  expect(broken).toContain('href="../operations/findPetsByStatus.html"');
  expect(files.get("changes/2.10.0.md")).toContain("## Breaks no caller");
  expect(files.get("index.html")).toContain('href="changes.html"');
  expect(files.get("changes/2.0.0.html")).toContain('type="application/atom+xml" href="../changes.atom"');
}

test("makes a page for each released document of a folder, in the order of versions", async () => {
  const folder = makeFolder();
  for (const [version, document] of Object.entries(releases)) writeFileSync(join(folder, `${version}.yaml`), document);
  const files = await build(join(folder, "2.10.0.yaml"), folder);

  expectChangelog(files);
  // No date is known.
  expect(files.get("changes.atom")).not.toContain("<entry>");
});

test("makes a page for each tag, and an Atom feed with whole addresses", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "docs"));
  const spec = join(folder, "docs/openapi.yaml");
  const git = (...args: string[]): void =>
    void execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
      stdio: "ignore",
    });
  git("init");
  for (const [version, document] of Object.entries(releases)) {
    writeFileSync(spec, document);
    git("add", ".");
    git("commit", "-m", version);
    git("tag", `v${version}`);
  }
  const files = await build(spec, "v", "https://docs.example.com");
  const feed = files.get("changes.atom") ?? "";
  const ids = [...feed.matchAll(/<id>(urn:uuid:[\da-f-]{36})<\/id>/g)].map(([, id]) => id);

  expectChangelog(files);
  expect(new Set(ids).size).toBe(4);
  expect(feed).toContain('href="https://docs.example.com/changes/2.0.0.html"');
  expect(feed).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)<\/updated>/);
  expect(feed).not.toMatch(/href="(?!https:)/);
});

test.each([
  ["1.9.0", "2.0.0"],
  ["2.0.0", "1.9.0"],
])("leaves out the release %s if it cannot be read, says why, and begins with %s", async (broken, first) => {
  const folder = makeFolder();
  for (const [version, document] of Object.entries({ ...releases, [broken]: "openapi: [" })) {
    writeFileSync(join(folder, `${version}.yaml`), document);
  }
  const problems: string[] = [];
  const read = await readReleases({
    spec: join(folder, "2.10.0.yaml"),
    releases: folder,
    onProblem: (message) => problems.push(message),
  });

  expect(read.map(({ version, report }) => [version, report !== undefined])).toEqual([
    ["2.10.0", true],
    [first, false],
  ]);
  const reason = `The release ${broken} is not in the changelog: its document has problems: `;
  expect(problems).toEqual([expect.stringContaining(reason)]);
});

test("makes no changelog for a document without releases", async () => {
  const spec = join(makeFolder(), "openapi.yaml");
  writeFileSync(spec, text);
  const problems: string[] = [];
  const onProblem = (message: string): void => void problems.push(message);
  const read = await readReleases({ spec, releases: "v", onProblem });
  const files = buildSite(await readContent({ spec, releases: read }));

  expect(problems).toEqual([
    expect.stringContaining("`v` is neither a folder of documents nor the beginning of a tag"),
  ]);
  expect(await readReleases({ spec, onProblem })).toEqual([]);
  expect(problems.length).toBe(1);
  expect([...files.keys()].filter((path) => path.startsWith("changes"))).toEqual([]);
  expect(files.get("index.html")).not.toContain("atom");
});
