import { expect, test } from "vitest";
import { buildYaml } from "../test/build-yaml.ts";
import { listProblems } from "../../document/test/load-files.ts";

const ok = "responses: { '204': { description: Done. } }";

test.each([
  ["x-deprecated: { since: '1.0.0' }", "error deprecation-malformed"],
  ["deprecated: true\n      x-deprecated: { since: 1.0 }", "error deprecation-malformed"],
  ["deprecated: true\n      x-deprecated: { use: lost.get }", "error deprecation-unknown-operation"],
  ["x-exactly-one-of: [a]", "error exactly-one-of-malformed"],
  ["x-exactly-one-of: [[a, c]]", "error exactly-one-of-unknown-param"],
  ["x-exactly-one-of: [[a, b]]", "error exactly-one-of-required-param"],
  ["x-provenance: { status: guessed, reason: Why }", "error provenance-malformed"],
  ["security: [{ lost: [] }]", "warning unknown-security-scheme"],
])("reports `%s` on an operation", async (extension, problem) => {
  const { diagnostics } = await buildYaml(
    `paths:\n  /letters:\n    get:\n      operationId: letters.get\n      parameters: [{ name: a, in: query, schema: {} }, { name: b, in: query, required: true, schema: {} }]\n      ${extension}\n      ${ok}`,
  );

  expect(listProblems(diagnostics).map((line) => line.replace(/^\S+ /, ""))).toEqual([problem]);
});

test("reports a deprecation without a reason if others have one", async () => {
  const why = "x-deprecated: { since: '1.0.0', why: It is slow. }, ";

  const silent = await buildYaml(`paths:\n${deprecated("a", "")}\n${deprecated("b", "")}`);
  const reasoned = await buildYaml(`paths:\n${deprecated("a", why)}\n${deprecated("b", "")}`);

  expect(listProblems(silent.diagnostics)).toEqual([]);
  expect(listProblems(reasoned.diagnostics)).toEqual([expect.stringContaining("warning deprecated-without-reason")]);
});

test.each([
  ["'404': { description: d, x-error: { class: lost } }", "error-malformed"],
  ["'404': { description: d, x-error: { class: ApiError } }", "error-malformed"],
  ["'200': { description: d, x-error: { class: LostError } }", "error-on-success"],
  ["4XX: { description: d, x-error: { class: LostError } }", "error-on-success"],
  ["'204': { description: d, x-error: { class: LostError } }", "error-on-success"],
  ["'404': { description: d, x-error: { class: LostError, advice: 7 } }", "error-malformed"],
  ["'404': { description: d, x-error: { class: LostError, advice: ' ' } }", "error-malformed"],
  [
    "'404': { description: d, x-error: { class: LostError, cases: { contains: a, class: GoneError } } }",
    "error-malformed",
  ],
  ["'404': { description: d, x-error: { class: LostError, cases: [{ class: GoneError }] } }", "error-malformed"],
  [
    "'404': { description: d, x-error: { class: LostError, cases: [{ contains: '', class: GoneError }] } }",
    "error-malformed",
  ],
  [
    "'404': { description: d, x-error: { class: LostError, cases: [{ contains: a, class: Gone }] } }",
    "error-malformed",
  ],
])("reports the `x-error` of the response %s", async (response, code) => {
  const { diagnostics } = await buildYaml(`paths:\n  /letters:\n    get:\n      responses:\n        ${response}`);

  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(listProblems(errors)).toEqual([`openapi.yaml:7 error ${code}`]);
});

test("expects no body with a status that allows none", async () => {
  const { model } = await buildYaml(
    `paths:
  /letters:
    put: { responses: { '205': { description: Done., content: { application/json: { schema: { type: object } } } } } }`,
  );

  expect(model?.resources[0]?.operations[0]?.response.mayBeEmpty).toBe(true);
});

