import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, afterAll, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { copyWorkspace } from "../src/copy-workspace.ts";
import { repository } from "../src/repository.ts";
import { listTasks } from "./list-tasks.ts";

let folder = "";
let before = new Map<string, string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "turbo-"));
  copyWorkspace(folder);
  before = listTasks(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lists the tasks that turbo would run again after an edit, and reverts the edit. */
function listReached(edit: () => void): string[] {
  try {
    edit();
    const after = listTasks(folder);
    return [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
  } finally {
    execFileSync("git", ["checkout", "--quiet", "."], { cwd: folder });
    execFileSync("git", ["clean", "--quiet", "--force", "-d"], { cwd: folder });
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(change(text)).not.toBe(text);
  writeFileSync(join(folder, path), change(text));
}

const append = (path: string, line: string) => () => rewrite(path, (text) => `${text}${line}\n`);
const listPackages = (task: string, reached: readonly string[]) =>
  reached
    .filter((each) => each.endsWith(`#${task}`))
    .map((each) => each.slice(0, each.indexOf("#")))
    .sort();
const codeChecks = ["check:format", "check:lint", "check:npx", "check:prose", "check:unused", "typecheck"];

const documentChecks = ["check:format", "check:npx", "check:prose"];

test("a field of a schema reaches generated packages and their users, but not the generator", onlyInCI, () => {
  const reached = listReached(() => {
    rewrite("spec/openapi.yaml", (text) => text.replace("Number of likes, rounded.", "Likes, rounded."));
    const cli = join(repository, "generator/src/cli.mjs");
    execFileSync(process.execPath, [cli, "generate", "--spec", join(folder, "spec/openapi.yaml"), "--out", folder]);
  });

  expect(listPackages("build", reached)).toEqual(
    [
      "client",
      "contract",
      "explorer",
      "fixtures",
      "mock",
      "mock-server",
      "openapi-types",
      "pagination",
      "prism",
      "tour",
      "wire",
    ].sort(),
  );
  expect(reached.filter((task) => task.startsWith("generator#"))).toEqual([]);
  expect(reached).toContain("spec#lint:spec");
});

test("a decision page reaches only the checks of documents", onlyInCI, () => {
  expect(listReached(append("spec/decisions/README.md", "A line.")).sort()).toEqual(documentChecks);
});

test("a change of pagination reaches its users, but not types, wire, fixtures or document", onlyInCI, () => {
  const reached = listReached(append("packages/pagination/src/index.ts", "// A line."));

  // The build of the generator contains the hand-written code of packages, and the explorer uses the generator.
  expect(listPackages("build", reached)).toEqual(["client", "explorer", "generator", "pagination", "tour"]);
  expect(reached.filter((task) => /^(?:openapi-types|wire|fixtures|spec|mock-server)#/.test(task))).toEqual([]);
  // The tests of the mock use the client, which uses pagination.
  expect(listPackages("test", reached)).toContain("mock");
});

test(
  "a file of the generator reaches the builds of the generator and the explorer, and of no package",
  onlyInCI,
  () => {
    const reached = listReached(append("generator/src/emit/print/literal.ts", "// A line."));

    expect(listPackages("build", reached)).toEqual(["explorer", "generator"]);
    expect(listPackages("test", reached)).toContain("explorer");
  },
);

test("a file of the explorer's page reaches the explorer and the tests of the apps that serve it", onlyInCI, () => {
  const reached = listReached(append("apps/explorer/page/page.css", "/* A line. */"));

  expect(listPackages("build", reached)).toEqual(["explorer"]);
  // The tour builds the site as a README does.
  expect(listPackages("test", reached)).toEqual(["dev", "explorer", "tour"]);
});

test("a test reaches itself, its types and the checks of all code", () => {
  const reached = listReached(() => {
    writeFileSync(join(folder, "packages/wire/test/one-more.test.ts"), "export {};\n");
  });

  expect(reached.toSorted()).toEqual([...codeChecks, "wire#test"].sort());
});

test("a README reaches the checks of packages and the test that compiles its examples", onlyInCI, () => {
  const reached = listReached(append("packages/wire/README.md", "A line."));

  expect(reached.toSorted()).toEqual([...documentChecks, "check:packages", "tour#test", "wire#test"].sort());
});

test("the page of extensions reaches the tests that compare it with the code", onlyInCI, () => {
  expect(listPackages("test", listReached(append("spec/EXTENSIONS.md", "A line.")))).toContain("mock");
});

test(
  "hand-written code of a package reaches the generator's tests, which combine it with other documents",
  onlyInCI,
  () => {
    expect(listReached(append("packages/wire/tsconfig.build.json", " "))).toContain("generator#test");
    expect(listReached(append("packages/wire/src/index.ts", "// A line."))).toContain("generator#test");
  },
);

test("the mock reaches the tests of the generator, which run its clients against it", onlyInCI, () => {
  const reached = listReached(append("packages/mock/src/index.ts", "// A line."));

  expect(reached).toContain("generator#test");
});

test.each([
  // The tests of releases make workspaces for documents by others.
  ["documents by others", "generator/test/corpus/museum.yaml", ["diff", "generator", "mock", "release"]],
  ["forms of schemas", "generator/test/diff-pairs/schema-forms.ts", ["generator", "mock"]],
])("%s reach the tests that read them", onlyInCI, (_, file, expected) => {
  expect(listPackages("test", listReached(append(file, "\n")))).toEqual(expected);
});

test.each(["vitest.setup.ts", "scripts/in-ci.ts", "scripts/run-sources.mjs"])(
  "%s, a setting of tests, reaches all tests and no build",
  onlyInCI,
  (path) => {
    const reached = listReached(append(path, "// A line."));

    expect(listPackages("build", reached)).toEqual([]);
    expect(listPackages("test", reached)).toEqual(listPackages("test", [...before.keys()]));
  },
);

test("tests run again in CI, which runs more of them, and builds do not", () => {
  const elsewhere = listTasks(folder, { CI: undefined });

  const inCI = [...listTasks(folder, { CI: "true" })].filter(([task, hash]) => elsewhere.get(task) !== hash);

  expect(inCI.map(([task]) => task)).toEqual([...elsewhere.keys()].filter((task) => task.endsWith("#test")));
});

test("the runner of `npm test` reaches its own tests", onlyInCI, () => {
  expect(listPackages("test", listReached(append("scripts/run-suite.mjs", "// A line.")))).toEqual(["dev"]);
});

test.each(["client", "mock"])("the build of the %s waits for the builds of its dependencies", (name) => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(repository, "packages", name, "package.json"), "utf8"),
  );
  const dependencies = Object.keys(manifest.dependencies).filter((each) => each.startsWith("@shortvideo-api/"));
  const settings: { tasks: Record<string, { dependsOn?: string[] }> } = JSON.parse(
    readFileSync(join(repository, "turbo.json"), "utf8"),
  );

  expect(settings.tasks[`@shortvideo-api/${name}#build`]?.dependsOn).toEqual(
    dependencies.map((each) => `${each}#build`).sort(),
  );
});

test.each([
  ["check:api", []],
  ["check:packages", ["generator"]],
])("%s waits for the build of every package", (task, others) => {
  const names = [...readdirSync(join(repository, "packages")), ...others];
  const settings: { tasks: Record<string, { dependsOn?: string[] }> } = JSON.parse(
    readFileSync(join(repository, "turbo.json"), "utf8"),
  );

  expect(settings.tasks[`//#${task}`]?.dependsOn).toEqual(names.map((name) => `@shortvideo-api/${name}#build`).sort());
});

test("a change of a declaration or of a report reaches the comparison of the reports", onlyInCI, () => {
  expect(listReached(append("packages/wire/src/index.ts", "export const more = 1;"))).toContain("check:api");
  expect(listReached(append("packages/wire/api/wire.api.md", "A line."))).toContain("check:api");
});
