import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ spec: fileURLToPath(new URL("long-numbers.yaml", import.meta.url)) });
});
afterAll(() => mock.stop());

test.each([
  ["/parcels/0", 200],
  ["/parcels/18446744073709551615?batch=-9223372036854775808", 200],
  ["/parcels/-1", 400],
  ["/parcels/18446744073709551616", 400],
  ["/parcels/1?batch=1.5", 400],
  ["/parcels/1?batch=9223372036854775808", 400],
])("compares the 64-bit numbers of %s with all digits: status %d", async (target, status) => {
  expect((await fetch(mock.url + target)).status).toBe(status);
});

test("returns 64-bit numbers up to their limits, with all digits", async () => {
  const response = await fetch(`${mock.url}/parcels/1`, { headers: { prefer: "scenario=extremes" } });

  expect(await response.text()).toMatch(/^\{"id":(0|18446744073709551615),"batch":-?922337203685477580[78]\}$/);
});
