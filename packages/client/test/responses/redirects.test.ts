import { expect, test } from "vitest";
import { signWithHeader } from "../../src/auth/sign-with-header.js";
import { createConnection } from "../../src/connection/create-connection.js";
import { UnexpectedResponseError } from "../../src/errors/api-error.js";
import { plainMetadata } from "../open-pets.js";
import { serve } from "../serve.js";

test.each([301, 302, 303, 307, 308])("sends nothing to the target of a %i", async (status) => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  });
  const baseUrl = await serve((_, response) => response.writeHead(status, { location: `${elsewhere}/pets` }).end());
  const connection = createConnection(
    { baseUrl, apiKey: "k-0123456789abcdef" },
    { ...plainMetadata, createSigner: signWithHeader("x-key") },
  );

  const call = connection.call({ id: "pets.list", method: "GET", path: "/pets" }, {});

  await expect(call).rejects.toThrow(UnexpectedResponseError);
  await expect(call).rejects.toMatchObject({ status });
  expect(arrived).toEqual([]);
});
