import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, readContent } from "../src/index.ts";

const content = await readContent({ spec: fileURLToPath(new URL("small.yaml", import.meta.url)) });

test("lists every page for agents, with links that lead to files", () => {
  const files = buildSite(content);
  const list = files.get("llms.txt") ?? "";
  const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) => decodeURIComponent(address));
  const pages = [...files.keys()].filter((path) => path.endsWith(".md"));

  expect(list).toMatch(/^# .+\n\n/);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((path) => !links.includes(path))).toEqual([]);
  expect(links.filter((path) => !files.has(path))).toEqual([]);
  expect(files.has("sitemap.xml")).toBe(false);
});

test("writes all pages in one file, with links from its own place", () => {
  const files = buildSite(content);
  const whole = files.get("llms-full.txt") ?? "";

  for (const { operation } of content.operations) expect(whole).toContain(`\n# ${operation.id}\n`);
  const links = [...whole.matchAll(/\]\(([^)#]+\.md)/g)].map(([, address = ""]) => decodeURIComponent(address));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !files.has(path))).toEqual([]);
});

test("reports the problems of a document that it can show all the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "broken-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "broken.yaml");
  const broken = "{ $ref: '#/components/schemas/Pet' }";
  writeFileSync(
    spec,
    `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /a: { get: { responses: { "200": { description: A, content: { application/json: { schema: ${broken} } } } } } } }\n`,
  );
  const problems: string[] = [];

  await readContent({ spec, onProblem: (text) => problems.push(text) });
  await readContent({ spec: content.document.file, onProblem: (text) => problems.push(text) });

  expect(problems).toEqual([expect.stringMatching(/broken\.yaml:3 {2}error {2}dangling-reference/)]);
});

test("describes the body of each media type", () => {
  const files = buildSite(content);
  const operation = files.get("operations/pets.add-new.md");

  expect(operation).toContain("\n`text/plain`: text\n\n`application/json`: an object\n\n- `name` (text)\n");
  expect(operation).toContain("\n- `dry` (query, `true` or `false`)\n");
  expect(operation).toContain(String.raw`Params<"pets.add\\new">`);
  expect(files.get("webhooks/petAdded.md")).toContain("\n`application/json`: text, or an integer\n");
});

test("describes alternatives, defaults, and lists that may be null", async () => {
  const files = buildSite(await readContent({ spec: fileURLToPath(new URL("alternatives.yaml", import.meta.url)) }));
  const html = files.get("types/Search.html") ?? "";

  expect(files.get("types/Search.md")).toContain(
    '\n- `text` (text, default `""`)\n- `size` (an integer, default `20`)\n- `sort` ([Sort](../types/Sort.md))\n- `trip` ([Trip](../types/Trip.md))\n- `tags` (null or a list, each [Tag](../types/Tag.md): text that matches `^[a-z]+$` or null)\n' +
      '- Alternative 1: `text` (text, required, default `""`)\n- Alternative 2: `near` (a number, required)\n',
  );
  expect(files.get("types/Sort.md")).toContain(
    "\n- `order` (text)\n- Alternative 1: [Rank](../types/Rank.md)\n- Alternative 2: `by` (`date`, required)\n",
  );
  expect(files.get("types/Tag.md")).toContain("\nUsed by: [`Search`](../types/Search.md)\n");
  expect(files.get("operations/search.md")).toContain('- `mark` (query, text, default `""`)');
  expect(html).not.toContain("an object or null");
  expect(html.indexOf("And one of these alternatives:")).toBeGreaterThan(html.indexOf(">size</code>"));
});

test("lists the alternatives of each choice by itself, by their titles", async () => {
  const files = buildSite(await readContent({ spec: fileURLToPath(new URL("alternatives.yaml", import.meta.url)) }));
  const lists = (files.get("types/Trip.html") ?? "").split("And one of these alternatives:").slice(1);

  expect(files.get("types/Trip.md")).toContain(
    "\n- `id` (text)\n- Choice 1, by train: `seat` (text, required)\n- Choice 1, alternative 2: `gate` (text, required)\n" +
      "- Choice 2, alternative 1: `card` (text, required)\n- Choice 2, alternative 2: `iban` (text, required)\n",
  );
  expect(
    lists.map((list) => ["seat", "gate", "card", "iban"].filter((name) => list.includes(`>${name}</code>`))),
  ).toEqual([
    ["seat", "gate"],
    ["card", "iban"],
  ]);
});

test("publishes a document of OpenAPI 3.2 as such, without the marks of the loader", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const operation = `{ parameters: [{ in: querystring, name: all, content: { application/json: { schema: { $ref: all.yaml } } } }], responses: {} }`;
  writeFileSync(join(folder, "all.yaml"), "{ type: string, enum: [a], nullable: true }");
  const file = join(folder, "openapi.yaml");
  writeFileSync(file, `openapi: 3.2.0\ninfo: { title: A, version: "1" }\npaths: { /a: { query: ${operation} } }\n`);
  const published = buildSite(await readContent({ spec: file })).get("openapi.json") ?? "";

  expect(JSON.parse(published)).toMatchObject({
    openapi: "3.2.0",
    paths: { "/a": { query: { parameters: [{ in: "querystring", content: {} }] } } },
    components: { schemas: { all: { enum: ["a", null] } } },
  });
  expect(published).not.toMatch(/x-assumed-null|"style"/);
});

test("writes whole addresses and a sitemap for a site with an address", () => {
  const files = buildSite(content, { siteUrl: "https://docs.example.com/api" });
  const places = [...(files.get("sitemap.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

  expect(places).toContain("https://docs.example.com/api/index.html");
  expect(places.length).toBe([...files.keys()].filter((path) => path.endsWith(".md")).length);
  expect(files.get("llms.txt")).toContain("](https://docs.example.com/api/index.md)");
});

test("links from the page for addresses without a page work at each address of a site with an address", () => {
  const page = buildSite(content, { siteUrl: "https://docs.example.com/api" }).get("404.html") ?? "";
  const links = [...page.matchAll(/ (?:href|src|data-root)="([^"#]+)"/g)].map(([, address = ""]) => address);

  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link.startsWith("/api/"))).toEqual([]);
});
