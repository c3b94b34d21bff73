import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { main as diffMain } from "../../src/commands/diff-command.ts";
import { main as planMain } from "../../src/commands/release-plan-command.ts";
import { type MainResult, runMain } from "../command/run-main.ts";
import { startRepository } from "./start-repository.ts";

const list = { type: "object", properties: { letters: { type: "array", items: { type: "string" } } } };
const letters = {
  openapi: "3.1.0",
  info: { title: "Letters", version: "1.0.0" },
  paths: {
    "/letters": {
      get: {
        operationId: "listLetters",
        tags: ["letters"],
        parameters: ["after", "color"].map((name) => ({ name, in: "query", schema: { type: "string" } })),
        responses: {
          200: { description: "Done", content: { "application/json": { schema: list } } },
          404: { description: "None" },
        },
      },
    },
    "/stamps": {
      get: { operationId: "listStamps", tags: ["internal"], responses: { 204: { description: "Done" } } },
    },
  },
};
const paginate = {
  target: "$.paths['/letters'].get",
  update: { "x-pagination": { style: "cursor", param: "after", items: "letters", next: "next" } },
};
const addNext = {
  target: "$.paths['/letters'].get.responses['200'].content['application/json'].schema.properties",
  update: { next: { type: "string" } },
};
const removeColor = { target: "$.paths['/letters'].get.parameters[?@.name=='color']", remove: true };

let team: ReturnType<typeof startTeam>;
beforeEach(() => {
  team = startTeam();
});

/** Starts a repository with a document, and returns functions that change its configuration and overlays. */
function startTeam(below = "") {
  const repository = startRepository(letters);
  const workspace = join(repository.folder, below);
  const place = (path: string): string => join(workspace, path);
  const writeJson = (path: string, value: object): void => {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), JSON.stringify(value, null, 2));
  };
  if (below !== "") {
    for (const name of ["spec", ".changeset"]) cpSync(join(repository.folder, name), place(name), { recursive: true });
    for (const name of ["spec", ".changeset"]) rmSync(join(repository.folder, name), { recursive: true });
  }
  const spec = place("spec/openapi.yaml");
  const configuration = place("openapi-monorepo.json");
  const run = (main: typeof diffMain, args: readonly string[]): Promise<MainResult> =>
    runMain(() => main(args, { repository: workspace, spec: team.spec, configuration }), workspace);
  return {
    ...repository,
    workspace,
    /** The document of the workspace. */
    spec,
    place,
    writeJson,
    configure: (content: object) =>
      writeJson("openapi-monorepo.json", { spec: "spec/openapi.yaml", scope: "@acme", ...content }),
    overlay: (actions: readonly object[]) =>
      writeJson("spec/overlay.json", { overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions }),
    diff: (...args: string[]) => run(diffMain, args),
    plan: (...args: string[]) => run(planMain, args),
    readPlan: () => readFileSync(place(".changeset/spec.md"), "utf8"),
  };
}

/** Compares with the last release by both commands. Returns the text of `diff`, after a check that the plan says the same. */
async function compare(...args: string[]): Promise<string> {
  const diff = await team.diff(...args);
  const plan = await team.plan();
  expect(diff).toMatchObject({ code: 0, err: "" });
  expect(plan).toMatchObject({ code: 0, err: "" });
  const [, headline = "no headline"] = /^\S (.*)\.\n/.exec(diff.out) ?? [];
  expect(plan.out.toLowerCase()).toContain(headline.toLowerCase());
  return diff.out;
}

test("reports nothing if neither the document nor its configuration has changed", async () => {
  team.overlay([addNext, paginate, removeColor]);
  team.configure({
    overlays: ["spec/overlay.json"],
    exclude: { tags: ["internal"] },
    rename: { operations: { listLetters: "mail.list" } },
    errors: { 404: "NoLetterError" },
  });
  team.release("1.0.0");

  expect(await compare()).toContain("Nothing has changed for callers");
  expect(existsSync(team.changesetFile)).toBe(false);
});

test("reports an operation that the configuration renames", async () => {
  team.configure({ rename: { operations: { listLetters: "mail.list" } } });
  team.release("1.0.0");
  team.configure({ rename: { operations: { listLetters: "post.list" } } });

  expect(await compare()).toContain("`mail.list` is now called `post.list`.");
  expect(team.readPlan()).toContain('"@shortvideo-api/client": major');
});

