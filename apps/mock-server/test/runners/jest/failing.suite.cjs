// The run of this suite fails: a test fails, although its request matches the contract.

test("fails after a right request", async () => {
  const response = await fetch(`${process.env.MOCK_URL}/api/drama/explore`, {
    headers: { "x-gateway-key": process.env.MOCK_KEY },
  });

  expect(response.ok).toBe(false);
});
