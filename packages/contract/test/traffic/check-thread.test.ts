import { expect, test } from "vitest";
import { startCheckThread } from "../../src/traffic/start-check-thread.js";
import type { ServiceExchange } from "../../src/traffic/service-exchange.js";
import { thingsSpec } from "./start-upstream.js";

test("rejects all calls with the error that ended the thread", async () => {
  const checks = await startCheckThread({ spec: thingsSpec });
  // A defect that ends the thread.
  const defective = { request: {}, response: undefined } as ServiceExchange;

  const reason: unknown = await checks.check(defective).catch((error: unknown) => error);
  await expect(checks.report()).rejects.toBe(reason);
  await checks.stop();
  await expect(checks.report()).rejects.toBe(reason);
});