test("reports the operations of an excluded tag", async () => {
  team.configure({});
  team.release("1.0.0");
  team.configure({ exclude: { tags: ["internal"] } });

  expect(await compare()).toContain("`listStamps` was removed without having been deprecated.");
});

test("reports no change of an operation that the configuration leaves out", async () => {
  team.configure({ exclude: { tags: ["internal"] } });
  team.release("1.0.0");
  const { "/stamps": _, ...paths } = letters.paths;
  team.save({ ...letters, paths: { ...paths, "/seals": letters.paths["/stamps"] } });

  expect(await compare()).toContain("Nothing has changed for callers");
});

test("reports the operations of a tag that is no longer excluded", async () => {
  team.configure({ exclude: { tags: ["internal"] } });
  team.release("1.0.0");
  team.configure({});

  expect(await compare()).toContain("`listStamps` is new");
});

test("reports an error class that the configuration renames", async () => {
  team.configure({ errors: { 404: "NoLetterError" } });
  team.release("1.0.0");
  team.configure({ errors: { 404: "LetterNotFoundError" } });

  expect(await compare()).toContain("404 throws `LetterNotFoundError`; it threw `NoLetterError`.");
  expect(team.readPlan()).toContain('"@shortvideo-api/client": major');
});

test("reports pagination that an overlay no longer declares", async () => {
  team.configure({ overlays: ["spec/overlay.json"] });
  team.overlay([addNext, paginate]);
  team.release("1.0.0");
  team.overlay([addNext]);

  expect(await compare()).toContain("pagination-removed");
});

test("reports a parameter that an overlay removes", async () => {
  team.configure({ overlays: ["spec/overlay.json"] });
  team.overlay([addNext]);
  team.release("1.0.0");
  team.overlay([addNext, removeColor]);

  expect(await compare()).toContain("param-removed");
});

