import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { oneOf } from "../../../../scripts/in-ci.js";
import { checkResponses } from "./check-responses.js";

const folder = new URL("../../../../generator/test/corpus/", import.meta.url);

const documents: [string, number][] = [
  ["museum.yaml", 25],
  ["petstore.yaml", 64],
  ["adyen-checkout.yaml", 122],
];

test.each(oneOf(3, documents))("generates only valid responses for %s", async (file, count) => {
  const { invalid, impossible, checked } = await checkResponses(fileURLToPath(new URL(file, folder)));

  expect(invalid).toEqual([]);
  expect(impossible).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(count);
});
