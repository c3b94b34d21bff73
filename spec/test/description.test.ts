import { expect, test } from "vitest";
import { compareField } from "./compare-fields.ts";
import {
  compareExclusions,
  compareLimit,
  compareOperation,
  comparePagination,
  compareTie,
  findUnknownPagination,
} from "./compare-operations.ts";
import { compareParameter } from "./compare-parameters.ts";
import { compareFact, compareFailure, compareFailureField } from "./compare-service.ts";
import { listOperations } from "./find-schema.ts";
import { findUndocumented, findUndocumentedRules, findUndocumentedStatuses } from "./find-undocumented.ts";
import { loadDocument } from "./load-document.ts";
import { readDescription } from "./read-description.ts";

const description = readDescription();
const document = loadDocument();
const ids = description.operations.map((row) => row.codes("Operation")[0] ?? "");

test.each(ids)("%s returns every documented field, in its documented type", (id) => {
  const rows = description.fields.filter(({ operation }) => operation === id);

  expect(rows).not.toEqual([]);
  expect(rows.flatMap((row) => compareField(document, row))).toEqual([]);
});

test.each(ids)("%s takes every described parameter, with its rules", (id) => {
  const rows = description.parameters.filter(({ operation }) => operation === id);

  expect(rows).not.toEqual([]);
  expect(rows.flatMap((row) => compareParameter(document, row))).toEqual([]);
});

test("every described operation is there, deprecated or not", () => {
  expect(description.operations).toHaveLength(24);
  expect(description.operations.flatMap((row) => compareOperation(document, row))).toEqual([]);
});

test("every list declares its pagination", () => {
  expect(description.pagination.flatMap((row) => comparePagination(document, row))).toEqual([]);
});

test("every default and maximum count is the described one", () => {
  expect(description.limits.flatMap((row) => compareLimit(document, row))).toEqual([]);
});

test("parameters exclude each other where the description says so, and only there", () => {
  expect(compareExclusions(document, description)).toEqual([]);
});

test("counts that repeat or round each other say so", () => {
  expect(description.ties.flatMap((row) => compareTie(document, row))).toEqual([]);
});

test("every failure is declared by every operation, with its body", () => {
  expect(description.failures.flatMap((row) => compareFailure(document, row))).toEqual([]);
  expect(description.failureFields.flatMap((row) => compareFailureField(document, row))).toEqual([]);
});

test("version, method, media type and key are the described ones", () => {
  expect(description.facts.flatMap((row) => compareFact(document, row))).toEqual([]);
});

test("no row of the tables speaks of an operation that is not in them", () => {
  const named = [...description.fields, ...description.parameters].map(({ operation }) => operation);

  expect([...new Set(named)].sort()).toEqual([...ids].sort());
});

test("no operation of the spec is missing from the tables", () => {
  const declared = listOperations(document).map(({ id }) => id);

  expect(declared.sort()).toEqual([...ids].sort());
  expect(findUnknownPagination(document, description)).toEqual([]);
});

test("every field that the description does not name says where it is from", () => {
  expect(findUndocumented(document, description)).toEqual([]);
});

test("every parameter, rule and status that the description does not name says where it is from", () => {
  expect(findUndocumentedRules(document, description)).toEqual([]);
  expect(findUndocumentedStatuses(document, description)).toEqual([]);
});
