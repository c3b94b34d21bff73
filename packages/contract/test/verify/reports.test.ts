import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { checkVerification, renderVerifyReport, type VerifyDemands, type VerifyReport } from "@shortvideo-api/report";

const example: VerifyReport = {
  format: 1,
  document: { title: "A shop", version: "2.0.0", file: "spec/shop.yaml" },
  outcome: "differs",
  interrupted: false,
  requests: 9,
  durationMs: 9_100,
  operations: [
    {
      id: "orders.list",
      method: "GET",
      path: "/orders",
      line: 7,
      state: "compared",
      statuses: [{ status: 200, count: 4 }],
      responses: [
        { status: "200", count: 4, line: 22 },
        { status: "401", count: 0, line: 25 },
      ],
    },
    {
      id: "orders.get",
      method: "GET",
      path: "/orders/{orderId}",
      line: 34,
      state: "open",
      note: "It returned 503, which is not documented.",
      statuses: [{ status: 503, count: 1 }],
      responses: [
        { status: "200", count: 0, line: 38 },
        { status: "401", count: 0, line: 41 },
      ],
    },
    {
      id: "orders.cancel",
      method: "DELETE",
      path: "/orders/{orderId}",
      line: 43,
      state: "skipped",
      note: "DELETE may change data, so it is never called.",
      statuses: [],
      responses: [{ status: "204", count: 0, line: 46 }],
    },
  ],
  omissions: [
    {
      operation: "orders.list",
      status: "200",
      place: "body.orders[].isbn",
      reason: "The format `isbn` has no check.",
      line: 104,
    },
  ],
  differences: [
    {
      code: "null-unexpected",
      operation: "orders.list",
      status: 200,
      place: "body.orders[].items",
      expected: "an integer",
      found: "`null`",
      count: 12,
      line: 102,
      request: { method: "GET", target: "/orders?customer=c-204" },
    },
    {
      code: "status-undocumented",
      operation: "orders.get",
      status: 503,
      place: "status",
      expected: "`200`, `401`",
      found: "`503`",
      count: 1,
      line: 38,
      request: { method: "GET", target: "/orders/…" },
    },
  ],
  facts: [
    {
      pointer: "/components/schemas/Order/properties/seen",
      line: 120,
      provenance: "inferred",
      reason: "Named without a type.",
      status: "refuted",
      evidence: "Seen: number 12×; declared: text.",
      refutedBy: ["type-wrong"],
    },
    {
      pointer: "/components/schemas/Order/properties/id",
      line: 87,
      provenance: "inferred",
      reason: "Described as a number.",
      status: "confirmed",
      evidence: "Seen: number 12×.",
    },
  ],
};

test("the report for a terminal lists differences, uncompared operations, and refuted facts", () => {
  expect(renderVerifyReport(example, "text"))
    .toBe(`✗ The service differs from the document in 2 ways; 1 of 3 operations and 1 of 5 documented responses
were compared, without 1 part.
A shop 2.0.0 · 9 requests in 9.1 s

Differences

  1  orders.list · body.orders[].items · null-unexpected · 200 · 12×
     The document says an integer (spec/shop.yaml:102); found: \`null\`.
     sent   GET /orders?customer=c-204

  2  orders.get · status · status-undocumented · 503 · 1×
     The document says \`200\`, \`401\` (spec/shop.yaml:38); found: \`503\`.
     sent   GET /orders/…

Operations: 1 of 3 compared

Not compared: 2 operations, 3 responses, 1 part

  1  orders.get · operation-not-compared
     It returned 503, which is not documented.

  2  orders.cancel · operation-not-compared
     DELETE may change data, so it is never called.

  3  orders.list, orders.get · response 401 · response-not-compared
     No response had this status.

  4  orders.get · response 200 · response-not-compared
     No response had this status.

  5  orders.list · 200 body.orders[].isbn · part-not-compared
     The format \`isbn\` has no check.

Inferred and assumed: 1 confirmed, 1 refuted, 0 open

  1  /components/schemas/Order/properties/seen · inference-refuted
     Seen: number 12×; declared: text.
     lines  spec/shop.yaml:120 (inferred: Named without a type.)
`);
});

