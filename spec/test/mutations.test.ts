import { readPointer } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { oneOf, onlyInCI } from "../../scripts/in-ci.ts";
import { runWhileBroken } from "./run-while-broken.ts";
import { compareField } from "./compare-fields.ts";
import { compareLimit, compareOperation, comparePagination, compareRelation } from "./compare-operations.ts";
import { compareParameter, findParameter } from "./compare-parameters.ts";
import { compareFact, compareFailure, compareFailureField } from "./compare-service.ts";
import { listFacets, findOperation, findSchemas, listOperations } from "./find-schema.ts";
import { extend, type Json, loadDocument, findMapping } from "./load-document.ts";
import { type FieldRow, readDescription } from "./read-description.ts";

// Tests of the comparisons themselves. Each test breaks the document at the place of a row of the tables, and expects the
// comparison to name that row.

const description = readDescription();
const document = loadDocument();
const ids = oneOf(
  6,
  description.operations.map((row) => row.codes("Operation")[0] ?? ""),
);
const isProperty = (pointer: string) => readPointer(pointer).at(-2) === "properties";

/** Returns the rows whose break the comparison missed. */
function listMissedRows<Row extends { source: string }>(
  rows: readonly Row[],
  compareBroken: (row: Row) => readonly string[],
): string[] {
  return rows
    .filter((row) => !compareBroken(row).some((problem) => problem.includes(row.source)))
    .map(({ source }) => source);
}

test.each(ids)("reports a field that is missing from %s", (id) => {
  const rows = description.fields.filter(
    ({ operation, paths, type }) => operation === id && !paths.includes("$") && type.word !== "absent",
  );

  const missed = listMissedRows(rows, (row) => {
    const pointers = row.paths.flatMap((path) => findSchemas(document, id, path));
    expect(pointers.filter((pointer) => !isProperty(pointer))).toEqual([]);
    return runWhileBroken(document, pointers, () => compareField(document, row));
  });

  expect(missed).toEqual([]);
});

test.each(ids)("reports a field of %s with another type", (id) => {
  const rows = description.fields.filter(({ operation, type }) => operation === id && type.word !== "absent");

  const missed = listMissedRows(rows, (row) => {
    const pointers = row.paths.flatMap((path) => findSchemas(document, id, path));
    const type = row.type.word === "boolean" ? "string" : "boolean";
    return runWhileBroken(document, pointers, () => compareField(document, row), { type });
  });

  expect(missed).toEqual([]);
});

/** Returns `true` if the spec needs this keyword to agree with the row. */
function needsKeyword({ type, unit }: FieldRow, keyword: string): boolean {
  if (keyword === "items") return type.word === "array" && type.content !== undefined;
  if (keyword === "additionalProperties") return type.word === "map";
  if (keyword === "format") return type.word === "number (64-bit)";
  if (keyword === "contentMediaType") return type.word === "json string";
  return keyword === "x-unit" ? unit !== undefined : type.word === "not stated";
}

test("reports a missing content type, unit and provenance", () => {
  const keywords = ["items", "additionalProperties", "format", "contentMediaType", "x-unit", "x-provenance"];
  const missed = keywords.flatMap((keyword) =>
    listMissedRows(
      description.fields.filter((row) => needsKeyword(row, keyword)),
      (row) => {
        const found = row.paths.flatMap((path) => findSchemas(document, row.operation, path));
        const facets = found.flatMap((pointer) => listFacets(document, pointer));
        const pointers = facets
          .filter(({ schema }) => keyword in schema)
          .map(({ pointer }) => extend(pointer, keyword));
        return runWhileBroken(document, pointers, () => compareField(document, row));
      },
    ),
  );

  expect(missed).toEqual([]);
});

test("reports a field that a table lists as absent", () => {
  const rows = description.fields.filter(({ type }) => type.word === "absent");

  const missed = listMissedRows(rows, (row) => {
    const path = row.paths[0] ?? "";
    const [parent = ""] = findSchemas(document, row.operation, path.slice(0, path.lastIndexOf(".")));
    const facet = listFacets(document, parent).find(({ schema }) => schema["properties"]);
    const pointer = extend(facet?.pointer ?? parent, "properties", path.slice(path.lastIndexOf(".") + 1));
    return runWhileBroken(document, [pointer], () => compareField(document, row), { type: "string" });
  });

  expect(missed).toEqual([]);
});