test("uses the media type of the usual status by default, and offers JSON of another status", async () => {
  const { model } = await buildYaml(
    `paths:
  /letters:
    get:
      responses:
        '200': { description: The letter., content: { text/plain: {}, application/pdf: {} } }
        '202': { description: Not ready., content: { application/json: { schema: {} } } }`,
  );

  const names = model?.resources[0]?.operations[0]?.response.media.map(({ name }) => name);
  expect(names).toEqual(["text/plain", "application/pdf", "application/json"]);
});

test.each([
  ["0", [0]],
  ["OK", ["OK"]],
  ["true", [true]],
  ["[false, 0]", [false, 0]],
  ['[0, "00000", success]', [0, "00000", "success"]],
])("reads which codes mean success: %s", async (written, success) => {
  const { model } = await buildYaml(`x-in-band-failure: { codes: [code], success: ${written}, messages: [msg] }`);

  expect(model?.inBandFailure).toEqual({ codes: ["code"], success, messages: ["msg"] });
});

test.each(["[]", "[[0]]", "''", "{ code: 0 }", "null"])(
  "reports success codes that are no numbers, strings or booleans: %s",
  async (written) => {
    const { diagnostics } = await buildYaml(
      `x-in-band-failure: { codes: [code], success: ${written}, messages: [msg] }`,
    );

    expect(listProblems(diagnostics)).toEqual(["openapi.yaml:3 error in-band-failure-malformed"]);
    expect(diagnostics[0]?.message).toBe("`success` must be a number, a string, a boolean, or a list of these.");
  },
);

test("reads the defaults of clients", async () => {
  const { model } = await buildYaml("x-client-defaults: { environment: ACME_2, idempotencyHeader: X-Key }");

  expect(model?.clientDefaults).toEqual({ environment: "ACME_2", idempotencyHeader: "X-Key" });
  expect((await buildYaml("")).model?.clientDefaults).toEqual({});
});

test.each([
  ["{}", "`x-client-defaults` must have `environment` or `idempotencyHeader`."],
  ["[ACME]", "`x-client-defaults` must have `environment` or `idempotencyHeader`."],
  ["{ environment: acme }", "`environment` must be capital letters and digits, joined by `_`, such as `ACME_API`."],
  ["{ environment: ACME_ }", "`environment` must be capital letters and digits, joined by `_`, such as `ACME_API`."],
  ["{ environment: 5 }", "`environment` must be capital letters and digits, joined by `_`, such as `ACME_API`."],
  ["{ idempotencyHeader: a b }", "`idempotencyHeader` must be the name of a header, such as `Idempotency-Key`."],
  ["{ env: ACME }", "`env` is unknown. The fields are `environment` and `idempotencyHeader`."],
  ["{ constructor: ACME }", "`constructor` is unknown. The fields are `environment` and `idempotencyHeader`."],
])("reports malformed defaults of clients: %s", async (written, message) => {
  const { diagnostics } = await buildYaml(`x-client-defaults: ${written}`);

  expect(listProblems(diagnostics)).toEqual(["openapi.yaml:3 error client-defaults-malformed"]);
  expect(diagnostics[0]?.message).toBe(message);
});

test("reports malformed in-band failures and missing siblings", async () => {
  const { diagnostics } = await buildYaml(
    [
      "x-in-band-failure: { codes: [code], success: {}, messages: [msg] }",
      "components:",
      "  schemas:",
      "    Letter:",
      "      properties:",
      "        stats: { type: object, x-rounded-from: exact }",
      "        heart: { type: number, x-same-as: heart }",
    ].join("\n"),
  );

  expect(listProblems(diagnostics)).toEqual([
    "openapi.yaml:3 error in-band-failure-malformed",
    "openapi.yaml:8 error unknown-sibling",
    "openapi.yaml:9 error unknown-sibling",
  ]);
});

function deprecated(path: string, more: string): string {
  return `  /${path}: { get: { deprecated: true, ${more}${ok} } }`;
}
