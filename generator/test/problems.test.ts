import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ProblemsError } from "../../packages/document/src/diagnostics/problems-error.ts";
import { diffSpecs } from "../../packages/diff/src/diff-specs.ts";
import { reportProblems } from "./report-problems.ts";

const problems = fileURLToPath(new URL("problems", import.meta.url));

// Each folder contains a broken document and, in expected.txt, its report. To accept a change:
// `pnpm --filter generator scenarios`, then read the diff.
test.each(readdirSync(problems))(
  "%s is reported with its line and its fix, and nothing is written",
  async (problem) => {
    const { text, isUntouched } = await reportProblems(join(problems, problem));

    expect(text).toBe(readFileSync(join(problems, problem, "expected.txt"), "utf8"));
    expect(isUntouched).toBe(true);
  },
);

test.each(readdirSync(problems))("%s is rejected as the later document of a comparison", async (problem) => {
  const file = join(problems, problem, "openapi.yaml");

  await expect(diffSpecs(file, file)).rejects.toThrow(ProblemsError);
});
