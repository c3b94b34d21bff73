import { assert, asyncProperty, integer } from "fast-check";
import { expect, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { type Json, operation, param, params } from "../../../packages/diff/test/edit.ts";
import { startTeam } from "./start-team.ts";

const upTo = (maximum: number): Json => param({ type: "integer", maximum });
const both = (size: number, page: number): Json =>
  params(
    { name: "size", in: "query", description: "How many.", schema: { type: "integer", maximum: size } },
    { name: "page", in: "query", description: "Which.", schema: { type: "integer", maximum: page } },
  );

test(
  "a changed document passes the checks only with its code and its changeset, and the changelog has all changesets",
  onlyInCI,
  async () => {
    const team = startTeam(upTo(50));
    expect(team.generate()).toMatchObject({ code: 0 });
    expect(team.generate("--check")).toMatchObject({ code: 0 });
    expect(team.startPlan("--check")).toMatchObject({
      code: 0,
      output: expect.stringContaining("Nothing was released yet"),
    });
    team.release("1.0.0");
    expect(await team.plan("--check")).toMatchObject({
      code: 0,
      output: expect.stringContaining("There is no changeset."),
    });

    team.save(upTo(20));
    expect(team.generate("--check")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Operations that drifted: pets.list."),
    });
    expect(team.startPlan("--check")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Operations: pets.list."),
    });

    expect(team.generate()).toMatchObject({ code: 0 });
    expect(team.generate("--check")).toMatchObject({ code: 0 });
    expect(await team.plan("--check")).toMatchObject({
      code: 1,
      output: expect.stringContaining(".changeset/spec.md is missing"),
    });

    expect(team.startPlan()).toMatchObject({ code: 0 });
    expect(await team.plan("--check")).toMatchObject({ code: 0 });

    // A person adds a changeset of their own.
    team.write(".changeset/words.md", `---\n"@shortvideo-api/client": minor\n---\n\nPaginators are faster.\n`);
    expect(await team.plan("--check")).toMatchObject({ code: 0 });
    team.commit();
    team.version();
    expect(team.versions()).toEqual(["2.0.0", "2.0.0"]);
    const changelog = team.read("packages/client/CHANGELOG.md");
    expect(changelog).not.toContain("<!--");
    expect(changelog).toContain("`pets.list` accepts `size` of at most 20; it was 50. (on the wire only)");
    expect(changelog).toContain("Paginators are faster.");
    expect(await team.plan("--check")).toMatchObject({
      code: 0,
      output: expect.stringContaining("There is no changeset."),
    });
  },
);

test("a hand-written changeset raises a bump, and only a reason lowers one", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save(upTo(20));

  expect(await team.plan("--lower-to", "minor")).toMatchObject({
    code: 2,
    output: expect.stringContaining("--because"),
  });
  expect(await team.plan("--lower-to", "minor", "--because", "The service never took more.")).toMatchObject({
    code: 0,
  });
  expect(await team.plan("--check")).toMatchObject({
    code: 0,
    output: expect.stringContaining("A reason lowers it to a minor release."),
  });

  const changeset = team.read(".changeset/spec.md");
  team.write(".changeset/spec.md", changeset.replace(/^Released as .*\n/m, ""));
  expect(await team.plan("--check")).toMatchObject({ code: 1, output: expect.stringContaining("is out of date") });

  team.write(".changeset/spec.md", changeset);
  team.write(".changeset/words.md", `---\n"@shortvideo-api/client": major\n---\n\nNode 18 is gone.\n`);
  team.commit();
  team.version();
  expect(team.versions()).toEqual(["2.0.0", "2.0.0"]);
  expect(team.read("packages/client/CHANGELOG.md")).toContain(
    "Released as minor and not as major: The service never took more.",
  );
});

test("a clone without history fails, and says what to do", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save(upTo(20));
  team.commit();
  const clone = team.cloneShallow();

  const output = expect.stringContaining("Run `git fetch --unshallow --tags`");
  expect(await clone.plan("--check")).toMatchObject({ code: 1, output });
  expect(await clone.diff()).toMatchObject({
    code: 2,
    output: expect.stringContaining("`git fetch --unshallow --tags`"),
  });
});

