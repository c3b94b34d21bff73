import { readFileSync } from "node:fs";
import { contractHandlers, type ContractHandlersOptions } from "@shortvideo-api/msw";
import { checkReport } from "@shortvideo-api/report";
import { delay, http, HttpResponse, passthrough, ws } from "msw";
import { setupServer } from "msw/node";
import { describe, expect, onTestFinished, test } from "vitest";

const document = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
servers: [{ url: https://pets.example/v1 }]
paths:
  /pets/{id}:
    servers: [{ url: /beta }, { url: https://pets.example/v1 }]
    get:
      operationId: pets.get
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        "200":
          description: A pet
          content:
            application/json:
              schema: { type: object, required: [name], properties: { name: { type: string } } }
        "404": { description: No pet }
  /events:
    get:
      operationId: events.list
      responses:
        "200":
          description: Events
          content:
            application/jsonl:
              itemSchema: { type: object, required: [id], properties: { id: { type: integer } } }
        "400": { description: Wrong }
  /pets:
    post:
      operationId: pets.add
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string } } }
      responses:
        "201": { description: Added }
        "400": { description: Wrong }
`;

const pet = "https://pets.example/v1/pets/1";

/** Starts a server of MSW with handlers of a contract, and with those that `create` returns. */
function start(
  options: ContractHandlersOptions = {},
  create: (contract: ReturnType<typeof contractHandlers>) => ReturnType<typeof http.get>[] = () => [],
) {
  const contract = contractHandlers({ document, ...options });
  const server = setupServer(...create(contract), ...contract.handlers);
  server.listen({ onUnhandledFrame: "error" });
  onTestFinished(() => server.close());
  return { contract, server };
}

const codes = async ({ report }: ReturnType<typeof contractHandlers>) => {
  const { violations, comparison } = await report();
  return [...violations, ...(comparison?.differences ?? [])].map(({ code }) => code);
};

/** Reads the name of the pet. */
async function readName(): Promise<unknown> {
  const { name } = (await (await fetch(pet)).json()) as { name: unknown };
  return name;
}

describe("without a base URL", () => {
  test("handles the paths of the document, with and without those of its servers, on any host", async () => {
    const { contract } = start();
    const statuses = await Promise.all(
      [pet, "https://other.example/pets/1", "https://other.example/v1/pets/x", "https://pets.example/beta/pets/1"].map(
        async (url) => (await fetch(url)).status,
      ),
    );

    expect(statuses).toEqual([200, 200, 400, 200]);
    expect((await contract.report()).operations.map(({ id, requests }) => [id, requests])).toContainEqual([
      "pets.get",
      3,
    ]);
  });

  test("leaves all other requests to MSW", async () => {
    const { contract } = start();

    await expect(fetch("https://pets.example/v1/nothing")).rejects.toThrow("fetch failed");
    expect((await contract.report()).requests).toBe(0);
  });
});

describe("with a base URL", () => {
  test("handles every request below it, and no other one", async () => {
    const { contract } = start({ baseUrl: ["https://a.example/api/", "https://b.example"] });

    expect((await fetch("https://a.example/api/pets/1")).status).toBe(200);
    expect((await fetch("https://b.example/nothing")).status).toBe(404);
    await expect(fetch("https://a.example/apis/pets/1")).rejects.toThrow("fetch failed");
    expect(await codes(contract)).toEqual(["path-unknown"]);
  });

  test.each(["api", "localhost:3000/api"])("must be an address, which `%s` is not", (baseUrl) => {
    expect(() => contractHandlers({ baseUrl })).toThrow(`\`baseUrl\` is \`${baseUrl}\`, which is no address.`);
  });
});

test("refuses an option that does not exist", () => {
  const options = { spec: "openapi.yaml", seed: 1 };

  expect(() => contractHandlers(options)).toThrow("Unknown option: `spec`.");
});

test("plays the scenario and the seed of the options, unless a request has its own", async () => {
  start({ scenario: "slow, delay_ms=1", seed: 3 });
  const [seeded, usual] = await Promise.all(
    [{}, { prefer: "seed=0" }].map(async (headers) => await (await fetch(pet, { headers })).text()),
  );
  expect(seeded).not.toBe(usual);
});

test("fails as a network does for a reset connection", async () => {
  start({ scenario: "reset" });

  await expect(fetch(pet)).rejects.toThrow(TypeError);
});

test.each<[string, ContractHandlersOptions, string]>([
  ["is no OpenAPI", { document: "a: 1" }, "lacks `openapi`"],
  ["has a syntax error", { document: "a: [" }, "The text is not valid YAML"],
  ["cannot play the scenario", { scenario: "rate-limited" }, "rate-limited"],
])("reports a document that %s", async (_problem, options, message) => {
  const { contract } = start(options);

  await expect(contract.report()).rejects.toThrow(message);
  // As after each test of a suite. A rejection that is not handled would end the process.
  contract.reset();
});

test("applies overlays, and the configuration of a workspace", async () => {
  const overlay = `
overlay: 1.1.0
info: { title: No events, version: 1.0.0 }
actions: [{ target: "$.paths['/events']", remove: true }]
`;
  const configuration = JSON.stringify({
    spec: "openapi.yaml",
    rename: { operations: { "pets.get": "animals.read" } },
  });
  const { contract } = start({ overlays: [overlay, configuration] });

  expect((await fetch(pet)).status).toBe(200);
  const { operations } = await contract.report();
  expect(operations.map(({ id }) => id)).toEqual(["animals.read", "pets.add"]);

  const { contract: wrong } = start({ overlays: ["a: ["] });
  await expect(wrong.report()).rejects.toThrow("`overlay 1` cannot be read");
});

