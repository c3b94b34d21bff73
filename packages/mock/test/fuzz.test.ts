import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sourceFlags } from "../../../scripts/source-flags.js";
import { loadDocument } from "../src/contract/load-document.js";
import { service } from "../src/service.js";
import { runFuzz } from "./fuzz/run-fuzz.js";

// `npm run fuzz:mock` on the sources: all of it where CI runs, a twentieth of it at a desk.

const requests = process.env["CI"] ? 100_000 : 5_000;

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

test("survives whatever comes, answers by the document, forgets what it need not know, and lets callers finish", async () => {
  const { document } = await loadDocument(service.spec);

  const report = await runFuzz({
    args: [...sourceFlags, cli, "start", "--port", "0", "--quiet"],
    document,
    requests,
    seed: Number(process.env["FUZZ_SEED"] ?? 1),
    callers: 16,
  });

  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(requests);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(["200", "204", "400", "401", "404", "405"]));
}, 180_000);