const exploration: NonNullable<VerifyReport["exploration"]> = {
  seed: 7,
  requests: 40,
  cases: { planned: 30, sent: 20 },
  unsteady: 1,
  stopped: "The maximum number of requests was reached.",
  rules: [
    { operation: "orders.list", place: "query.count", rule: "maximum 5", line: 20, met: 2, broken: 1, open: 0 },
    { operation: "orders.list", place: "query.count", rule: "minimum 1", line: 20, met: 2, broken: 0, open: 1 },
    { operation: "orders.list", place: "query.customer", rule: "required", line: 9, broken: 1, open: 0 },
  ],
  observations: [
    { operation: "orders.list", place: "query", rule: "unknown parameter", status: 200, isAccepted: true },
    { operation: "orders.get", place: "query", rule: "unknown parameter", status: 400, isAccepted: false },
    { operation: "orders.get", place: "status", rule: "undocumented refusal", status: 400, isAccepted: false },
  ],
  unexplored: [{ operation: "orders.get", reason: "No request to it succeeded." }],
};

test("an exploration shows what it tested, and all counts as a table of HTML", () => {
  const report = { ...example, exploration };

  expect(renderVerifyReport(report, "text")).toContain(`Explored: 2 of 3 rules about requests, in 20 of 30 cases
  40 requests. \`--seed 7\` repeats it. The maximum number of requests was reached.
  \`orders.get\` was not explored: No request to it succeeded.
  \`orders.list\` left open: \`query.count minimum 1\` (1×).
  Requests with an unknown parameter are accepted by \`orders.list\`, and refused by others.
  Some refusals have a status that the document does not have: 400 of \`orders.get\`.
  1 finding did not repeat, and is not reported.
`);
  const [, table = ""] = renderVerifyReport(report, "html").split('<table class="plain"');
  expect(table.match(/<tr role="row">/g)).toHaveLength(4);
  expect(table.replaceAll(/<td [^>]*>/g, "<td>")).toContain("<td>maximum 5</td><td>2×</td><td>1×</td>");
  expect(JSON.parse(renderVerifyReport(report, "json"))).toMatchObject({ exploration });
});

const formats = ["text", "json", "junit", "sarif", "html", "markdown", "github"] as const;

/** Detects a failed verification from each report format alone. */
const showsFailure: Readonly<Record<(typeof formats)[number], (text: string) => boolean>> = {
  text: (text) => text.startsWith("✗"),
  json: (text) => (JSON.parse(text) as VerifyReport).verdict?.exitCode !== 0,
  junit: (text) => !/<testsuites [^>]*failures="0"/.test(text),
  sarif: (text) =>
    (JSON.parse(text) as { runs: { results: { level: string }[] }[] }).runs[0]?.results.some(
      ({ level }) => level === "error",
    ) ?? false,
  html: (text) => text.includes("does not pass: exit code"),
  markdown: (text) => text.startsWith("✗"),
  github: (text) => /^::error /m.test(text),
};

const refuted: VerifyReport = { ...example, outcome: "refuted", differences: [] };
const conforming: VerifyReport = { ...refuted, outcome: "conforms", facts: example.facts.slice(1) };
/** The report of a fact that only a missing header refutes. */
const refutedByHeader: VerifyReport = {
  ...refuted,
  facts: example.facts.slice(0, 1).map(({ refutedBy: _differences, ...fact }) => fact),
};
const unreachable: VerifyReport = { ...conforming, outcome: "unreachable", advice: "No response arrived." };
const complete: VerifyReport = { ...conforming, operations: example.operations.slice(0, 1), omissions: [] };

