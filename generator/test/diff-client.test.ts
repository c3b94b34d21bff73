import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChangeCode } from "../src/diff/change/catalog.ts";
import type { DescribedOperation, Side } from "../src/diff/schema/side.ts";
import type { AuthScheme } from "../src/model/api/auth.ts";
import { generate } from "../src/generate.ts";
import { listScaffold } from "../src/output/scaffold.ts";
import { repository } from "../src/paths.ts";
import { edits } from "./diff/edits.ts";
import { readDocument } from "./diff/read-edit.ts";
import { joinWorkspaces, linkPackages, typeCheck } from "./type-check.ts";

/** Changes of the client: names of members and functions, paginators, error classes. */
const ofClient = new Set<ChangeCode>([
  "operation-added",
  "operation-removed",
  "operation-removed-without-deprecation",
  "operation-renamed",
  "operation-regrouped",
  "operation-moved",
  "pagination-added",
  "pagination-removed",
  "pagination-changed",
  "pagination-refined",
  "paginator-renamed",
  "error-class-changed",
  "empty-response-became-failure",
  "empty-response-became-success",
  "in-band-failure-changed",
  "credentials-changed",
]);

const compared = edits.filter(({ expect: expected }) => expected.some(([code]) => ofClient.has(code)));
let folder = "";
let complaints = "";

// All clients are compiled together.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "clients-"));
  const seeds = listScaffold(repository);
  const names = compared.map((_, index) => `api-${index}`);
  for (const [index, { before, after }] of compared.entries()) {
    const root = join(folder, `api-${index}`);
    const spec = join(folder, `after-${index}.json`);
    writeFileSync(spec, JSON.stringify(after));
    await generate({ root, spec, seeds });
    const known = await readDocument(before);
    writeFileSync(join(root, "packages/client/src/caller.ts"), printCaller(known));
  }
  linkPackages(
    folder,
    names.map((name) => join(folder, name)),
  );
  joinWorkspaces(folder, names);
  complaints = await typeCheck(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the table has edits for each kind of change of the client", () => {
  const reported = new Set(compared.flatMap(({ expect: expected }) => expected.map(([code]) => code)));
  expect([...ofClient].filter((code) => !reported.has(code))).toEqual([]);
});

test("the compiler reports errors of clients only, so it has started", () => {
  expect(complaints.split("\n").filter((line) => !/^(?:api-\d+\/|\s|$)/.test(line))).toEqual([]);
});

test("the client of every edit compiles", () => {
  const ofClients = complaints.split("\n").filter((line) => line.startsWith("api-"));
  expect(ofClients.filter((line) => !line.includes("/packages/client/src/caller.ts"))).toEqual([]);
});

test.each(compared.map((edit, index) => ({ ...edit, index })))(
  "a caller of the client breaks if the change says so, on an edit that $what",
  ({ index, expect: expected }) => {
    const isBroken = complaints.includes(`api-${index}/packages/client/src/caller.ts`);

    expect(isBroken ? "breaks" : "safe").toBe(expected.some(([, , types]) => types === "breaks") ? "breaks" : "safe");
  },
);

/** Prints a program for the client of the earlier document: it names each member, function and class, and uses each response. */
function printCaller(side: Side): string {
  const functions = side.operations.flatMap(({ operation: { call, pagination } }) => [
    call.name,
    ...(pagination ? [call.iterate] : []),
  ]);
  const { option, schemes } = side.model.auth;
  const values = schemes.map(({ name, kind }) => `${JSON.stringify(name)}: ${printCredential(kind)}`);
  const credential = option === "auth" ? `{ ${values.join(", ")} }` : `"any-key"`;
  const classes = side.model.errors.map(({ name }) => name);
  return [
    `import { ${functions.join(", ")} } from "./functions.js";`,
    `import { ${["ApiError", "type Resources", "type FailureOf", ...classes].join(", ")} } from "./index.js";`,
    `import { createClient } from "./create-client.js";`,
    `export const client = createClient({ baseUrl: "http://a.example", ${option ? `${option}: ${credential}` : ""} });`,
    `export const functions = [${functions.join(", ")}];`,
    `export const classes = [${["ApiError", ...classes].join(", ")}];`,
    ...side.operations.flatMap((described, index) => printOperation(described, index)),
    "",
  ].join("\n");
}

function printCredential(kind: AuthScheme["kind"]): string {
  return kind === "basic" ? `{ username: "any-user", password: "any-password" }` : `async () => "any-key"`;
}

function printOperation({ resource, operation }: DescribedOperation, index: number): readonly string[] {
  const { id, method, response, pagination, failures } = operation;
  const resourceType = `Resources[${JSON.stringify(resource.name)}]`;
  const call = `${resourceType}[${JSON.stringify(method)}]`;
  const isAlwaysThere = response.type !== undefined && !response.mayBeEmpty;
  return [
    `export type Call${index} = ${call};`,
    // A caller does not check that the response is there.
    ...(isAlwaysThere
      ? [`export const response${index} = (response: Awaited<ReturnType<${call}>>): object => response;`]
      : []),
    ...(pagination
      ? [
          `export const paginator${index} = (paginator: ${resourceType}["${pagination.iterate}"]): ((...given: never[]) => AsyncIterable<unknown>) => paginator;`,
        ]
      : []),
    ...failures.map(({ status, errorClass, cases }) => {
      const thrown = [...new Set([errorClass, ...cases.map((each) => each.errorClass)])].join(" | ");
      const failure = `Extract<FailureOf<${JSON.stringify(id)}>, { status: ${JSON.stringify(status)} }>`;
      return `export const caught${index}_${status} = (error: ${failure}): ${thrown} => error;`;
    }),
  ];
}
