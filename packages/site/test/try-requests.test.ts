import { fileURLToPath } from "node:url";
import { createMock } from "@shortvideo-api/mock";
import { readJson } from "@shortvideo-api/wire";
import { expect, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { toValue } from "../src/browser/try/params.ts";
import { readPage, readPosition, toText, writePosition } from "../src/browser/try/paging.ts";
import { writeRequest } from "../src/browser/try/request.ts";
import { readContent, type SiteContent, type SiteOperation } from "../src/index.ts";
import { makeTryData } from "../src/try/make-try-data.ts";
import type { TryData } from "../src/try/try-data.ts";

const find = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const documents = [
  "generator/test/scenarios/lists-by-address/spec/openapi.yaml",
  "generator/test/scenarios/lists-by-body/spec/openapi.yaml",
  "generator/test/scenarios/lists-by-page-count/spec/openapi.yaml",
  "generator/test/scenarios/offset-list/spec/openapi.yaml",
  "packages/mock/test/library.yaml",
  "spec/openapi.yaml",
];

/** Follows a list as the form does. Returns the number of pages, and whether the last one says that it is. */
async function follow(content: SiteContent, site: SiteOperation, send: typeof fetch) {
  const data = makeTryData(content, site, (path) => path);
  const { pagination, bodies } = data;
  if (!pagination) throw new Error("The operation is not a list.");
  const [name = "", ...rest] = pagination.path;
  const params = readSamples(data);
  let text = bodies[0]?.sample ?? "";
  const credentials = data.schemes.map((scheme) => ({ scheme, text: "any-key" }));
  for (let pages = 1; pages < 50; pages += 1) {
    const body = bodies[0] && text !== "" ? { body: bodies[0], value: text } : undefined;
    const filled = { server: "http://mock", params, body, credentials, accept: "", prefer: "" };
    const { url, ...init } = writeRequest(data, filled);
    const response = await send(url, init);
    const refusal = response.headers.get("x-mock-violation");
    expect([site.operation.id, response.status, refusal]).toEqual([site.operation.id, 200, null]);
    const value = params[name] === undefined ? undefined : toText(params[name]);
    const position = rest.length === 0 ? value : readPosition(text, pagination);
    const page = { body: readJson(await response.text()), headers: response.headers };
    const { next, isLast } = readPage(pagination, page, position);
    if (next === undefined) return { pages, isLast };
    if (rest.length === 0) params[name] = next;
    else text = writePosition(text, pagination, next);
  }
  throw new Error("The list does not end.");
}

test.each(oneOf(2, documents))("follows each list to the end that the mock reports: %s", async (path) => {
  const content = await readContent({ spec: find(path) });
  const mock = await createMock(path === "spec/openapi.yaml" ? {} : { spec: find(path) });
  const lists = content.operations.filter(({ operation }) => operation.pagination);
  expect(lists.length).toBeGreaterThan(0);

  for (const site of lists) {
    const { pages, isLast } = await follow(content, site, mock.fetch);

    expect([site.operation.id, isLast]).toEqual([site.operation.id, true]);
    expect(pages).toBeGreaterThan(1);
    const reported = mock.report().operations.find(({ id }) => id === site.documented.id);
    expect(reported?.pages).toMatchObject({ first: 1, further: pages - 1, last: 1 });
  }
  expect(mock.report().violations).toEqual([]);
});

const others = [
  "generator/test/corpus/petstore.yaml",
  "generator/test/corpus/figma.yaml",
  "packages/mock/test/library.yaml",
];

test.each(oneOf(3, others))("writes the request that the client writes: %s", async (path) => {
  const content = await readContent({ spec: find(path) });
  const withExample = content.operations.filter(({ example }) => example !== undefined);
  expect(withExample.length).toBeGreaterThan(0);

  for (const site of withExample) {
    const data = makeTryData(content, site, (to) => to);
    const [body] = data.bodies;
    const request = writeRequest(data, {
      server: "http://mock",
      params: readSamples(data),
      body: body && body.sample !== "" && body.control !== "form" ? { body, value: body.sample } : undefined,
      credentials: [],
      accept: "",
      prefer: "",
    });

    const { example } = site;
    expect([request.method, request.url]).toEqual([example?.method, `http://mock${example?.target}`]);
    if (example?.body?.kind === "text" && body?.control === "json") expect(request.body).toBe(example.body.text);
  }
});

function readSamples({ params }: TryData): Record<string, unknown> {
  return Object.fromEntries(
    params.filter(({ sample }) => sample !== "").map((param) => [param.key, toValue(param, param.sample)]),
  );
}
