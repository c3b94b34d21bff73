import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readBaseUrl } from "../../../client/src/connection/address.ts";
import { listProblems } from "../../../document/test/load-files.ts";
import { buildYaml, indexOperations } from "../../test/build-yaml.ts";
import { findAddressProblem } from "./describe-servers.ts";

const done = "{ responses: { '204': { description: d } } }";

test("reads absolute servers with their variables and defaults", async () => {
  const { model, diagnostics } = await buildYaml(
    "servers:\n  - url: /v1\n  - url: https://{region}.example.com/{base}\n    variables:\n      region: { default: eu, enum: [eu, us] }\n      base: { default: v1 }",
  );

  expect(listProblems(diagnostics)).toEqual([]);
  expect(model?.servers).toEqual({
    isBaseUrlRequired: false,
    choice: undefined,
    others: [],
    shared: [
      {
        url: "https://{region}.example.com/{base}",
        defaultUrl: "https://eu.example.com/v1",
        description: undefined,
        variables: [
          { name: "region", description: undefined, default: "eu", values: ["eu", "us"] },
          { name: "base", description: undefined, default: "v1", values: undefined },
        ],
      },
    ],
  });
});

test.each([
  "http://127.0.0.1:4010",
  "http://127.9.9.9",
  "http://0x7f.1",
  "http://0.0.0.0:80",
  "http://localhost:80",
  "http://api.localhost",
  "http://LOCALHOST.",
  "http://[::1]:4010",
  "http://[::]:4010",
  "http://[::ffff:127.0.0.1]",
  "/v1",
])("needs `baseUrl` if the only server is %s", async (url) => {
  const { model, diagnostics } = await buildYaml(`servers: [{ url: '${url}' }]\npaths: { /a: { get: ${done} } }`);

  expect(model?.servers).toEqual({ isBaseUrlRequired: true, shared: [], choice: undefined, others: [] });
  expect(diagnostics).toEqual([]);
});

test.each(["https://127.example.com", "https://localhost.example.com"])("takes %s as a default", async (url) => {
  const { model } = await buildYaml(`servers: [{ url: '${url}' }]`);

  expect(model?.servers.shared.map(({ defaultUrl }) => defaultUrl)).toEqual([url]);
});

test.each([
  ["url: 'https://{a}.example.com'", "server-variable-unknown", 0],
  ["url: 'https://{a}.example.com', variables: { a: { description: d } }", "server-variable-without-default", 0],
  ["url: 'https://{a}.example.com', variables: { a: { default: c, enum: [b] } }", "server-default-not-in-enum", 1],
  ["url: 'https://example.com', variables: { a: { default: c } }", "server-variable-unused", 1],
  ["url: 'https://example.com?a=b'", "server-address-unusable", 0],
  ["url: 'ftp://{a}.example.com', variables: { a: { default: c } }", "server-address-unusable", 0],
])("reports the server { %s } as %s", async (server, code, servers) => {
  const { diagnostics, model } = await buildYaml(`servers:\n  - { ${server} }`);

  expect(listProblems(diagnostics)).toEqual([`openapi.yaml:4 warning ${code}`]);
  expect(model?.servers.shared).toHaveLength(servers);
});

test.each([
  ["[a, b]", "`a`, `b`"],
  ["[]", "the values of an empty `enum`"],
])("names the values of the enum %s", async (values, expected) => {
  const { diagnostics } = await buildYaml(
    `servers: [{ url: 'https://{a}.example.com', variables: { a: { default: c, enum: ${values} } } }]`,
  );

  expect(diagnostics.map(({ message }) => message)).toEqual([`The default \`c\` is not one of ${expected}.`]);
});

test("accepts a default that is not listed as one of the values", async () => {
  const { model } = await buildYaml(
    "servers: [{ url: 'https://{a}.example.com', variables: { a: { default: c, enum: [b] } } }]",
  );

  expect(model?.servers.shared[0]?.variables[0]?.values).toEqual(["c", "b"]);
});

test("names the choice of a server unlike the variables", async () => {
  const { model } = await buildYaml(
    "servers: [{ url: 'https://{url}.example.com', variables: { url: { default: a } } }, { url: 'https://b.example.com' }]",
  );

  expect(model?.servers.choice).toBe("server_url");
});

