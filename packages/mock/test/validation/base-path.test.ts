import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { send } from "../library.js";

// Users of a mock change the base URL of their client, and often keep or lose its path. The mock's 404 names the correct base URL.

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

/** Sends a request that gets a 404. Returns its violation and the path of its correction. */
async function ask({ url }: MockServer, path: string): Promise<[violation: string, correction: string]> {
  const { status, headers } = await send(url, path);
  expect(status).toBe(404);
  return [String(headers["x-mock-violation"]), String(headers["x-mock-correction"])];
}

const surplus = "remove `/v1`, the path of the document's server, from the base URL.";

test.each([
  ["with an address", { url: "https://api.example.com/v1" }],
  ["with a slash", { url: "https://api.example.com/v1/" }],
  ["that is relative", { url: "/v1" }],
  ["with variables", { url: "https://{host}/{v}", variables: { host: { default: "a" }, v: { default: "v1" } } }],
])("reports a surplus base path of a server %s", async (_form, server) => {
  const pets = await start([{ url: "https://other.example.com" }, server], "/pets/{id}", "/pets");

  expect(await ask(pets, "/v1/pets")).toEqual([
    `path: \`/v1/pets\` is not a path of this API, but \`/pets\` is: ${surplus} (path-unknown)`,
    'curl "$MOCK_URL/pets"',
  ]);
  expect(await ask(pets, "/v1/pets/7")).toEqual([
    `path: \`/v1/pets/7\` is not a path of this API, but \`/pets/{id}\` is: ${surplus} (path-unknown)`,
    'curl "$MOCK_URL/pets/7"',
  ]);
});

test("reports a prefix before a path", async () => {
  const pets = await start([], "/pets", "/pets/{id}");

  expect(await ask(pets, "/api/v2/pets/7")).toEqual([
    "path: `/api/v2/pets/7` is not a path of this API, but `/pets/{id}` is: remove `/api/v2` from the base URL. (path-unknown)",
    'curl "$MOCK_URL/pets/7"',
  ]);
});

test("reports the missing beginning of a path", async () => {
  const pets = await start([{ url: "https://api.example.com" }], "/v1/pets", "/v1/pets/{id}");

  expect(await ask(pets, "/pets/7")).toEqual([
    "path: `/pets/7` is not a path of this API, but `/v1/pets/{id}` is: add `/v1` to the base URL. (path-unknown)",
    'curl "$MOCK_URL/v1/pets/7"',
  ]);
});

test("suggests the nearest path if only the first segment differs", async () => {
  const pets = await start([], "/v1/pets");

  expect(await ask(pets, "/v2/pets")).toEqual([
    "path: `/v2/pets` is not a path of this API; the nearest is `/v1/pets`. (path-unknown)",
    'curl "$MOCK_URL/v1/pets"',
  ]);
});

test("quotes a surplus prefix in its encoded form", async () => {
  const pets = await start([], "/pets");

  const [violation] = await ask(pets, "/v1%0d%0a/pets");

  expect(violation).toContain("remove `/v1%0d%0a` from");
});

test.each([
  ["only a template matches the rest of the path", ["/{id}"], "/some/where/7"],
  ["only a template resembles the path", ["/v1/{id}"], "/nonsense"],
  ["only some paths begin with the prefix", ["/v1/pets/{id}/toys", "/owners"], "/pets/7/toys"],
])("does not mention the base URL if %s", async (_reason, paths, path) => {
  const pets = await start([], ...paths);

  const [violation] = await ask(pets, path);

  expect(violation).not.toContain("base URL");
});
