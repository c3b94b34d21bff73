// The weight of the generated clients of documents by others. Bundles consist of the same bytes on every machine.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { main } from "../../src/commands/generate-command.ts";
import { runMain } from "../command/run-main.ts";
import { measureBundles, readClient } from "../measure-bundles.ts";

const corpus = fileURLToPath(new URL(".", import.meta.url));

/** The largest call of each document, in bytes, and what makes it larger than most calls. */
const limits: readonly [document: string, bytes: number][] = [
  // The response is an image. Credentials are a user name and a password.
  ["museum.yaml", 8_650],
  // Three security schemes, and a body.
  ["figma.yaml", 7_150],
  // The body may be JSON, XML or a form.
  ["petstore.yaml", 10_950],
  // Marks of many 64-bit numbers in the body and in the response.
  ["adyen-checkout.yaml", 8_200],
];

test.each(oneOf(limits.length, limits))("each call of %s has at most %i bytes", async (document, bytes) => {
  const root = mkdtempSync(join(tmpdir(), "sizes-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const args = ["--spec", join(corpus, document), "--out", "api", "--layout", "files", "--extension", "js"];

  const { code, err } = await runMain(() => main(args), root);

  expect([code, err]).toEqual([0, expect.any(String)]);
  const { calls, everything } = await measureBundles(readClient(join(root, "api")));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter(([, size]) => !(size > 1_000 && size <= bytes))).toEqual([]);
  expect(everything).toBeGreaterThan(calls.at(-1)?.[1] ?? Infinity);
});
