import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

// 64-bit numbers are decimal strings for callers, and numbers in each JSON that is sent.

const { openClient } = await openScenario("body-with-int64");
const echo = await startEcho();
const call = openClient({ baseUrl: echo.url });
echo.respondBy((_, response) => void response.writeHead(204).end());

const id = "9007199254740993";
const order = { id, lines: [{ article_id: id, count: 1 }] };
const orderText = `{"id":${id},"lines":[{"article_id":${id},"count":1}]}`;

test("JSON in parameters has numbers", async () => {
  await call("orders.createBatch", {
    filter: { article_id: id },
    selection: { order },
    "X-Origin": { place: "Zürich €", id },
  });
  await call("orders.query", { query: { article_id: id } });

  const [batch, query] = echo.takeRequests();
  const address = new URL(batch?.target ?? "", echo.url);
  expect(address.searchParams.get("filter")).toBe(`{"article_id":${id}}`);
  expect(new URLSearchParams(address.searchParams.get("selection") ?? "").get("order")).toBe(orderText);
  expect(batch?.headers["x-origin"]).toBe(`{"place":"Z\\u00fcrich \\u20ac","id":${id}}`);
  expect(decodeURIComponent(query?.target ?? "")).toBe(`/orders/query?{"article_id":${id}}`);
});

test("JSON in multipart bodies has numbers", async () => {
  await call("orders.createBatch", {
    body: { order, orders: [order, order], by_article: { a: id }, batch: id },
    contentType: "multipart/form-data",
  });

  const [request] = echo.takeRequests();
  const headers = { "content-type": String(request?.headers["content-type"]) };
  const form = await new Response(String(request?.body), { headers }).formData();
  expect([...form]).toEqual([
    ["order", orderText],
    ["orders", orderText],
    ["orders", orderText],
    ["by_article", `{"a":${id}}`],
    ["batch", id],
  ]);
});

test("JSON in forms has numbers", async () => {
  const contentType = "application/x-www-form-urlencoded";
  await call("orders.createBatch", { body: { order, lines: [{ article_id: id }], batch: id }, contentType });

  const [request] = echo.takeRequests();
  expect([...new URLSearchParams(String(request?.body))]).toEqual([
    ["order", orderText],
    ["lines", `[{"article_id":${id}}]`],
    ["batch", id],
  ]);
});
