import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the skill of the package is the one that agents find in the repository", () => {
  expect(read("../../../.agents/skills/shortvideo-api/SKILL.md")).toBe(read("../SKILL.md"));
});

test("the skill begins with its name and a description that agents accept", () => {
  const [, name = "", description = ""] =
    /^---\nname: ([a-z-]+)\ndescription: (.+)\n---\n/.exec(read("../SKILL.md")) ?? [];

  expect(name).toBe("shortvideo-api");
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(1_024);
});
