import { expect, test } from "vitest";
import { buildYaml, indexOperations } from "../../test/build-yaml.ts";
import { listProblems } from "../../../document/test/load-files.ts";

// `fetch` sends neither a body with GET or HEAD nor the method TRACE: https://fetch.spec.whatwg.org/#dom-request
const body = "requestBody: { required: true, content: { application/json: { schema: { type: object } } } }";
const ok = "responses: { '204': { description: Done. } }";

test("skips an operation whose method `fetch` cannot send, and reports it", async () => {
  const built = await buildYaml(`paths:\n  /letters:\n    get: { ${ok} }\n    trace:\n      ${ok}`);

  expect(Object.keys(indexOperations(built))).toEqual(["letters.list"]);
  expect(listProblems(built.diagnostics)).toEqual(["openapi.yaml:6 warning method-never-sent"]);
});

test.each(["letters", "5/words", "@host.example/lines", "\\\\host.example\\\\pages", " /spaces", ""])(
  "leaves out the path `%s` without a slash, and reports it",
  async (path) => {
    const built = await buildYaml(`paths:\n  "${path}":\n    get: { ${ok} }\n  /cards:\n    get: { ${ok} }`);

    expect(Object.keys(indexOperations(built))).toEqual(["cards.list"]);
    expect(listProblems(built.diagnostics)).toEqual(["openapi.yaml:4 warning path-without-slash"]);
  },
);

test.each(["/letters/:id", "/:id/words", "/letters/<int:id>", "/letters/{id"])(
  "reports that `%s` has a placeholder of another form, and keeps the path",
  async (path) => {
    const built = await buildYaml(`paths:\n  "${path}":\n    get: { operationId: letters.get, ${ok} }`);

    expect(indexOperations(built)["letters.get"]?.path).toBe(path);
    expect(listProblems(built.diagnostics)).toEqual(["openapi.yaml:4 warning path-malformed"]);
  },
);

test("callers give a placeholder with a constraint by its bare name", async () => {
  const built = await buildYaml(
    `paths:\n  "/letters/{id:int}/{proxy+}":\n    get: { operationId: letters.get, ${ok} }`,
  );

  expect(indexOperations(built)["letters.get"]?.params).toMatchObject([
    { name: "id", wireName: "id:int" },
    { name: "proxy", wireName: "proxy+" },
  ]);
});

test("reports no colon within a part of a path", async () => {
  const built = await buildYaml(`paths:\n  "/letters:send/a:b/:/{id}:copy":\n    get: { ${ok} }`);

  expect(listProblems(built.diagnostics)).toEqual([]);
});

test.each(["get", "head"])("leaves out the body of a %s request, and reports it", async (httpMethod) => {
  const built = await buildYaml(
    `paths:\n  /letters:\n    ${httpMethod}:\n      operationId: a.b\n      ${body}\n      ${ok}`,
  );

  expect(indexOperations(built)["a.b"]).toMatchObject({ body: undefined, paramsOptional: true });
  expect(listProblems(built.diagnostics)).toEqual(["openapi.yaml:7 warning body-never-sent"]);
});

test.each(["delete", "options"])("sends a body with %s", async (httpMethod) => {
  const built = await buildYaml(
    `paths:\n  /letters:\n    ${httpMethod}:\n      operationId: a.b\n      ${body}\n      ${ok}`,
  );

  expect(indexOperations(built)["a.b"]?.body?.required).toBe(true);
  expect(listProblems(built.diagnostics)).toEqual([]);
});
