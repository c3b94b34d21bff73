import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { initWorkspace } from "../../src/init/init-workspace.ts";
import { upgradeWorkspace } from "../../src/upgrade/upgrade-workspace.ts";
import { run, type RunResult } from "../../src/workspace/run.ts";

const letters = `openapi: 3.1.0
info: { title: Letters, version: "1" }
paths:
  /letters:
    get: { operationId: letters.list, tags: [letters], responses: { "200": { description: Letters } } }
`;
const stamps = letters.replace("title: Letters", "title: Letters & stamps").concat(`  /stamps:
    get:
      operationId: stamps.list
      tags: [stamps]
      x-pagination: { style: cursor, param: after, items: data, next: next }
      parameters: [{ name: after, in: query, schema: { type: string } }]
      responses:
        "200":
          description: Stamps
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { type: array, items: { type: string } }, next: { type: string } } }
`);

const readmes = ["README.md", "packages/client/README.md"];

let out = "";
beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "readme-")));
  out = join(folder, "made");
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function init(document = letters): Promise<void> {
  const spec = join(out, "../letters.yaml");
  writeFileSync(spec, document);
  await initWorkspace({ spec, overlays: [], out, scope: "@acme", license: "MIT" });
  // Only an installed workspace remembers its last run.
  mkdirSync(join(out, "node_modules"));
}

const generate = (check = false): Promise<RunResult> =>
  run({ spec: join(out, "spec/openapi.yaml"), root: out, scope: "@acme", check });
const read = (path: string): string => readFileSync(join(out, path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(out, path), text);

test("lists all methods of the client with parameters, results and errors", async () => {
  await init(
    stamps
      .replace(
        "schema: { type: string } }]",
        "schema: { type: string } }, { name: sort, in: query, schema: { enum: [by_age] } }]",
      )
      .replace("name: after, in: query,", "name: after, in: query, description: The `last_id` of one_of the `<p>`ages,")
      .replace(
        '        "200":\n          description: Stamps',
        '        "404": { description: There are <no> stamps. }\n        "200":\n          description: Stamps',
      ),
  );

  const page = read("packages/client/api.md");
  expect(page).toContain("## `api.letters`\n\n### `api.letters.list()`\n\n`GET /letters` returns `void`.");
  expect(page).toContain(
    '### `api.stamps.list({ after?, sort? })`\n\n`GET /stamps` returns `ResponseBody<"stamps.list">`.',
  );
  expect(page).toContain("`api.stamps.iterate({ after?, sort? })` iterates over all items.");
  expect(page).toContain("- `after` (optional): The `last_id` of one\\_of the \\`\\<p\\>\\`ages.");
  expect(page).toContain("- `sort` (optional): It is `by_age`.");
  expect(page).toContain("- `ApiError` 404: There are \\<no\\> stamps.");
  expect(JSON.parse(read("packages/client/package.json")).files).toContain("api.md");

  write("spec/openapi.yaml", stamps.replaceAll("stamps.list", "stamps.all"));
  expect((await generate(true)).outOfDate).toContainEqual({ path: "packages/client/api.md", was: "different" });
  await generate();
  expect(read("packages/client/api.md")).toContain("### `api.stamps.all({ after? })`");
});

test("explains the client in its README, with calls of the API", async () => {
  await init(stamps);

  const readme = read("packages/client/README.md");
  expect(readme).toContain("npm install @acme/client");
  expect(readme).toContain("await api.stamps.list();");
  expect(readme).toContain("for await (const item of api.stamps.iterate({}, { maxItems: 10 }))");
  expect(readme).toContain("[api.md](api.md)");
  for (const option of ["timeoutMs", "retry", "signal", "onRequest", "middleware", "limiter", "/functions"])
    expect(readme).toContain(option);
});

test("describes the document in the READMEs of a new workspace", async () => {
  await init();

  expect(read("README.md")).toContain("# Letters\n");
  expect(read("README.md")).toContain("1 operation.");
  expect(read("README.md")).toContain("await api.letters.list();");
  expect(read("README.md")).toContain("The document declares no lists yet.");
  expect(read("packages/client/README.md")).toContain("Typed client of Letters.");
  expect((await generate(true)).outOfDate).toEqual([]);
});

test("keeps the reports of its commands out of git", async () => {
  await init();

  const reports = Array.from(read("README.md").matchAll(/--report ([\w.]+)/g), ([, file]) => file);
  expect(reports).toContain("contract.html");
  expect(read(".gitignore").split("\n")).toEqual(expect.arrayContaining(reports));
});

test("names the command by which agents call the operations", async () => {
  await init();

  expect(read("README.md")).toContain("npx -y @shortvideo-api/mcp --spec spec/openapi.yaml\n");
});

test("publishes no entry without a source", async () => {
  await init();

  const { exports }: { exports: Record<string, string | { types: string }> } = JSON.parse(
    read("packages/client/package.json"),
  );
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [target.types.replace("./dist", "packages/client/src").replace(".d.ts", ".ts")],
  );
  expect(sources.length).toBeGreaterThan(1);
  expect(sources.filter((path) => !existsSync(join(out, path)))).toEqual([]);
});

