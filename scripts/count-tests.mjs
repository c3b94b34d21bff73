// Closes `npm test` with one line, `N passed, N failed`, summed over the packages' own reports.

import { globSync, readFileSync } from "node:fs";

let passed = 0;
let failed = 0;
for (const path of globSync("{spec,generator,packages/*,apps/*}/.cache/test-results.json")) {
  const report = JSON.parse(readFileSync(path, "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
