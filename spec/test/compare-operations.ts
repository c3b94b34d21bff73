import { findParameter } from "./compare-parameters.ts";
import { listFacets, findOperation, findSchemas } from "./find-schema.ts";
import { extend, type JsonObject, locate, findMapping, toMapping } from "./load-document.ts";
import type { Description } from "./read-description.ts";
import type { Row } from "./read-tables.ts";

/** Compares path, method, tag and deprecation of one operation with a row of the tables. Returns one sentence for each difference. */
export function compareOperation(document: JsonObject, row: Row): string[] {
  const [id = "", path = ""] = [...row.codes("Operation"), ...row.codes("Path")];
  const operation = findMapping(document, extend("/paths", path, "get"));
  if (operation?.["operationId"] !== id) return [`${row.source}: the spec has no operation \`${id}\` at GET ${path}`];
  const deprecated = row.text("Deprecated") === "yes";
  const problems: string[] = [];
  if ((operation["deprecated"] === true) !== deprecated) problems.push(`expected deprecated: ${deprecated}`);
  if (Boolean(operation["x-deprecated"]) !== deprecated)
    problems.push(`expected ${deprecated ? "an" : "no"} \`x-deprecated\``);
  if (operation["requestBody"] !== undefined) problems.push("expected no request body");
  const tags = operation["tags"];
  if (!Array.isArray(tags) || tags.length !== 1 || tags[0] !== id.split(".")[0])
    problems.push(`expected the tag \`${id.split(".")[0]}\`, found ${JSON.stringify(tags)}`);
  return problems.map((problem) => `${row.source} ${id} (${locate(extend("/paths", path, "get"))}): ${problem}`);
}

/** Compares which parameters exclude each other: `x-exactly-one-of`. */
export function compareExclusions(document: JsonObject, { operations, parameters }: Description): string[] {
  return operations.flatMap((row) => {
    const id = row.codes("Operation")[0] ?? "";
    const rows = parameters.filter(({ operation }) => operation === id);
    const group = rows.filter(({ rules }) => rules.some(({ word }) => word === "exactly one")).map(({ name }) => name);
    const expected = group.length > 0 ? JSON.stringify([group]) : undefined;
    const found = findMapping(document, findOperation(document, id) ?? "/none")?.["x-exactly-one-of"];
    if (JSON.stringify(found) === expected) return [];
    return [
      `${rows[0]?.source ?? row.source} ${id}: expected x-exactly-one-of ${expected}, found ${JSON.stringify(found)}`,
    ];
  });
}

/** Compares one declaration of `x-pagination`, key by key. If a key has several names of a field, compares the first. */
export function comparePagination(document: JsonObject, row: Row): string[] {
  const id = row.codes("Operation")[0] ?? "";
  const found = toMapping(findMapping(document, findOperation(document, id) ?? "/none")?.["x-pagination"]);
  const columns = {
    param: "Parameter",
    items: "Items",
    next: "Next",
    hasMore: "Has more",
    size: "Size",
    total: "Total",
  };
  const expected = Object.entries(columns).map(([key, column]) => [key, row.codes(column)[0]] as const);
  return [["style", row.text("Style")] as const, ...expected].flatMap(([key, value]) =>
    [found[key]].flat()[0] === value
      ? []
      : [`${row.source} ${id}: expected x-pagination ${key} ${value}, found ${JSON.stringify(found[key])}`],
  );
}

/** Compares the default and maximum count of one operation. */
export function compareLimit(document: JsonObject, row: Row): string[] {
  const [id = "", name = ""] = [...row.codes("Operation"), ...row.codes("Parameter")];
  const pointer = findParameter(document, id, name) ?? "/none";
  const facets = listFacets(document, extend(pointer, "schema"));
  return ["Default", "Maximum"].flatMap((column) => {
    const expected = row.text(column);
    const found = facets.find(({ schema }) => column.toLowerCase() in schema)?.schema[column.toLowerCase()];
    if (expected === "not stated" || found === Number(expected)) return [];
    return [
      `${row.source} ${id} ?${name}: expected ${column.toLowerCase()} ${expected}, found ${JSON.stringify(found)}`,
    ];
  });
}

/** Compares the declared relation of a field to its sibling: `x-same-as` or `x-rounded-from`. */
export function compareRelation(document: JsonObject, row: Row): string[] {
  const [id = "", path = "", sibling = ""] = [
    ...row.codes("Operation"),
    ...row.codes("Field"),
    ...row.codes("Sibling"),
  ];
  const relation = row.text("Relation");
  const parent = path.includes(".") ? path.slice(0, path.lastIndexOf(".") + 1) : "";
  const declares = (field: string, other: string) =>
    findSchemas(document, id, field).some((pointer) =>
      listFacets(document, pointer).some(({ schema }) => schema[relation] === other),
    );
  // Either side may declare the equality.
  const isDeclared =
    declares(path, sibling) || (relation === "x-same-as" && declares(parent + sibling, path.slice(parent.length)));
  return isDeclared ? [] : [`${row.source} ${id} ${path}: expected \`${relation}: ${sibling}\``];
}