test("reports a missing parameter, and a parameter without its rules or its provenance", () => {
  const missed = listMissedRows(description.parameters, (row) => {
    const pointer = findParameter(document, row.operation, row.name) ?? "";
    const rules = row.rules.filter(({ word }) => word !== "exactly one");
    const compare = () => compareParameter(document, row);
    const renamed = runWhileBroken(document, [extend(pointer, "name")], compare, "renamed");
    const bare = runWhileBroken(document, [extend(pointer, "schema")], compare, {});
    const unmarked = runWhileBroken(document, [extend(pointer, "x-provenance")], compare);
    const isMissed =
      renamed.length === 0 ||
      bare.length < rules.length ||
      (row.named !== "documented" && row.named !== "overview" && unmarked.length === 0);
    return isMissed ? [] : renamed;
  });

  expect(missed).toEqual([]);
});

function findPointer(id = ""): string {
  return findOperation(document, id) ?? "";
}

test("reports a changed id, tag, deprecation, pagination, limit or relation", () => {
  const breakOperation = (key: string, value: Json) =>
    listMissedRows(description.operations, (row) => {
      const pointer = extend(findPointer(row.codes("Operation")[0]), key);
      return runWhileBroken(document, [pointer], () => compareOperation(document, row), value);
    });
  const keys = ["style", "param", "items", "next", "hasMore", "size", "total"];

  expect(breakOperation("operationId", "renamed")).toEqual([]);
  expect(breakOperation("tags", ["elsewhere"])).toEqual([]);
  for (const row of description.operations) {
    const isDeprecated = row.text("Deprecated") === "yes";
    const pointer = extend(findPointer(row.codes("Operation")[0]), "deprecated");
    expect(runWhileBroken(document, [pointer], () => compareOperation(document, row), !isDeprecated)).not.toEqual([]);
  }
  for (const key of keys) {
    const missed = listMissedRows(description.pagination, (row) => {
      const pointer = extend(findPointer(row.codes("Operation")[0]), "x-pagination", key);
      return runWhileBroken(document, [pointer], () => comparePagination(document, row), "elsewhere");
    });
    expect(missed).toEqual([]);
  }
  const limits = listMissedRows(description.limits, (row) => {
    const parameter = findParameter(document, row.codes("Operation")[0] ?? "", row.codes("Parameter")[0] ?? "") ?? "";
    return runWhileBroken(document, [extend(parameter, "schema")], () => compareLimit(document, row), { maximum: 7 });
  });
  expect(limits).toEqual([]);
  const relations = listMissedRows(description.relations, (row) => {
    const pointers = findSchemas(document, row.codes("Operation")[0] ?? "", row.codes("Field")[0] ?? "");
    const sibling = findSchemas(document, row.codes("Operation")[0] ?? "", toSibling(row.codes("Field")[0] ?? ""));
    return runWhileBroken(document, [...pointers, ...sibling], () => compareRelation(document, row), {});
  });
  expect(relations).toEqual([]);
});

/** Returns the path of the sibling that may also declare the relation: `heartCount` for `heart`. */
function toSibling(path: string): string {
  return path.endsWith(".heart") ? `${path}Count` : `${path}.none`;
}

test("reports a failure that an operation does not declare", onlyInCI, () => {
  for (const { pointer } of listOperations(document)) {
    const missed = listMissedRows([...description.failures, ...description.failureFields], (row) => {
      const response = extend(pointer, "responses", row.text("Status"));
      const compare = row.columns.includes("Condition") ? compareFailure : compareFailureField;
      return runWhileBroken(document, [response], () => compare(document, row));
    });
    expect(missed).toEqual([]);
  }
});

test("reports a changed version, key header and security", () => {
  const [scheme = ""] = Object.keys(findMapping(document, "/components/securitySchemes") ?? {});
  const compare = (fact: string) => () =>
    description.facts.filter((row) => row.text("Fact") === fact).flatMap((row) => compareFact(document, row));

  expect(runWhileBroken(document, ["/info/version"], compare("version"), "2.0.0")).not.toEqual([]);
  expect(
    runWhileBroken(document, [extend("/components/securitySchemes", scheme, "name")], compare("key header"), "x-other"),
  ).not.toEqual([]);
  expect(runWhileBroken(document, ["/security"], compare("key header"), [{}])).not.toEqual([]);
});