test.each([
  ["is the first call, if it documents one", '"404"', "letters.list", 'prefer: "code=404"'],
  ["is the first call, if any status may fail", "default", "letters.list", 'prefer: "code=500"'],
  ["is another call, if only that one documents a failure", undefined, "letters.send", 'prefer: "code=409"'],
])("asks the mock only for documented failures: the failed call %s", async (_, status, call, preference) => {
  const failures = status === undefined ? "" : `, ${status}: { description: Failed }`;
  const document = letters
    .replace("description: Letters }", `description: Letters }${failures}`)
    .concat(
      '    post: { operationId: letters.send, tags: [letters], responses: { "204": { description: Sent }, "409": { description: Twice } } }\n',
    );

  await init(document);

  const errors = read("README.md").split("## Errors")[1];
  expect(errors).toContain(`await api.${call}();`);
  expect(errors).toContain(preference);
});

test("asks the mock for no failure if the document describes none", async () => {
  await init();

  expect(read("README.md")).toContain("it is an `ApiError`.\n");
  expect(read("README.md")).not.toContain("prefer");
});

test("brings READMEs up to date with the document, and keeps the text of the team", async () => {
  await init();
  write("README.md", `Ours, above.\n\n${read("README.md")}\n## Ours\n\nBelow.\n`);
  write("spec/openapi.yaml", stamps);

  const before = read("README.md");
  const check = await generate(true);
  const unchanged = read("README.md");
  await generate();

  expect(check.outOfDate).toEqual(expect.arrayContaining(readmes.map((path): unknown => ({ path, was: "different" }))));
  expect(unchanged).toBe(before);
  const readme = read("README.md");
  expect(readme).toMatch(/^Ours, above\.\n/);
  expect(readme).toMatch(/\n## Ours\n\nBelow\.\n$/);
  expect(readme).toContain("# Letters \\& stamps\n");
  expect(readme).toContain("2 operations, of which 1 is a list.");
  expect(readme).toContain("await api.stamps.list();");
  expect(readme).toContain("of api.stamps.iterate(");
  expect(readme).not.toContain("letters.list");
  expect(read("packages/client/README.md")).toContain("Typed client of Letters \\& stamps.");
  expect((await generate(true)).outOfDate).toEqual([]);
});

test("restores a section that was edited, also when the document has not changed", async () => {
  await init();
  await generate();
  const written = read("README.md");
  write("README.md", written.replace("await api.letters.list();", "await api.letters.find();"));

  expect((await generate(true)).outOfDate).toEqual([{ path: "README.md", was: "different" }]);
  await generate();

  expect(read("README.md")).toBe(written);
});

test("leaves a README without marks, and a deleted one, to the team", async () => {
  await init();
  write("README.md", "# Ours\n");
  rmSync(join(out, "packages/wire/README.md"));
  write("spec/openapi.yaml", stamps);

  const { outOfDate } = await generate();

  expect(outOfDate.map(({ path }) => path)).not.toContain("README.md");
  expect(read("README.md")).toBe("# Ours\n");
  expect(() => read("packages/wire/README.md")).toThrow("ENOENT");
});

test.each([
  [
    "a section without an end",
    (text: string) => text.replace("<!-- /openapi-monorepo -->\n", ""),
    /README\.md:1\b.*no end/,
  ],
  [
    "a section of another name",
    (text: string) => text.replace("openapi-monorepo: calls", "openapi-monorepo: call"),
    /README\.md:\d+.*`call`.*`overview`, `calls`/,
  ],
])("writes nothing if a README has %s", async (_, edit, message) => {
  await init();
  write("README.md", edit(read("README.md")));
  write("spec/openapi.yaml", stamps);
  const edited = read("README.md");

  await expect(generate()).rejects.toThrow(message);

  expect(read("README.md")).toBe(edited);
  expect(await generate(true).catch(() => undefined)).toBeUndefined();
});

test("does not take a changed document for an edit of the team in an upgrade", async () => {
  await init();
  write("spec/openapi.yaml", stamps);
  await generate();

  const { steps } = await upgradeWorkspace({ folder: out, dryRun: true, keep: [] });

  expect(steps.map(({ path }) => path).filter((path) => path.endsWith("README.md"))).toEqual([]);
});

test("fills the sections of a README that an upgrade adds", async () => {
  await init();
  write("README.md", "# Ours\n");
  const record = JSON.parse(read("openapi-monorepo.lock.json"));
  const { "README.md": _, ...files } = record.files;
  write("openapi-monorepo.lock.json", JSON.stringify({ ...record, files }));
  rmSync(join(out, "README.md"));

  await upgradeWorkspace({ folder: out, dryRun: false, keep: [] });

  expect(read("README.md")).toContain("await api.letters.list();");
});
