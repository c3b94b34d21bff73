import { expect, test } from "vitest";
import { compareField } from "./compare-fields.ts";
import {
  compareExclusions,
  compareLimit,
  compareOperation,
  comparePagination,
  compareRelation,
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

test("every described operation exists, with its path, tag and deprecation", () => {
  expect(description.operations).not.toEqual([]);
  expect(description.operations.flatMap((row) => compareOperation(document, row))).toEqual([]);
});

test("every list declares its pagination", () => {
  expect(description.pagination.flatMap((row) => comparePagination(document, row))).toEqual([]);
});

test("every page size has the described default and maximum", () => {
  expect(description.limits.flatMap((row) => compareLimit(document, row))).toEqual([]);
});

test("parameters exclude each other where the description says so, and only there", () => {
  expect(compareExclusions(document, description)).toEqual([]);
});

test("fields that repeat or round a sibling declare it", () => {
  expect(description.relations.flatMap((row) => compareRelation(document, row))).toEqual([]);
});

test("every operation declares every failure, with its body", () => {
  expect(description.failures.flatMap((row) => compareFailure(document, row))).toEqual([]);
  expect(description.failureFields.flatMap((row) => compareFailureField(document, row))).toEqual([]);
});

test("version, method, media type and key are as described", () => {
  expect(description.facts.flatMap((row) => compareFact(document, row))).toEqual([]);
});

test("every row of the tables is about an operation that the tables list", () => {
  const named = [...description.fields, ...description.parameters].map(({ operation }) => operation);

  expect([...new Set(named)].sort()).toEqual([...ids].sort());
});

test("the tables list every operation and every paginated list of the spec", () => {
  const declared = listOperations(document).map(({ id }) => id);

  expect(declared.sort()).toEqual([...ids].sort());
  expect(findUnknownPagination(document, description)).toEqual([]);
});

test("every field that no table lists has a provenance", () => {
  expect(findUndocumented(document, description)).toEqual([]);
});

test("every parameter, rule and status that no table lists has a provenance", () => {
  expect(findUndocumentedRules(document, description)).toEqual([]);
  expect(findUndocumentedStatuses(document, description)).toEqual([]);
});