test.each<[string, VerifyReport, VerifyDemands, exitCode: number, head: string]>([
  ["differences", example, {}, 1, "✗ The service differs"],
  [
    "differences, one of them ignored",
    example,
    { ignore: ["null-unexpected"] },
    1,
    "✗ The service differs from the document in one way; ",
  ],
  [
    "differences, all of them ignored",
    example,
    { ignore: ["null-unexpected", "status-undocumented", "type-wrong"] },
    0,
    "! The service differs from the document in 2 ways, which are ignored; 1 of 3",
  ],
  [
    "few compared operations",
    conforming,
    {},
    0,
    "! No difference was found, but only 1 of 3 operations and 1 of 5 documented responses were compared,",
  ],
  [
    "fewer compared operations than required",
    conforming,
    { minOperations: 2 },
    1,
    "✗ No difference was found, but too little was compared: 1 of 3",
  ],
  ["a refuted fact", refuted, {}, 1, "✗ The responses refute one fact that the document infers or assumes; 1 of 3"],
  ["a fact that an ignored difference refutes", refuted, { ignore: ["type-wrong"] }, 0, "inference-refuted · ignored"],
  [
    "a refuted fact, with other kinds ignored",
    refutedByHeader,
    { ignore: ["type-wrong"] },
    1,
    "✗ The responses refute one fact",
  ],
  ["an ignored refuted fact", refutedByHeader, { ignore: ["inference-refuted"] }, 0, "inference-refuted · ignored"],
  [
    "an ignored refuted fact, with all operations compared",
    { ...complete, facts: refutedByHeader.facts },
    { ignore: ["inference-refuted"] },
    0,
    "! The responses refute one fact that the document infers or assumes, which is ignored; 1 of 1",
  ],
  ["a stopped verification", { ...complete, interrupted: true }, {}, 1, "✗ No difference was found, but too little"],
  ["an unreachable service", unreachable, {}, 3, "✗ Nothing could be compared: no response arrived."],
  [
    "a complete verification",
    complete,
    {},
    0,
    "✓ The service conforms to the document in what was compared: 1 of 1 operation and 1 of 2 documented",
  ],
])("every format gives the same verdict on %s", (_what, report, demands, exitCode, head) => {
  const verdict = checkVerification(report, demands);
  expect([verdict.exitCode, verdict.failures.length > 0]).toEqual([exitCode, exitCode !== 0]);
  for (const format of formats) {
    const text = renderVerifyReport({ ...report, verdict }, format);
    expect([format, showsFailure[format](text)]).toEqual([format, exitCode !== 0]);
  }
  expect(renderVerifyReport({ ...report, verdict }, "text")).toContain(head);
});

test.each(formats.filter((format) => format !== "json"))(
  "%s says that a verification was stopped, even if responses differ",
  (format) => {
    expect(renderVerifyReport({ ...example, interrupted: true }, format)).toContain(
      "The verification was stopped before all operations were called.",
    );
  },
);

/** Returns the example with a text of the service in every field that may contain one. */
function withText(text: string): VerifyReport {
  return {
    ...example,
    operations: example.operations.map((operation) => ({ ...operation, note: text })),
    omissions: example.omissions.map((omission) => ({ ...omission, place: text, reason: text })),
    differences: example.differences.map((each) => ({
      ...each,
      place: text,
      found: text,
      request: { method: "GET", target: text },
      curl: text,
    })),
    exploration: {
      ...exploration,
      rules: exploration.rules.map((each) => ({ ...each, place: text, rule: text })),
      unexplored: [{ operation: text, reason: text }],
    },
    facts: example.facts.map((fact) => ({ ...fact, evidence: text, reason: text })),
  };
}

const texts = [
  "<script>alert(1)</script>",
  "]]>",
  "\u0000\u001B[31m",
  "\uD800",
  "\"&'",
  "[a](b)",
  ...fc.sample(fc.string({ unit: "binary" }), 30),
];
const reports = [example, ...texts.map(withText)];

test("JUnit and SARIF match their schemas for any text of a service", async () => {
  const schema = await readFile(new URL("../../../report/test/schemas/junit.xsd", import.meta.url), "utf8");
  const xml = reports.map((report, index) => ({
    fileName: `${index}.xml`,
    contents: renderVerifyReport(report, "junit"),
  }));
  expect((await validateXML({ xml, schema })).errors).toEqual([]);

  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const sarif = await readFile(
    new URL("../../../report/test/schemas/sarif-schema-2.1.0.json", import.meta.url),
    "utf8",
  );
  const isSarif = ajv.compile(JSON.parse(sarif) as object);
  for (const report of reports) expect(isSarif(JSON.parse(renderVerifyReport(report, "sarif")))).toBe(true);
});

function listElements(node: DefaultTreeAdapterTypes.Node): string[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(listElements) : [];
  return [node.nodeName, ...inner];
}

test("escapes every text of a service in the HTML page", () => {
  const expected = listElements(parse(renderVerifyReport(withText("plain"), "html"))).filter((name) => name !== "code");
  for (const text of texts) {
    const found = listElements(parse(renderVerifyReport(withText(text), "html")));
    expect(found.filter((name) => name !== "code" && name !== "#text")).toEqual(
      expected.filter((name) => name !== "#text"),
    );
  }
});
