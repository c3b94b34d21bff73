import { expect, test } from "vitest";

test("receives a response of the mock", async () => {
  const { status } = await fetch(`${process.env.MOCK_URL}/api/drama/explore?count=10`, {
    headers: { "x-gateway-key": process.env.MOCK_KEY },
  });

  expect(status).toBe(200);
});
