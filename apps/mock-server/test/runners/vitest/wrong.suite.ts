import { expect, inject, test } from "vitest";

test("does not notice what it gets wrong", async () => {
  const answer = await fetch(`${inject("mockUrl")}/api/drama/explore?cuont=5`, {
    headers: { "x-gateway-key": inject("mockKey") },
  });

  expect(answer.ok).toBe(false);
});
