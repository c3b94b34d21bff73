test("does not notice what it gets wrong", async () => {
  const answer = await fetch(`${process.env.MOCK_URL}/api/drama/explore?cuont=5`, {
    headers: { "x-gateway-key": process.env.MOCK_KEY },
  });

  expect(answer.ok).toBe(false);
});
