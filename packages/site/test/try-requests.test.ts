import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bindApi } from "@shortvideo-api/bind";
import { createMock } from "@shortvideo-api/mock";
import { readJson } from "@shortvideo-api/wire";
import { expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { toValue } from "../src/browser/try/params.ts";
import { printCall, printCurl } from "../src/browser/try/copy.ts";
import { readPage, readPosition, toText, writePosition } from "../src/browser/try/paging.ts";
import { writeRequest } from "../src/browser/try/request.ts";
import { readContent, type SiteContent, type SiteOperation } from "../src/index.ts";
import { makeTryData } from "../src/try/make-try-data.ts";
import type { TryData, TryParam } from "../src/try/try-data.ts";

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
    const page = { body: readJson(await response.text()), headers: Object.fromEntries(response.headers) };
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

test.each(oneOf(3, others))("writes requests as the client does: %s", async (path) => {
  const content = await readContent({ spec: find(path) });
  const bound = bindApi(content.model).operations;
  const composites: readonly unknown[] = [["a,b", "ü"], { color: "red blue", size: ["1", "2"] }, ["one"]];

  const written = content.operations.flatMap((site) => {
    const data = makeTryData(content, site, (to) => to);
    const metadata = bound.get(site.operation.id)?.metadata;
    if (data.params.length === 0 || !metadata) return [];
    // The client rejects an object for a list before it writes a request.
    const hasLists = site.operation.params.some(({ check }) => check?.type === "array");
    const fitting = composites.filter((composite) => !hasLists || Array.isArray(composite));
    return fitting.map((composite) => {
      const values = new Map(data.params.map(({ key, control, isForm }) => [key, choose(control, isForm, composite)]));
      const own = attempt(() => {
        const params = Object.fromEntries([...values].map(([key, { given }]) => [key, given]));
        const filled = { server: "http://mock", params, body: undefined, credentials: [], accept: "", prefer: "" };
        const { url, headers } = writeRequest(data, filled);
        return [url.slice("http://mock".length), ...[...headers].flat()];
      });
      const client = attempt(() => {
        const params = Object.fromEntries([...values].map(([key, { passed }]) => [key, passed]));
        const { path: target = metadata.path, query = "", headers = {} } = metadata.serialize?.(metadata, params) ?? {};
        const known = Object.entries(headers).filter(
          ([, value]) => value !== undefined && value !== null && value !== "",
        );
        return [
          target + (query === "" ? "" : `?${query}`),
          ...[...new Headers(Object(Object.fromEntries(known)))].flat(),
        ];
      });
      return { id: site.operation.id, composite, own, client };
    });
  });

  expect(written.length).toBeGreaterThan(0);
  for (const { id, composite, own, client } of written) expect([id, composite, own]).toEqual([id, composite, client]);
});

/** Returns the value that the form gives the serializer, and the one that a caller of the client passes. */
function choose(
  control: TryParam["control"],
  isForm: boolean,
  composite: unknown,
): { given: unknown; passed: unknown } {
  if (control === "raw") return { given: JSON.stringify(composite), passed: composite };
  if (control === "json")
    return { given: isForm ? { a: "b c" } : composite, passed: isForm ? { a: "b c" } : composite };
  return { given: "a b/ü", passed: "a b/ü" };
}

/** Returns what a function returns, or the message of its error. */
function attempt(run: () => readonly string[]): readonly string[] | string {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

function readSamples({ params }: TryData): Record<string, unknown> {
  return Object.fromEntries(
    params.filter(({ sample }) => sample !== "").map((param) => [param.key, toValue(param, param.sample)]),
  );
}

/** Reads the data of the form of an operation with a multipart body that has files and lists of files. */
async function readUpload(): Promise<TryData> {
  const file = { type: "string", format: "binary" };
  const properties = {
    title: { type: "string", example: "a b" },
    cover: { $ref: "#/components/schemas/File" },
    pages: { type: "array", items: { $ref: "#/components/schemas/File" } },
    meta: { type: "object", properties: { tags: { type: "array", items: { type: "string" }, example: ["it's"] } } },
  };
  const schema = { type: "object", required: ["title", "cover", "pages", "meta"], properties };
  const operation = {
    operationId: "books.add",
    requestBody: { required: true, content: { "multipart/form-data": { schema } } },
    responses: { 204: { description: "Added." } },
  };
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "openapi.json");
  const info = { title: "Books", version: "1" };
  const document = {
    openapi: "3.1.0",
    info,
    paths: { "/books": { post: operation } },
    components: { schemas: { File: file } },
  };
  writeFileSync(spec, JSON.stringify(document));
  const content = await readContent({ spec });
  const [site] = content.operations;
  if (!site) throw new Error("There is no operation.");
  return makeTryData(content, site, (to) => to);
}

test("lets readers choose each file of a form, and several for a list of files", async () => {
  const { bodies } = await readUpload();

  expect(bodies).toMatchObject([
    {
      files: [
        { name: "cover", isList: false },
        { name: "pages", isList: true },
      ],
    },
  ]);
  expect(JSON.parse(bodies[0]?.sample ?? "")).toEqual({ title: "a b", meta: { tags: ["it's"] } });
});

test("sends and copies the chosen files of a form", async () => {
  const data = await readUpload();
  const [body] = data.bodies;
  if (!body) throw new Error("There is no body.");
  const [cover, page, other] = ["cover.png", "page 1.pdf", 'a";b.pdf'].map((name) => new File(["x"], name));
  const value = { ...Object(readJson(body.sample)), cover, pages: [page, other] };
  const filled = { server: "http://mock", params: {}, body: { body, value }, credentials: [], accept: "", prefer: "" };

  const request = writeRequest(data, filled);
  const sent = await new Response(request.body, { headers: request.headers }).formData();

  expect([...sent].map(([name, part]) => [name, typeof part === "string" ? part : part.name])).toEqual([
    ["title", "a b"],
    ["meta", `{"tags":["it's"]}`],
    ["cover", "cover.png"],
    ["pages", "page 1.pdf"],
    ["pages", 'a";b.pdf'],
  ]);
  expect(printCurl(request, filled)).toBe(
    [
      "curl",
      "--form-string 'title=a b'",
      String.raw`-F 'meta="{\"tags\":[\"it'\''s\"]}";type=application/json'`,
      "-F 'cover=@cover.png;type=application/octet-stream'",
      "-F 'pages=@page 1.pdf;type=application/octet-stream'",
      "-F 'pages=@upload.bin;type=application/octet-stream'",
      "http://mock/books",
    ].join(" \\\n  "),
  );
  expect(printCall(data, {}, value)).toContain(
    `body: { title: "a b", meta: { tags: ["it's"] }, cover: new File(["…"], "cover.png"), pages: [new File(`,
  );
});
