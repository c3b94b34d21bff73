import { readPointer } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { whileBroken } from "./break-document.ts";
import { compareField } from "./compare-fields.ts";
import { compareLimit, compareOperation, comparePagination, compareTie } from "./compare-operations.ts";
import { compareParameter, findParameter } from "./compare-parameters.ts";
import { compareFact, compareFailure, compareFailureField } from "./compare-service.ts";
import { facetsOf, findResponseSchema, findOperation, findSchemas, listOperations, resolve } from "./find-schema.ts";
import { findUndocumented, findUndocumentedRules, findUndocumentedStatuses } from "./find-undocumented.ts";
import { extend, type Json, loadDocument, mappingAt, valueAt } from "./load-document.ts";
import { type FieldRow, readDescription } from "./read-description.ts";

// A comparison may miss differences. Each test here breaks the document at the place of one row of the tables, and
// expects the comparison to name that row.

const description = readDescription();
const document = loadDocument();
const ids = description.operations.map((row) => row.codes("Operation")[0] ?? "");
const isProperty = (pointer: string) => readPointer(pointer).at(-2) === "properties";

/** Returns the rows whose break the comparison missed. */
function blindRows<Row extends { source: string }>(
  rows: readonly Row[],
  seeBroken: (row: Row) => readonly string[],
): string[] {
  return rows
    .filter((row) => !seeBroken(row).some((problem) => problem.includes(row.source)))
    .map(({ source }) => source);
}

test.each(ids)("a field that %s loses is reported", (id) => {
  const rows = description.fields.filter(
    ({ operation, paths, type }) => operation === id && !paths.includes("$") && type.word !== "absent",
  );

  const blind = blindRows(rows, (row) => {
    const pointers = row.paths.flatMap((path) => findSchemas(document, id, path));
    expect(pointers.filter((pointer) => !isProperty(pointer))).toEqual([]);
    return whileBroken(document, pointers, () => compareField(document, row));
  });

  expect(blind).toEqual([]);
});

test.each(ids)("a field of %s with another type is reported", (id) => {
  const rows = description.fields.filter(({ operation, type }) => operation === id && type.word !== "absent");

  const blind = blindRows(rows, (row) => {
    const pointers = row.paths.flatMap((path) => findSchemas(document, id, path));
    const type = row.type.word === "boolean" ? "string" : "boolean";
    return whileBroken(document, pointers, () => compareField(document, row), { type });
  });

  expect(blind).toEqual([]);
});

/** Returns `true` if the spec has to repeat a statement of the row in this keyword. */
function restsOn({ type, unit }: FieldRow, keyword: string): boolean {
  if (keyword === "items") return type.word === "array" && type.of !== undefined;
  if (keyword === "additionalProperties") return type.word === "map";
  if (keyword === "format") return type.word === "number (64-bit)";
  if (keyword === "contentMediaType") return type.word === "json string";
  return keyword === "x-unit" ? unit !== undefined : type.word === "not stated";
}

test("a content type, a unit and a provenance that go missing are reported", () => {
  const keywords = ["items", "additionalProperties", "format", "contentMediaType", "x-unit", "x-provenance"];
  const blind = keywords.flatMap((keyword) =>
    blindRows(
      description.fields.filter((row) => restsOn(row, keyword)),
      (row) => {
        const found = row.paths.flatMap((path) => findSchemas(document, row.operation, path));
        const facets = found.flatMap((pointer) => facetsOf(document, pointer));
        const pointers = facets
          .filter(({ schema }) => keyword in schema)
          .map(({ pointer }) => extend(pointer, keyword));
        return whileBroken(document, pointers, () => compareField(document, row));
      },
    ),
  );

  expect(blind).toEqual([]);
});

test("a field that turns up where the description says it is absent is reported", () => {
  const rows = description.fields.filter(({ type }) => type.word === "absent");

  const blind = blindRows(rows, (row) => {
    const path = row.paths[0] ?? "";
    const [parent = ""] = findSchemas(document, row.operation, path.slice(0, path.lastIndexOf(".")));
    const facet = facetsOf(document, parent).find(({ schema }) => schema["properties"]);
    const pointer = extend(facet?.pointer ?? parent, "properties", path.slice(path.lastIndexOf(".") + 1));
    return whileBroken(document, [pointer], () => compareField(document, row), { type: "string" });
  });

  expect(blind).toEqual([]);
});

test.each(ids)("a field that is added to %s without a word is reported", (id) => {
  const pointer = resolve(document, findResponseSchema(document, id, 200) ?? "");
  const facet = facetsOf(document, pointer).find(({ schema }) => schema["properties"]);
  const owner = facet?.pointer ?? pointer;
  const invented = { invented: { type: "string" } };
  const before = mappingAt(document, extend(owner, "properties"));

  const seen = whileBroken(document, [extend(owner, "properties")], () => findUndocumented(document, description), {
    ...before,
    ...invented,
  });

  expect(seen.join("\n")).toContain(`${id} invented`);
});