test("reads a parsed document, and names a reference to another file", async () => {
  const schema = { $ref: "other.yaml#/Pet" };
  const parsed = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1.0.0" },
    paths: {
      "/pets": {
        get: {
          responses: {
            200: { description: "Pets", content: { "application/json": { schema } } },
            400: { description: "Wrong" },
          },
        },
      },
    },
  };
  start({ document: parsed });

  const response = await fetch("https://pets.example/pets");

  expect(response.status).toBe(501);
  expect(await response.text()).toContain("Bundle the document into one file first");
});

describe("`check`", () => {
  test("reports violations of requests and differences of responses", async () => {
    const { contract } = start({}, ({ check }) =>
      check(http.get("https://pets.example/v1/pets/:id", () => HttpResponse.json({ name: 5 }))),
    );

    expect(await (await fetch(pet)).json()).toEqual({ name: 5 });
    await fetch("https://pets.example/v1/pets/x");

    expect(await codes(contract)).toEqual(["parameter-wrong", "type-wrong"]);
    expect(checkReport(await contract.report()).exitCode).toBe(1);
  });

  test("reports a handler of a path that the document does not have", async () => {
    const { contract } = start({}, ({ check }) => check(http.get("*/pet/1", () => HttpResponse.json({}))));

    await fetch("https://pets.example/pet/1");

    expect(await codes(contract)).toEqual(["path-unknown"]);
  });

  test("checks only the request if the handler simulates a failure of the network", async () => {
    const { contract } = start({}, ({ check }) => check(http.get("*/v1/pets/:id", () => HttpResponse.error())));

    await expect(fetch(pet)).rejects.toThrow("fetch failed");
    await expect(fetch("https://pets.example/v1/pets/x")).rejects.toThrow("fetch failed");

    expect(await codes(contract)).toEqual(["parameter-wrong"]);
    expect((await contract.report()).requests).toBe(2);
  });

  test("reports a handler that throws as the status that its caller gets", async () => {
    const { contract } = start({}, ({ check }) =>
      check(
        http.get("*/v1/pets/:id", () => {
          throw new Error("No such pet.");
        }),
      ),
    );

    const { status } = await fetch(pet);

    expect([status, ...(await codes(contract))]).toEqual([500, "status-undocumented"]);
  });

  test("leaves the bodies of requests and responses to their readers", async () => {
    const { contract } = start({}, ({ check }) =>
      check(http.post("*/pets", async ({ request }) => HttpResponse.json(await request.json(), { status: 201 }))),
    );
    const headers = { "content-type": "application/json" };

    const response = await fetch("https://pets.example/pets", { method: "POST", headers, body: '{"name":5}' });

    expect(await response.json()).toEqual({ name: 5 });
    expect(await codes(contract)).toEqual(["body-wrong"]);
  });

  test("keeps `once`, and falls through to other handlers without checking them twice", async () => {
    const { contract, server } = start({}, ({ check }) =>
      check(
        http.get("*/pets/:id", () => HttpResponse.json({ name: 1 }), { once: true }),
        http.get("*/pets/:id", () => undefined),
        http.get("*/pets/7", () => passthrough()),
      ),
    );
    expect([await readName(), typeof (await readName())]).toEqual([1, "string"]);
    server.restoreHandlers();
    expect(await readName()).toBe(1);

    const { requests, comparison } = await contract.report();
    expect([requests, comparison?.responses]).toEqual([3, 2]);
  });

  test("takes a stream that does not end as it is", async () => {
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"a"}\n{"id":1}\n')),
    });
    const { contract } = start({}, ({ check }) =>
      check(http.get("*/events", () => new HttpResponse(lines, { headers: { "content-type": "application/jsonl" } }))),
    );
    const reader = (await fetch("https://pets.example/events")).body?.getReader();
    await reader?.read();

    expect(await codes(contract)).toEqual(["type-wrong"]);
    await reader?.cancel();
  });

  test("waits for a response that is late", async () => {
    const { contract } = start({}, ({ check }) =>
      check(
        http.get("*/pets/:id", async () => {
          await delay(1);
          return HttpResponse.json({});
        }),
      ),
    );

    await fetch(pet);

    expect(await codes(contract)).toEqual(["field-missing"]);
  });

  test("returns handlers of other protocols themselves", () => {
    const socket = ws.link("wss://pets.example").addEventListener("connection", () => {});

    expect(contractHandlers({ document }).check(socket)).toEqual([socket]);
  });
});

test("`reset` deletes what was recorded", async () => {
  const { contract } = start({}, ({ check }) => check(http.get("*/pets/9", () => HttpResponse.json({}))));
  await fetch("https://pets.example/pets/9");
  await fetch(`${pet}?wrong=1`);
  expect(await codes(contract)).toEqual(["parameter-unknown", "field-missing"]);

  contract.reset();

  expect((await contract.report()).requests).toBe(0);
  await fetch(pet);
  expect((await contract.report()).requests).toBe(1);
});

test("serves the document of the service and of its fixtures by default", async () => {
  const contract = contractHandlers();
  const server = setupServer(...contract.handlers);
  server.listen();
  onTestFinished(() => server.close());

  const response = await fetch("https://any.example/api/drama/explore", { headers: { "x-gateway-key": "any" } });

  expect(response.status).toBe(200);
  const { document: found } = await contract.report();
  expect(readFileSync(new URL("../../../spec/openapi.yaml", import.meta.url), "utf8")).toContain(
    `title: ${found.title}`,
  );
});
