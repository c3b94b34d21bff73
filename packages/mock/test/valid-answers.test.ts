import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judgeAnswers } from "./judge/judge-answers.js";

const folder = new URL("../../../generator/test/corpus/", import.meta.url);

test.each([
  ["museum.yaml", 25],
  ["petstore.yaml", 64],
  ["adyen-checkout.yaml", 122],
])("no response of %s is invalid", async (file, count) => {
  const { invalid, impossible, judged } = await judgeAnswers(fileURLToPath(new URL(file, folder)));

  expect(invalid).toEqual([]);
  expect(impossible).toEqual([]);
  expect(judged).toBeGreaterThanOrEqual(count);
});
