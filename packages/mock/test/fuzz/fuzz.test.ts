import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { sourceFlag } from "../../../../scripts/source-flag.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { service } from "../../src/core/service.js";
import { runFuzz } from "./run-fuzz.js";

// Runs `npm run bench -- fuzz`, which sends 100,000 requests, on the sources and with fewer requests.

const seed = Number(process.env["FUZZ_SEED"] ?? 1);
/** The number of requests. `REQUESTS=100000` sends more. */
const requests = Number(process.env["REQUESTS"] ?? inCI(4_000, 500));

const cli = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

test("survives all requests, responds as documented, and lets callers finish", async () => {
  const { document } = await loadDocument(service.spec);

  const report = await runFuzz({
    args: [sourceFlag, cli, "start", "--port", "0", "--quiet"],
    document,
    requests,
    seed,
    callers: 16,
  });

  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(requests);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(["200", "204", "400", "401", "404", "405"]));
});
