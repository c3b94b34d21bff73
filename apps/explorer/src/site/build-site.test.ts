import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadReference } from "../reference/load-reference.ts";
import { buildSite, loadAssets } from "./build-site.ts";

const service = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const longNumbers = fileURLToPath(
  new URL("../../../../generator/test/scenarios/long-numbers/spec/openapi.yaml", import.meta.url),
);
const small = fileURLToPath(new URL("../../test/small.yaml", import.meta.url));
const assets = await loadAssets();

test("loads only files of the site, by name", async () => {
  const { files } = buildSite(await loadReference(service), assets);

  const page = String(files.get("index.html")?.content);
  const loaded = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, name = ""]) => name);
  expect(loaded).toHaveLength(5);
  expect(loaded.filter((name) => !files.has(name))).toEqual([]);
  expect(String(files.get("page.css")?.content)).not.toMatch(/url\(|@import/);
});

test("stays below its size limits", async () => {
  const { files } = buildSite(await loadReference(service), assets);

  const sizes = Object.fromEntries([...files].map(([name, { content }]) => [name, Buffer.byteLength(content)]));

  expect(sizes[`scalar-${assets.scalarVersion}.js`]).toBeLessThan(4_500_000);
  expect(sizes["reference.js"]).toBeLessThan(750_000);
  expect(sizes["page.js"]).toBeLessThan(5_000);
});

test("includes the original document", async () => {
  const { files } = buildSite(await loadReference(small), assets);

  expect(files.get("small.yaml")?.content).toContain("- url: https://{region}.pets.example/v1");
});

test("allows requests only to the selectable servers", async () => {
  const { policy } = buildSite(await loadReference(service, [{ url: "https://api.example:8443/v1" }]), assets);

  expect(policy).toContain("connect-src 'self' https://api.example:8443 http://127.0.0.1:4010;");
});

test("allows requests to any host if a server has variables", async () => {
  const { policy } = buildSite(await loadReference(small), assets);

  expect(policy).toContain("connect-src 'self' http: https: https://pets.example:8443;");
});

test("contains no link to a source map of the renderer", () => {
  expect(String(assets.files.get(`scalar-${assets.scalarVersion}.js`)?.content).slice(-500)).not.toContain(
    "sourceMappingURL",
  );
});

test("shows all digits of long integers", async () => {
  const { files } = buildSite(await loadReference(longNumbers), assets);

  const shown = String(files.get("reference.js")?.content);
  for (const digits of ["9223372036854775806", "9007199254740993", "9007199254740995"]) expect(shown).toContain(digits);
  expect(shown).not.toMatch(/9223372036854775807|9223372036854776000/);
});
