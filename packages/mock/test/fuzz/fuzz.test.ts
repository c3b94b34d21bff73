import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { sourceFlags } from "../../../../scripts/source-flags.js";
import { loadDocument } from "../../src/operation/load-document.js";
import { service } from "../../src/core/service.js";
import { runFuzz } from "./run-fuzz.js";

// Runs `npm run bench -- fuzz` on the sources: with 100,000 requests in CI, and with 500 elsewhere.

const firstSeed = Number(process.env["FUZZ_SEED"] ?? 1);
const [requests, runs] = inCI([25_000, 4], [500, 1]);
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);

const cli = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

test.each(seeds)(
  "survives all requests, responds as documented, and lets callers finish, with seed %i",
  async (seed) => {
    const { document } = await loadDocument(service.spec);

    const report = await runFuzz({
      args: [...sourceFlags, cli, "start", "--port", "0", "--quiet"],
      document,
      requests,
      seed,
      callers: 16,
    });

    expect(report.failures).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(requests);
    expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(["200", "204", "400", "401", "404", "405"]));
  },
);
