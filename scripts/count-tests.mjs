// Closes `npm test` with one line, `N passed, N failed`, summed over the packages' own reports. What was skipped stands
// above it by name, such as a runtime that is not there.

import { globSync, readFileSync } from "node:fs";

let passed = 0;
let failed = 0;
/** @type {Map<string, number>} */
const skipped = new Map();
for (const path of globSync("{spec,generator,packages/*,apps/*}/.cache/test-results.json")) {
  const report = JSON.parse(readFileSync(path, "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { status, ancestorTitles, title } of report.testResults.flatMap((file) => file.assertionResults)) {
    if (status === "passed" || status === "failed") continue;
    const group = ancestorTitles.filter(Boolean).join(" ") || title;
    skipped.set(group, (skipped.get(group) ?? 0) + 1);
  }
}
for (const [group, count] of skipped) console.log(`Skipped: ${group}, ${count} ${count === 1 ? "test" : "tests"}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
