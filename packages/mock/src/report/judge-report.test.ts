import { expect, test } from "vitest";
import { exampleReport, withViolations } from "../../test/example-report.js";
import { judgeReport } from "./judge-report.js";

const run = { command: ["make"], exitCode: 2, signal: null, duration_ms: 10 };

test("a report with violations tells how many kinds there are", () => {
  expect(judgeReport(exampleReport)).toEqual({ kind: "broken", headline: "Requests broke the contract in 2 ways" });
  expect(judgeReport({ ...exampleReport, unlisted: 3 }).headline).toBe(
    "Requests broke the contract in more than 2 ways",
  );
});

test("a report without violations tells of commands that failed, and of silence", () => {
  expect(judgeReport(withViolations())).toEqual({ kind: "kept", headline: "Every request kept the contract" });
  expect(judgeReport({ ...withViolations(), runs: [run] }).headline).toBe(
    "The command ended with exit code 2, but no request broke the contract",
  );
  expect(judgeReport({ ...withViolations(), requests: 0 }).kind).toBe("untested");
});
