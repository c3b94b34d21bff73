// The run of this suite fails: a test fails, although its request matches the contract.

import { expect, inject, test } from "vitest";

test("fails after a right request", async () => {
  const response = await fetch(`${inject("mockUrl")}/api/drama/explore`, {
    headers: { "x-gateway-key": inject("mockKey") },
  });

  expect(response.ok).toBe(false);
});
