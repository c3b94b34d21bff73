import { printJson } from "@shortvideo-api/document/source";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneOf } from "../../scripts/in-ci.ts";
import type { ChangeCode } from "../../packages/diff/src/change/catalog.ts";
import { generate } from "../src/generate.ts";
import { edits } from "../../packages/diff/test/edits.ts";
import { printCaller } from "./diff/print-caller.ts";
import { readDocument } from "../../packages/diff/test/read-document.ts";
import { joinWorkspaces, linkPackages, typeCheck } from "./type-check.ts";
import { writeRuntime } from "./write-runtime.ts";

// For each edit of the client, a program for the earlier client is compiled with the client of the later document.

/** Changes of the client: names of members and functions, paginators, error classes. */
const clientCodes = new Set<ChangeCode>([
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
  "client-defaults-changed",
  "credentials-changed",
  "server-options-changed",
  "webhook-added",
  "webhook-removed",
  "webhook-renamed",
  "webhook-moved",
]);

const clientEdits = edits.filter(
  ({ expect: expected, isClientOnly }) => isClientOnly ?? expected.some(([code]) => clientCodes.has(code)),
);
const compared = oneOf(6, clientEdits);
let folder = "";
let complaints = "";

// All clients are compiled together.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "clients-"));
  const names = compared.map((_, index) => `api-${index}`);
  for (const [index, { before, after }] of compared.entries()) {
    const root = join(folder, `api-${index}`);
    const spec = join(folder, `after-${index}.json`);
    writeFileSync(spec, printJson(after));
    await generate({ root, spec });
    writeRuntime(root);
    const side = await readDocument(before);
    writeFileSync(join(root, "packages/client/src/caller.ts"), printCaller(side));
  }
  linkPackages(
    folder,
    names.map((name) => join(folder, name)),
  );
  joinWorkspaces(folder, names);
  complaints = await typeCheck(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("edits exist for each kind of change of the client", () => {
  const reported = new Set(clientEdits.flatMap(({ expect: expected }) => expected.map(([code]) => code)));
  expect([...clientCodes].filter((code) => !reported.has(code))).toEqual([]);
});

test("the compiler reports errors of clients only, so it has started", () => {
  expect(complaints.split("\n").filter((line) => !/^(?:api-\d+\/|\s|$)/.test(line))).toEqual([]);
});

test("the client of every edit compiles", () => {
  const clientComplaints = complaints.split("\n").filter((line) => line.startsWith("api-"));
  expect(clientComplaints.filter((line) => !line.includes("/packages/client/src/caller.ts"))).toEqual([]);
});

test.each(compared.map((edit, index) => ({ ...edit, index })))(
  "reports broken types exactly if a caller of the client does not compile: an edit that $what",
  ({ index, expect: expected }) => {
    const isBroken = complaints.includes(`api-${index}/packages/client/src/caller.ts`);

    expect(isBroken ? "breaks" : "safe").toBe(expected.some(([, , types]) => types === "breaks") ? "breaks" : "safe");
  },
);
