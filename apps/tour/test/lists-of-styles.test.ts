// All tools agree on lists of each style, wherever a page names the next one.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bindApi, bindList } from "@shortvideo-api/bind";
import { createConnection, standardLayers } from "@shortvideo-api/client/runtime";
import { verifyService } from "@shortvideo-api/contract";
import { loadDocument, type PaginationStyle, paginationStyles, readOperations } from "@shortvideo-api/document";
import { createMock } from "@shortvideo-api/mock";
import { buildModel, listOperations } from "@shortvideo-api/model";
import { expect, onTestFinished, test } from "vitest";
import { readPage } from "../../../packages/site/src/browser/try/paging.ts";
import { makePagination } from "../../../packages/site/src/try/make-try-data.ts";
import { openDocument } from "../../../generator/test/on-the-wire/open-scenario.ts";

/** Lists whose pages have a flag, and lists that end without one. */
const flags = { withFlag: { hasMore: "more" }, withoutFlag: {} };

/** The places where a page of a style names the next one. Tools take no address from an item, which the mock does not write. */
function listPlaces({ needs, hasAddresses }: PaginationStyle): Record<string, { next?: string }> {
  if (!needs.includes("next")) return { counted: {} };
  const places = { inBody: { next: "next" }, inHeader: { next: "$response.header.X-Next" } };
  return hasAddresses ? places : { ...places, inItem: { next: "rows[-1].at" } };
}

/** Describes a service with these lists. */
function describeLists(style: string, policy: PaginationStyle): object {
  const next = { type: policy.nextTypes.includes("integer") ? "integer" : "string" };
  const row = {
    type: "object",
    required: ["id", "at"],
    properties: { id: { type: "string" }, at: { type: "integer" } },
  };
  const properties = { rows: { type: "array", items: row }, more: { type: "boolean" }, next };
  const ok = {
    description: "A page.",
    headers: { "X-Next": { schema: next } },
    content: { "application/json": { schema: { type: "object", required: ["rows"], properties } } },
  };
  const operations = Object.entries(listPlaces(policy)).flatMap(([place, named]) =>
    Object.entries(flags).map(([flag, ending]) => ({
      operationId: `${place}.${flag}`,
      tags: [place],
      parameters: [{ name: "at", in: "query", schema: { type: "integer" } }],
      "x-pagination": { style, param: "at", items: "rows", key: "id", ...named, ...ending },
      responses: { 200: ok, 400: { description: "Wrong." } },
    })),
  );
  return {
    openapi: "3.1.0",
    info: { title: "Lists", version: "1.0.0" },
    paths: Object.fromEntries(operations.map((get) => [`/${get.operationId}`, { get }])),
  };
}

/** Reads a list as the form of the site does: page by page, with the position that the page names. */
async function readAsForm(
  url: string,
  pagination: ReturnType<typeof makePagination>,
  start: string | undefined,
  fetch: (url: string) => Promise<Response>,
): Promise<unknown[]> {
  const items: unknown[] = [];
  let position = start;
  for (let pages = 0; pages < 50; pages += 1) {
    const response = await fetch(position === undefined ? url : `${url}?${pagination.wireParam}=${position}`);
    const body: { rows: unknown[] } = await response.json();
    items.push(...body.rows);
    const { next } = readPage(pagination, { body, headers: Object.fromEntries(response.headers) }, position);
    if (next === undefined) return items;
    position = next;
  }
  throw new Error("The list does not end.");
}

const baseUrl = "http://mock";

test.each(Object.entries(paginationStyles))(
  "all tools read lists of the style %s to their end",
  async (name, style) => {
    const folder = mkdtempSync(join(tmpdir(), "lists-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const spec = join(folder, "openapi.json");
    writeFileSync(spec, JSON.stringify(describeLists(name, style)));
    const mock = await createMock({ spec });
    let sent: string[] = [];
    const fetch = (given: string | Request, init?: RequestInit): Promise<Response> => {
      const request = new Request(given, init);
      sent.push(request.url);
      return mock.fetch(request);
    };
    const record = async (read: () => Promise<unknown[]>): Promise<unknown> => {
      sent = [];
      const items = await read();
      return { items, sent };
    };
    const options = { baseUrl, fetch, retry: { maxRetries: 0 } };
    const { pick } = await openDocument("lists", spec, [], onTestFinished);
    const generated = pick("createClient")(options);
    const { document } = await loadDocument(spec);
    if (!document) throw new Error("The document cannot be read.");
    const { draft: model } = buildModel(document);
    const { checks, operations, service } = bindApi(model);
    const connection = createConnection({ ...options, layers: [checks, ...standardLayers(options)] }, service);

    const declared = new Map(readOperations(document.root).map((each) => [each.id, each.pagination]));
    for (const { id, pagination } of listOperations(model)) {
      const [resource = ""] = id.split(".");
      const metadata = operations.get(id)?.metadata;
      const places = declared.get(id);
      if (!pagination || !places || !metadata) throw new Error(`${id} is not a list.`);
      const expected = await record(() => generated[resource][pagination.iterate]().toArray());
      const { paginator } = bindList(connection, metadata, pagination, {
        params: {},
        resumeFrom: undefined,
        readSignal: () => undefined,
      });

      expect(await record(() => paginator.toArray())).toEqual(expected);
      expect(
        await record(() => readAsForm(`${baseUrl}/${id}`, makePagination(pagination, places), style.start, fetch)),
      ).toEqual(expected);
      const { size } = new Set(sent);
      expect([id, sent.length, size > 2]).toEqual([id, size, true]);
    }
    const { report } = await verifyService({ baseUrl, key: "any", spec, perSecond: 1_000_000, fetch: options.fetch });

    expect(mock.warnings).toEqual([]);
    expect(mock.report().violations).toEqual([]);
    expect(report.differences).toEqual([]);
  },
);
