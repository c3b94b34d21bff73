import { expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { type Json, param, params } from "../../../packages/diff/test/edit.ts";
import { startRepository } from "./start-repository.ts";

const before = param({ type: "integer", maximum: 50 });
const wider = param({ type: "integer", maximum: 100 });
const narrower = param({ type: "integer", maximum: 20 });

test("keeps the reason of a lowered bump as long as it lowers a change", async () => {
  const { save, release, plan, readChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);

  const lowering = { to: "minor", reason: "The service\nnever took more." } as const;
  expect(await plan({ lowering })).toMatchObject({ asked: "major", bump: "minor" });
  expect(readChangeset()).toContain("Released as minor and not as major: The service never took more.");
  expect(await plan({ check: true })).toMatchObject({ bump: "minor", was: "up to date" });

  save(wider);
  expect(await plan()).toMatchObject({ asked: "minor", bump: "minor" });
  expect(readChangeset()).not.toContain("Released as");
});

test("a reason lowers the changes it was given for, and no later ones", async () => {
  const { save, release, plan, readChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  const lowering = { to: "minor", reason: "The service never took more." } as const;
  await plan({ lowering });
  save(param({ type: "integer", maximum: 20 }, { required: true }));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", isOutgrown: true, was: "different" });
  expect(await plan()).toMatchObject({ bump: "major" });
  expect(readChangeset()).not.toContain("Released as");
  expect(await plan({ lowering })).toMatchObject({ asked: "major", bump: "minor", isOutgrown: false });
  expect(await plan({ check: true })).toMatchObject({ bump: "minor", was: "up to date" });
});

test("a reason for a patch does not lower a later minor change", onlyInCI, async () => {
  const { save, release, plan } = startRepository(before);
  release("1.0.0");
  save(wider);
  await plan({ lowering: { to: "patch", reason: "The service always took it." } });
  save(param({ type: "integer", maximum: 100 }, { deprecated: true }));

  expect(await plan({ check: true })).toMatchObject({ bump: "minor", isOutgrown: true, was: "different" });
});

test("a reason lowers no change of another branch after a merge", async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(50, 20));
  await plan();
  const theirs = readChangeset();
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  const [, reason = ""] = /^(Released as .*)$/m.exec(readChangeset()) ?? [];

  save(both(20, 20));
  writeChangeset(theirs.replace("**Breaking changes**", `${reason}\n\n**Breaking changes**`));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", isOutgrown: true, was: "different" });
  expect(await plan()).toMatchObject({ bump: "major" });
});

test("keeps the reasons of both branches after a merge", onlyInCI, async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(50, 20));
  await plan({ lowering: { to: "minor", reason: "No caller sends a higher page." } });
  const theirs = readChangeset();
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  const [, reason = ""] = /^(Released as .*)$/m.exec(readChangeset()) ?? [];

  save(both(20, 20));
  writeChangeset(theirs.replace("**Breaking changes**", `${reason}\n\n**Breaking changes**`));

  expect(await plan()).toMatchObject({ asked: "major", bump: "minor", isOutgrown: false });
  expect(readChangeset()).toContain("No caller sends a higher page.");
  expect(readChangeset()).toContain("The service never took more.");
});

test("a reason without signatures of its changes lowers nothing", async () => {
  const { save, release, plan, readChangeset, writeChangeset } = startRepository(before);
  release("1.0.0");
  save(narrower);
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  writeChangeset(readChangeset().replaceAll(/ <!-- for [^>]*-->/g, ""));

  expect(await plan({ check: true })).toMatchObject({ bump: "major", was: "different" });
});

test("keeps a reason when another one is given for a later change", onlyInCI, async () => {
  const { save, release, plan, readChangeset } = startRepository(both(50, 50));
  release("1.0.0");
  save(both(20, 50));
  await plan({ lowering: { to: "minor", reason: "The service never took more." } });
  save(both(20, 20));

  await plan({ lowering: { to: "minor", reason: "No caller sends a higher page." } });

  expect(await plan({ check: true })).toMatchObject({ asked: "major", bump: "minor", was: "up to date" });
  expect(readChangeset()).toContain("The service never took more.");
  expect(readChangeset()).toContain("No caller sends a higher page.");
});

/** Returns a document with two parameters, which two branches change. */
function both(size: number, page: number): Json {
  const [one, other] = [
    ["size", size],
    ["page", page],
  ].map(([name, maximum]) => ({
    name,
    in: "query",
    description: `The ${name}.`,
    schema: { type: "integer", maximum },
  }));
  return params(one ?? {}, other ?? {});
}