test("reads the servers of an operation, and of its path, that are not those of the API", async () => {
  const built = await buildYaml(
    [
      "servers: [{ url: 'https://a.example.com' }]",
      "paths:",
      "  /a:",
      "    servers: [{ url: 'https://{b}.example.com', variables: { b: { default: b } } }]",
      `    get: ${done}`,
      "    put: { servers: [{ url: 'https://c.example.com' }], responses: { '204': { description: d } } }",
      "    post: { servers: [{ url: 'https://a.example.com' }], responses: { '204': { description: d } } }",
      `  /b: { get: ${done} }`,
    ].join("\n"),
  );

  const urls = Object.values(indexOperations(built)).map(({ httpMethod, path, servers }) => [
    `${httpMethod} ${path}`,
    servers.map(({ url }) => url),
  ]);
  expect(Object.fromEntries(urls)).toEqual({
    "GET /a": ["https://{b}.example.com"],
    "PUT /a": ["https://c.example.com"],
    "POST /a": [],
    "GET /b": [],
  });
  expect(built.model?.servers.others.map(({ name }) => name)).toEqual(["b"]);
  expect(built.diagnostics).toEqual([]);
});

test("needs no `baseUrl` if each operation has servers of its own", async () => {
  const { model } = await buildYaml(`paths:\n  /a:\n    servers: [{ url: 'https://a.example.com' }]\n    get: ${done}`);

  expect(model?.servers).toMatchObject({ isBaseUrlRequired: false, shared: [] });
});

test("reports servers of operations that the client does not use", async () => {
  const ownServers = "servers: [{ url: 'https://b.example.com' }]";
  const { diagnostics, model } = await buildYaml(
    `paths:\n  /a:\n    ${ownServers}\n    get: ${done}\n  /b:\n    get:\n      ${ownServers}\n      responses: { '204': { description: d } }\n  /c:\n    get: ${done}`,
  );

  expect(model?.servers.isBaseUrlRequired).toBe(true);
  expect(listProblems(diagnostics)).toEqual([
    "openapi.yaml:5 warning server-of-operation-ignored",
    "openapi.yaml:9 warning server-of-operation-ignored",
  ]);
});

test.each([
  ["/beta", "https://{region}.example.com/beta", ["region"]],
  ["/", "https://{region}.example.com", ["region"]],
  ["/{stage}", "https://{region}.example.com/{stage}", ["region", "stage"]],
  ["//beta.example.com/{stage}", "https://beta.example.com/{stage}", ["stage"]],
])("reads the server %s of a path as one on the host of the API", async (url, expected, names) => {
  const built = await buildYaml(
    [
      "servers: [{ url: 'https://{region}.example.com/{base}', variables: { region: { default: eu }, base: { default: v1 } } }]",
      "paths:",
      `  /a: { servers: [{ url: '${url}'${url.includes("{") ? ", variables: { stage: { default: s } }" : ""} }], get: ${done} }`,
    ].join("\n"),
  );

  const servers = Object.values(indexOperations(built)).flatMap((operation) => operation.servers);
  expect(servers.map((server) => [server.url, server.variables.map(({ name }) => name)])).toEqual([[expected, names]]);
  expect(built.diagnostics).toEqual([]);
});

test.each(["beta", "/beta?a=b"])("reports the server %s of a path, which no client can use", async (url) => {
  const { diagnostics } = await buildYaml(
    `servers: [{ url: 'https://a.example.com' }]\npaths:\n  /a:\n    servers: [{ url: '${url}' }]\n    get: ${done}`,
  );

  expect(listProblems(diagnostics)).toContain("openapi.yaml:6 warning server-of-operation-ignored");
});

test("accepts exactly the addresses that the client accepts", () => {
  const piece = fc.constantFrom(
    ..."http https :// : // / . a.example 1 [::1] @ ? # % %2f \\ { é".split(" "),
    " ",
    "\t",
  );
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom("", "https://", "http://a"), fc.array(piece, { maxLength: 5 }), (start, pieces) => {
      const address = (start + pieces.join("")).trim();
      const isTaken = findAddressProblem(address) === undefined;
      seen[isTaken ? "taken" : "refused"] += 1;
      expect({ address, isTaken: isAcceptedByClient(address) }).toEqual({ address, isTaken });
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(200);
});

function isAcceptedByClient(address: string): boolean {
  try {
    readBaseUrl(address);
    return true;
  } catch {
    return false;
  }
}
