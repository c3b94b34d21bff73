import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ProblemsError } from "../src/problems-error.ts";
import { diffSpecs } from "../src/diff/diff-specs.ts";
import { reportProblems } from "./report-problems.ts";

const problems = fileURLToPath(new URL("problems", import.meta.url));

// Each folder contains a broken document and, in expected.txt, its report. To accept a change:
// `node generator/scripts/update-scenarios.ts`, then read the diff.
test.each(readdirSync(problems))(
  "%s is reported with its line and its fix, and nothing is written",
  async (problem) => {
    const { text, untouched } = await reportProblems(join(problems, problem));

    expect(text).toBe(readFileSync(join(problems, problem, "expected.txt"), "utf8"));
    expect(untouched).toBe(true);
  },
);

test.each(readdirSync(problems))("%s is not compared with another document either", async (problem) => {
  const file = join(problems, problem, "openapi.yaml");

  await expect(diffSpecs(file, file)).rejects.toThrow(ProblemsError);
});