test("a document with problems has an exit code of its own", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  team.save({ ...upTo(20), components: { schemas: { Pet: { $ref: "#/no" } } } });

  expect(await team.plan("--check")).toMatchObject({ code: 3, output: expect.stringContaining("#/no") });
});

test("two branches that both change the document merge without a conflict, and one command plans both", async () => {
  const team = startTeam(both(50, 50));
  team.release("1.0.0");
  await team.onBranch("theirs", async () => {
    team.save(both(50, 20));
    await team.plan("--lower-to", "minor", "--because", "No caller sends a higher page.");
  });
  team.save(both(20, 50));
  await team.plan();
  team.write(".changeset/spec.md", `${team.read(".changeset/spec.md")}\nThank you, Ada.\n`);
  await team.plan();
  team.commit();

  team.merge("theirs");

  expect(await team.plan("--check")).toMatchObject({ code: 1, output: expect.stringContaining("is out of date") });
  expect(await team.plan()).toMatchObject({
    code: 0,
    output: expect.stringContaining("does not cover all of these changes"),
  });
  expect(await team.plan("--check")).toMatchObject({ code: 0 });
  const changeset = team.read(".changeset/spec.md");
  expect(changeset).toContain('"@shortvideo-api/client": major\n"@shortvideo-api/spec": major\n---');
  expect(changeset).toContain("accepts `size` of at most 20; it was 50.");
  expect(changeset).toContain("accepts `page` of at most 20; it was 50.");
  expect(changeset).toContain("Thank you, Ada.");
  expect(changeset).not.toContain("Released as");
});

test("the check rejects a wrong changeset after a plan is killed at any time", async () => {
  const team = startTeam(upTo(50));
  team.release("1.0.0");
  const [some, more] = [operation({ summary: "List pets" }), upTo(20)];
  const right = await planEach(team, [some, more]);
  // Adapts to the speed of the machine: the next kill comes sooner after a complete plan, and later after an incomplete one.
  let wholeMs = 500;
  let turn = 0;

  await assert(
    asyncProperty(integer({ min: 30, max: 105 }), async (percent) => {
      turn = 1 - turn;
      team.save(turn === 0 ? some : more);

      await team.killPlan((wholeMs * percent) / 100);

      const isWritten = team.read(".changeset/spec.md") === right[turn];
      wholeMs *= isWritten ? 0.85 : 1.15;
      expect(await team.isPlanned()).toBe(isWritten);
      await team.planRelease();
      expect(team.read(".changeset/spec.md")).toBe(right[turn]);
      expect(team.list(".changeset").filter((name) => name.endsWith(".tmp"))).toEqual([]);
    }),
    { numRuns: inCI(10, 2) },
  );
  expect(await team.plan("--check")).toMatchObject({ code: 0 });
});

test(
  "a plan that is killed at any step leaves either the complete old changeset or the complete new one",
  onlyInCI,
  async () => {
    const team = startTeam(upTo(50));
    team.release("1.0.0");
    const [some, more] = [operation({ summary: "List pets" }), upTo(20)];
    const expected = await planEach(team, [some, more]);
    let turn = 1;
    let step = 1;

    for (; step < 20; step += 1) {
      turn = 1 - turn;
      team.save(turn === 0 ? some : more);

      const { code } = team.killPlanAt(step);

      if (code === 0) break;
      const left = team.read(".changeset/spec.md");
      expect(expected).toContain(left);
      expect(await team.isPlanned()).toBe(left === expected[turn]);
      await team.planRelease();
      expect(team.read(".changeset/spec.md")).toBe(expected[turn]);
      expect(team.list(".changeset").filter((name) => name.endsWith(".tmp"))).toEqual([]);
    }
    // A plan writes a draft, renames it, and deletes old drafts.
    expect(step).toBeGreaterThan(3);
  },
);

/** Plans the release of each document. Returns the changesets. */
async function planEach(team: ReturnType<typeof startTeam>, documents: readonly Json[]): Promise<string[]> {
  const changesets: string[] = [];
  for (const document of documents) {
    team.save(document);
    await team.plan();
    changesets.push(team.read(".changeset/spec.md"));
  }
  return changesets;
}
