import { expect, test } from "vitest";
import { placeInHeader } from "../src/place-key.js";
import { createConnection } from "../src/connection.js";
import { UnexpectedAnswerError } from "../src/unexpected-answer-error.js";
import { serve } from "./serve.js";
import { plainFacts } from "./open-pets.js";

test.each([301, 302, 303, 307, 308])("sends nothing to where a %i leads", async (status) => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  });
  const baseUrl = await serve((_, response) => response.writeHead(status, { location: `${elsewhere}/pets` }).end());
  const connection = createConnection(
    { baseUrl, apiKey: "k-0123456789abcdef" },
    { facts: { ...plainFacts, credential: { place: placeInHeader, name: "x-key" } }, errorClasses: {} },
  );

  const call = connection.call({ id: "pets.list", verb: "GET", path: "/pets" }, {});

  await expect(call).rejects.toThrow(UnexpectedAnswerError);
  await expect(call).rejects.toMatchObject({ status });
  expect(arrived).toEqual([]);
});