test("a parameter that goes missing, or loses its rules or its provenance, is reported", () => {
  const blind = blindRows(description.parameters, (row) => {
    const pointer = findParameter(document, row.operation, row.name) ?? "";
    const rules = row.rules.filter(({ word }) => word !== "exactly one");
    const see = () => compareParameter(document, row);
    const renamed = whileBroken(document, [extend(pointer, "name")], see, "renamed");
    const bare = whileBroken(document, [extend(pointer, "schema")], see, {});
    const unmarked = whileBroken(document, [extend(pointer, "x-provenance")], see);
    const isBlind =
      renamed.length === 0 ||
      bare.length < rules.length ||
      (row.named !== "documented" && row.named !== "overview" && unmarked.length === 0);
    return isBlind ? [] : renamed;
  });

  expect(blind).toEqual([]);
});

function operationOf(id = ""): string {
  return findOperation(document, id) ?? "";
}

test("a changed id, deprecation, pagination, limit or tie is reported", () => {
  const breakOperation = (key: string, value: Json) =>
    blindRows(description.operations, (row) => {
      const pointer = extend(operationOf(row.codes("Operation")[0]), key);
      return whileBroken(document, [pointer], () => compareOperation(document, row), value);
    });
  const keys = ["style", "param", "items", "next", "hasMore", "size", "total"];

  expect(breakOperation("operationId", "renamed")).toEqual([]);
  expect(breakOperation("tags", ["elsewhere"])).toEqual([]);
  for (const row of description.operations) {
    const isDeprecated = row.text("Deprecated") === "yes";
    const pointer = extend(operationOf(row.codes("Operation")[0]), "deprecated");
    expect(whileBroken(document, [pointer], () => compareOperation(document, row), !isDeprecated)).not.toEqual([]);
  }
  for (const key of keys) {
    const blind = blindRows(description.pagination, (row) => {
      const pointer = extend(operationOf(row.codes("Operation")[0]), "x-pagination", key);
      return whileBroken(document, [pointer], () => comparePagination(document, row), "elsewhere");
    });
    expect(blind).toEqual([]);
  }
  const limits = blindRows(description.limits, (row) => {
    const parameter = findParameter(document, row.codes("Operation")[0] ?? "", row.codes("Parameter")[0] ?? "") ?? "";
    return whileBroken(document, [extend(parameter, "schema")], () => compareLimit(document, row), { maximum: 7 });
  });
  expect(limits).toEqual([]);
  const ties = blindRows(description.ties, (row) => {
    const pointers = findSchemas(document, row.codes("Operation")[0] ?? "", row.codes("Field")[0] ?? "");
    const sibling = findSchemas(document, row.codes("Operation")[0] ?? "", siblingOf(row.codes("Field")[0] ?? ""));
    return whileBroken(document, [...pointers, ...sibling], () => compareTie(document, row), {});
  });
  expect(ties).toEqual([]);
});

/** `heartCount` beside `heart`: either may declare the relation. */
function siblingOf(path: string): string {
  return path.endsWith(".heart") ? `${path}Count` : `${path}.none`;
}

test("a failure that an operation no longer declares is reported", () => {
  for (const { pointer } of listOperations(document)) {
    const blind = blindRows([...description.failures, ...description.failureFields], (row) => {
      const response = extend(pointer, "responses", row.text("Status"));
      const compare = row.columns.includes("Condition") ? compareFailure : compareFailureField;
      return whileBroken(document, [response], () => compare(document, row));
    });
    expect(blind).toEqual([]);
  }
});

test("a status, a parameter and a rule that are added without a word are reported", () => {
  const pointer = operationOf("users.getById");
  const before = valueAt(document, extend(pointer, "parameters")) ?? [];
  const strange = { name: "strange", in: "query", schema: { type: "string" } };
  const userId = findParameter(document, "users.getById", "userId") ?? "";

  const status = whileBroken(
    document,
    [extend(pointer, "responses", "418")],
    () => findUndocumentedStatuses(document, description),
    { description: "A teapot." },
  );
  const parameter = whileBroken(
    document,
    [extend(pointer, "parameters")],
    () => findUndocumentedRules(document, description),
    [before, strange].flat(),
  );
  const rule = whileBroken(
    document,
    [extend(userId, "schema", "maxLength")],
    () => findUndocumentedRules(document, description),
    19,
  );

  expect([status, parameter, rule].map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("a changed version, key header or media type is reported", () => {
  const [scheme = ""] = Object.keys(mappingAt(document, "/components/securitySchemes") ?? {});
  const see = (fact: string) => () =>
    description.facts.filter((row) => row.text("Fact") === fact).flatMap((row) => compareFact(document, row));

  expect(whileBroken(document, ["/info/version"], see("version"), "2.0.0")).not.toEqual([]);
  expect(
    whileBroken(document, [extend("/components/securitySchemes", scheme, "name")], see("key header"), "x-other"),
  ).not.toEqual([]);
  expect(whileBroken(document, ["/security"], see("key header"), [{}])).not.toEqual([]);
});
