// Lists whose pages name the next one by an address or by a header.

import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../report/test/make-folder.js";
import { verifyService } from "../../src/index.js";
import { startDeviatingService, type WireResponse } from "./start-deviating-service.js";

const items = { type: "array", items: { type: "object", required: ["id"], properties: { id: { type: "string" } } } };
const linked = { style: "link", param: "after", items: "$", key: "id", next: "$response.header.Link" };
const inBody = { style: "link", param: "after", items: "rows", key: "id", next: "next" };

/** Verifies a service with one list, whose responses `change` changes. Returns the differences and the number of requests. */
async function verify(pagination: object, change: (response: WireResponse, service: string) => WireResponse) {
  const spec = join(await makeFolder(), "document.json");
  const isArray = pagination === linked;
  const schema = isArray
    ? items
    : { type: "object", required: ["rows"], properties: { rows: items, next: { type: ["string", "null"] } } };
  const get = {
    operationId: "list",
    parameters: [{ name: "after", in: "query", schema: { type: "string" } }],
    "x-pagination": pagination,
    responses: {
      200: {
        description: "A page.",
        headers: { Link: { schema: { type: "string" } } },
        content: { "application/json": { schema } },
      },
      400: { description: "Wrong." },
    },
  };
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.1.0", info: { title: "Own", version: "1" }, paths: { "/a": { get } } }),
  );
  let url = "";
  // The mock behind the service writes its own address.
  const move = (text: string): string => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, url);
  const service = await startDeviatingService(({ headers, text, ...response }) => {
    const { link, ...others } = headers;
    const moved = { ...others, ...(link === undefined ? {} : { link: move(link) }) };
    return change({ ...response, headers: moved, text: move(text) }, url);
  }, spec);
  url = service.url;
  onTestFinished(() => service.stop());
  const { report } = await verifyService({ baseUrl: service.url, key: "any", spec, perSecond: 1_000 });
  return {
    differences: report.differences.map(({ code, place, found }) => ({ code, place, found })),
    requested: service.requests.map(({ path }) => path).filter((path) => path.includes("after=")).length,
  };
}

test.each([
  ["a header", linked],
  ["the body", inBody],
])("reads a list to its end by the addresses of %s", async (_, pagination) => {
  const { differences, requested } = await verify(pagination, (response) => response);

  expect(differences).toEqual([]);
  expect(requested).toBeGreaterThan(1);
});

test.each([
  ["https://elsewhere.example/a?after=2", "an address on `https://elsewhere.example`", 1],
  ["/a?before=2", "an address without `after`", 0],
])("reports a link to %s", async (address, found, pages) => {
  const { differences, requested } = await verify(linked, (response) => ({
    ...response,
    headers: { ...response.headers, link: `<${address}>; rel="next"` },
  }));

  expect(differences).toContainEqual({ code: "cursor-missing", place: "header.link", found });
  expect(requested).toBe(pages);
});

test("reports an address of another origin in a body", async () => {
  const { differences } = await verify(inBody, (response, service) => ({
    ...response,
    text: response.text.replaceAll(service, "http://elsewhere.example"),
  }));

  expect(differences).toContainEqual({
    code: "cursor-missing",
    place: "body.next",
    found: "an address on `http://elsewhere.example`",
  });
});

test("reports links that lead in a circle", async () => {
  const { differences } = await verify(linked, (response, service) => ({
    ...response,
    headers: { ...response.headers, link: `<${service}/a?after=>; rel="prev", <${service}/a>; rel="next"` },
  }));
  const repeated = await verify(inBody, (response, service) => ({
    ...response,
    status: 200,
    text: JSON.stringify({ rows: [{ id: "a" }, { id: "b" }], next: `${service}/a?after=x` }),
  }));

  expect(differences).toContainEqual({
    code: "cursor-missing",
    place: "header.link",
    found: "an address without `after`",
  });
  expect(repeated.differences).toContainEqual(expect.objectContaining({ code: "page-repeats" }));
});

test("reads a list to its end by a header of the request", async () => {
  const spec = join(await makeFolder(), "document.json");
  const header = { schema: { type: "string" } };
  const get = {
    operationId: "list",
    parameters: [{ name: "X-After", in: "header", ...header }],
    "x-pagination": {
      style: "cursor",
      param: "$request.header.x-after",
      items: "$",
      key: "id",
      next: "$response.header.link-after",
    },
    responses: {
      200: {
        description: "A page.",
        headers: { "Link-After": header },
        content: { "application/json": { schema: items } },
      },
    },
  };
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.1.0", info: { title: "Own", version: "1" }, paths: { "/a": { get } } }),
  );
  const asked: (string | undefined)[] = [];
  const service = createServer(({ headers }, response) => {
    const after = headers["x-after"]?.toString();
    asked.push(after);
    if (after === undefined) response.setHeader("link-after", "two");
    response.setHeader("content-type", "application/json").end(JSON.stringify([{ id: after ?? "one" }]));
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  onTestFinished(() => void service.close());
  const address = service.address();
  const port = typeof address === "object" ? address?.port : 0;

  const { report } = await verifyService({ baseUrl: `http://127.0.0.1:${port}`, key: "any", spec, perSecond: 1_000 });

  expect(report.differences).toEqual([]);
  expect(asked).toContain("two");
});

test("requests no page after the last one of a list that says how many pages it has", async () => {
  const spec = join(await makeFolder(), "document.json");
  const get = {
    operationId: "list",
    parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 1 } }],
    "x-pagination": { style: "page", param: "page", items: "rows", pages: "page_count" },
    responses: {
      200: {
        description: "A page.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["rows", "page_count"],
              properties: { rows: items, page_count: { type: "integer" } },
            },
          },
        },
      },
      400: { description: "Wrong." },
    },
  };
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.1.0", info: { title: "Own", version: "1" }, paths: { "/a": { get } } }),
  );
  const pages: unknown[] = [];
  const service = await startDeviatingService((response) => {
    pages.push(JSON.parse(response.text).page_count);
    return response;
  }, spec);
  onTestFinished(() => service.stop());

  const { report } = await verifyService({ baseUrl: service.url, key: "any", spec, perSecond: 1_000 });

  expect(report.differences).toEqual([]);
  const requested = service.requests.flatMap(({ path }) => /page=(\d+)$/.exec(path)?.[1] ?? []);
  expect(requested).toContain(String(pages[0]));
  expect(requested).not.toContain(String(Number(pages[0]) + 1));
});
