// The run of this suite passes: each request matches the contract.

const headers = { "x-gateway-key": process.env.MOCK_KEY };

test("finds the address of the mock", async () => {
  const response = await fetch(`${process.env.MOCK_URL}/api/drama/explore`, { headers });

  expect(response.status).toBe(200);
});

test("finds the address in the variable that the set-up names", async () => {
  const response = await fetch(`${process.env.API_BASE_URL}/api/user/info?uniqueId=lina.harbor`, { headers });

  expect(response.status).toBe(200);
});
