// The responses of scenarios conform to the document, also in rules that no schema expresses, such as `x-same-as`.

import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { oneOf } from "../../../../scripts/in-ci.js";
import { scenarios } from "../../../mock/src/scenario/scenarios.js";
import { verifyService } from "../../src/verify/verify-service.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

async function listDifferences(name: string): Promise<string[]> {
  const baseUrl = `${mock.url}/~scenario=${name}`;
  const { report } = await verifyService({ baseUrl, key: "any", perSecond: 10_000, timeoutMs: 600_000 });
  return report.differences.map(({ code, operation, place }) => `${code} ${operation} ${place}`);
}

const bodies = [...scenarios.values()]
  .filter(({ breaksDocument, reshape }) => !breaksDocument && reshape)
  .map(({ name }) => name);

test.each(
  oneOf(
    3,
    bodies.filter((name) => !["extra", "hostile", "in-band-failure"].includes(name)),
  ),
)("%s does not differ from the document", async (name) => {
  expect(await listDifferences(name)).toEqual([]);
});

test.each(oneOf(2, ["extra", "hostile"]))("%s differs from the document only in new fields", async (name) => {
  const found = await listDifferences(name);

  expect(found.filter((each) => !/mock_new_(?:field|object)/.test(each))).toEqual([]);
});
