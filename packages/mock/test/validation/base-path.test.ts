import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { send } from "../library.js";

// Users of a mock change the base URL, which may have a path.

let folder: string;
let mock: MockServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "base-path-"));
});
afterEach(() => mock?.stop());
afterAll(() => rm(folder, { recursive: true }));

const responses = { 200: { description: "Found." }, 400: { description: "Wrong." } };
const byId = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];

async function start(servers: readonly object[], ...paths: readonly string[]): Promise<MockServer> {
  const spec = join(folder, "paths.json");
  const items = paths.map((path) => [path, { get: { parameters: path.includes("{id}") ? byId : [], responses } }]);
  const document = { openapi: "3.1.0", info: { title: "Paths", version: "1" }, servers };
  await writeFile(spec, JSON.stringify({ ...document, paths: Object.fromEntries(items) }));
  mock = await startMock({ spec });
  return mock;
}

/** The violation of a request with status 404, and the path of its correction. */
async function ask({ url }: MockServer, path: string): Promise<[violation: string, correction: string]> {
  const { status, headers } = await send(url, path);
  expect(status).toBe(404);
  return [String(headers["x-mock-violation"]), String(headers["x-mock-correction"]).replace(url, "")];
}

const surplus = "the mock leaves out the base path of the document's server, `/v1`. Its base URL is its address alone.";

test.each([
  ["with an address", { url: "https://api.example.com/v1" }],
  ["with a slash", { url: "https://api.example.com/v1/" }],
  ["that is relative", { url: "/v1" }],
  ["with variables", { url: "https://{host}/{v}", variables: { host: { default: "a" }, v: { default: "v1" } } }],
])("says that the base path of a server %s is left out", async (_what, server) => {
  const pets = await start([{ url: "https://other.example.com" }, server], "/pets/{id}", "/pets");

  expect(await ask(pets, "/v1/pets")).toEqual([
    `path: \`/v1/pets\` is not a path of this API, but \`/pets\` is: ${surplus} (path-unknown)`,
    "curl /pets",
  ]);
  expect(await ask(pets, "/v1/pets/7")).toEqual([
    `path: \`/v1/pets/7\` is not a path of this API, but \`/pets/{id}\` is: ${surplus} (path-unknown)`,
    "curl /pets/7",
  ]);
});

test("reports a prefix before a path", async () => {
  const pets = await start([], "/pets", "/pets/{id}");

  expect(await ask(pets, "/api/v2/pets/7")).toEqual([
    "path: `/api/v2/pets/7` is not a path of this API, but `/pets/{id}` is: the mock serves the paths of the document as they are, without `/api/v2`. Its base URL is its address alone. (path-unknown)",
    "curl /pets/7",
  ]);
});

test("reports the missing beginning of a path", async () => {
  const pets = await start([{ url: "https://api.example.com" }], "/v1/pets", "/v1/pets/{id}");

  expect(await ask(pets, "/pets/7")).toEqual([
    "path: `/pets/7` is not a path of this API, but `/v1/pets/{id}` is: the mock serves the paths of the document as they are. Its base URL is its address and `/v1`. (path-unknown)",
    "curl /v1/pets/7",
  ]);
});

test("takes another word in place of the first for what it is", async () => {
  const pets = await start([], "/v1/pets");

  expect(await ask(pets, "/v2/pets")).toEqual([
    "path: `/v2/pets` is not a path of this API; the nearest is `/v1/pets`. (path-unknown)",
    "curl /v1/pets",
  ]);
});

test("shows what a path has too much as it was sent", async () => {
  const pets = await start([], "/pets");

  const [violation] = await ask(pets, "/v1%0d%0a/pets");

  expect(violation).toContain("without `/v1%0d%0a`");
});

test.each([
  ["nothing but a template is left of the path", ["/{id}"], "/some/where/7"],
  ["it is like nothing but a template", ["/v1/{id}"], "/nonsense"],
  ["only some paths begin so", ["/v1/pets/{id}/toys", "/owners"], "/pets/7/toys"],
])("says nothing about the base URL if %s", async (_what, paths, path) => {
  const pets = await start([], ...paths);

  const [violation] = await ask(pets, path);

  expect(violation).not.toContain("base URL");
});
