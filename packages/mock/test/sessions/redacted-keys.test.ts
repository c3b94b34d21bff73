// A key that a caller puts into another place, too: no report, no exchange and no correction shows it.

import { expect, test } from "vitest";
import { createMock } from "../../src/index.js";
import type { Exchange } from "../../src/exchange/exchange.js";

const key = "k-0123456789abcdef";
const origin = "http://mock.example";

test.each([
  ["in the path", `/api/user/${key}`],
  ["as the value of a parameter", `/api/post/detail?videoId=${key}`],
  ["as the value of a parameter with a violation", `/api/post/comments?videoId=1&count=${key}`],
  ["as a cursor", `/api/post/comments?videoId=7301245789012345678&cursor=${key}`],
  ["as the name of a parameter", `/api/post/detail?videoId=1&${key}=1`],
])("shows no key that is sent %s", async (_, target) => {
  const exchanges: Exchange[] = [];
  const mock = await createMock({ onExchange: (exchange) => exchanges.push(exchange) });

  await mock.fetch(origin + target, { headers: { "x-gateway-key": key } });

  expect(exchanges).toHaveLength(1);
  expect(JSON.stringify([exchanges, mock.report()])).not.toContain(key);
  expect(JSON.stringify(exchanges)).toContain("$MOCK_KEY");
});

test.each([
  ["the declared header", "/api/drama/explore", { "x-gateway-key": key }],
  ["another header", "/api/drama/explore", { "X-Api-Key": key }],
  ["another header with a scheme", "/api/drama/explore", { authorization: `Bearer ${key}` }],
  ["the query", `/api/drama/explore?api_key=${key}`, undefined],
])("redacts a key of %s in other texts", async (_, path, headers) => {
  const mock = await createMock();
  await mock.fetch(origin + path, headers ? { headers } : {});

  expect(mock.redactKeys(`pytest --key=${key} ${key}-2`)).toBe("pytest --key=$MOCK_KEY $MOCK_KEY-2");
});

test("keeps words that equal a short key", async () => {
  const mock = await createMock();

  await mock.fetch(`${origin}/api/post/detail?videoId=1&limit=1`, { headers: { "x-gateway-key": "limit" } });

  expect(mock.report().violations[0]?.message).toContain("`limit`");
});