test("reports each package that the configuration renames, once", async () => {
  team.configure({});
  team.release("1.0.0");
  team.configure({ packages: { client: "letters-sdk" } });

  expect(await compare()).toContain("The package `@acme/client` is now called `letters-sdk`.");
  expect(team.readPlan().match(/is now called/g)).toHaveLength(1);

  team.configure({ scope: "@letters" });
  await team.plan();
  expect(team.readPlan().match(/The package `@acme\/[a-z-]+` is now called `@letters\//g)).toHaveLength(5);
});

test("reads a release without a configuration as its document was written", async () => {
  team.release("1.0.0");
  team.configure({ rename: { operations: { listLetters: "mail.list" } } });

  expect(await compare()).toContain("`listLetters` is now called `mail.list`.");
});

test("reads a release whose configuration was deleted with that configuration", async () => {
  team.configure({ rename: { operations: { listLetters: "mail.list" } } });
  team.release("1.0.0");
  rmSync(team.place("openapi-monorepo.json"));

  expect(await compare()).toContain("`mail.list` is now called `listLetters`.");
});

test("finds the overlays and the document of each version where its configuration names them", async () => {
  team.configure({ overlays: ["spec/overlay.json"] });
  team.overlay([addNext, removeColor]);
  team.release("1.0.0");
  renameSync(team.place("spec/overlay.json"), team.place("ours.json"));
  team.configure({ overlays: ["ours.json"] });

  expect(await compare()).toContain("Nothing has changed for callers");

  team.configure({ spec: "openapi.yaml", overlays: ["ours.json"] });
  renameSync(team.place("spec/openapi.yaml"), team.place("openapi.yaml"));
  const moved = await team.diff("--spec", "openapi.yaml");
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining("Nothing has changed for callers"), err: "" });
});

test("renames an operation that the release does not have yet", async () => {
  const { "/stamps": _, ...paths } = letters.paths;
  team.configure({});
  team.save({ ...letters, paths });
  team.release("1.0.0");
  team.save(letters);
  team.configure({ rename: { operations: { listStamps: "stamps.list" } } });

  const text = await compare();
  expect(text).toContain("`stamps.list` is new");
});

test("reads files that only an overlay refers to", async () => {
  const answer = { target: "$.paths['/stamps'].get.responses", update: { 200: { $ref: "../shared/answer.json" } } };
  team.configure({ overlays: ["spec/overlay.json"], refsWithin: "." });
  team.overlay([answer]);
  team.writeJson("shared/answer.json", { description: "Stamps" });
  team.release("1.0.0");
  team.writeJson("shared/answer.json", { description: "All stamps" });

  expect(await compare()).toContain("words-changed");
});

test("says what to do about a release whose configuration is not valid any more", async () => {
  team.configure({ rename: { operation: { listLetters: "mail.list" } } });
  team.release("1.0.0");
  team.configure({});

  for (const { code, err } of [await team.diff(), await team.plan()]) {
    expect(code).not.toBe(0);
    expect(err).toContain("@shortvideo-api/spec@1.0.0:openapi-monorepo.json:5");
    expect(err).toContain("`rename` has no key `operation`. Did you mean `operations`?");
    expect(err).toContain("git worktree add");
    expect(err).not.toContain(tmpdir());
  }
});

test("compares with a corrected copy of a release", async () => {
  team.configure({ rename: { operation: { listLetters: "mail.list" } } });
  team.release("1.0.0");
  const earlier = mkdtempSync(join(tmpdir(), "earlier-"));
  onTestFinished(() => rmSync(earlier, { recursive: true }));
  cpSync(team.workspace, earlier, { recursive: true });
  team.configure({ rename: { operations: { listLetters: "post.list" } } });
  writeFileSync(
    join(earlier, "openapi-monorepo.json"),
    JSON.stringify({ spec: "spec/openapi.yaml", rename: { operations: { listLetters: "mail.list" } } }),
  );

  const plan = await team.plan("--base", join(earlier, "spec/openapi.yaml"));

  expect(plan).toMatchObject({ code: 0, err: "" });
  expect(team.readPlan()).toContain("`mail.list` is now called `post.list`.");
});

test.each(["letters", "apis/letters"])("reads the configuration of a workspace in the folder `%s`", async (below) => {
  team = startTeam(below);
  team.configure({ overlays: ["spec/overlay.json"], rename: { operations: { listLetters: "mail.list" } } });
  team.overlay([removeColor]);
  team.release("1.0.0");
  team.configure({ overlays: ["spec/overlay.json"], rename: { operations: { listLetters: "post.list" } } });

  expect(await compare()).toContain("`mail.list` is now called `post.list`.");
});

test("reads the configuration of a workspace whose document is elsewhere in the repository", async () => {
  team = startTeam("letters");
  mkdirSync(join(team.folder, "api"));
  const moved = join(team.folder, "api/openapi.yaml");
  renameSync(team.spec, moved);
  team.spec = moved;
  const configure = (name: string): void =>
    team.configure({ spec: "../api/openapi.yaml", rename: { operations: { listLetters: name } } });
  configure("mail.list");
  team.release("1.0.0");
  configure("post.list");

  expect(await compare()).toContain("`mail.list` is now called `post.list`.");
  const { out } = await team.diff("--base", "@shortvideo-api/spec@1.0.0:../api/openapi.yaml");
  expect(out).toContain("`mail.list` is now called `post.list`.");
});

test("says which file of a release is missing", async () => {
  team.configure({ overlays: ["ours.json"] });
  team.release("1.0.0");
  team.configure({});

  for (const { code, err } of [await team.diff(), await team.plan()]) {
    expect(code).not.toBe(0);
    expect(err).toContain("has no file `ours.json`, which `openapi-monorepo.json` names.");
  }
});

test("a document outside of the configuration is compared as it is written", async () => {
  team.configure({ rename: { operations: { listLetters: "mail.list" } } });
  team.writeJson("other.json", letters);
  team.release("1.0.0");
  team.configure({ rename: { operations: { listLetters: "post.list" } } });
  const { "/stamps": _, ...paths } = letters.paths;
  team.writeJson("other.json", { ...letters, paths });

  const { code, out, err } = await team.diff("--spec", "other.json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("`listStamps` was removed");
  expect(out).not.toContain(".list`");
});

test("two files share a configuration only if the caller names it", async () => {
  team.configure({ rename: { operations: { listLetters: "mail.list" } } });
  team.writeJson("old.json", letters);
  const files = ["--base", "old.json"];

  const own = await team.diff(...files);
  const shared = await team.diff(...files, "--config", "openapi-monorepo.json");

  expect(own).toMatchObject({ code: 0, out: expect.stringContaining("`listLetters` is now called `mail.list`.") });
  expect(shared).toMatchObject({ code: 0, out: expect.stringContaining("Nothing has changed for callers"), err: "" });
});
