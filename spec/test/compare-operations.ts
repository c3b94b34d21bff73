import { findParameter } from "./compare-parameters.ts";
import { facetsOf, findOperation, findSchemas, listOperations } from "./find-schema.ts";
import { extend, type JsonObject, locate, mappingAt, mappingOf } from "./load-document.ts";
import type { Description } from "./read-description.ts";
import type { Row } from "./read-tables.ts";

/** Compares path, method, tag and deprecation of one operation. */
export function compareOperation(document: JsonObject, row: Row): string[] {
  const [id = "", path = ""] = [...row.codes("Operation"), ...row.codes("Path")];
  const operation = mappingAt(document, extend("/paths", path, "get"));
  if (operation?.["operationId"] !== id) return [`${row.source}: the spec has no operation \`${id}\` at GET ${path}`];
  const deprecated = row.text("Deprecated") === "yes";
  const problems: string[] = [];
  if ((operation["deprecated"] === true) !== deprecated) problems.push(`wants deprecated: ${deprecated}`);
  if (Boolean(operation["x-deprecated"]) !== deprecated)
    problems.push(`wants ${deprecated ? "an" : "no"} \`x-deprecated\``);
  if (operation["requestBody"] !== undefined) problems.push("wants no request body");
  const tags = operation["tags"];
  if (!Array.isArray(tags) || tags.length !== 1 || tags[0] !== id.split(".")[0])
    problems.push(`expected the tag of its table, found ${JSON.stringify(tags)}`);
  return problems.map((problem) => `${row.source} ${id} (${locate(extend("/paths", path, "get"))}): ${problem}`);
}

/** Compares which parameters exclude each other: `x-exactly-one-of`. */
export function compareExclusions(document: JsonObject, { operations, parameters }: Description): string[] {
  return operations.flatMap((row) => {
    const id = row.codes("Operation")[0] ?? "";
    const mine = parameters.filter(({ operation }) => operation === id);
    const group = mine.filter(({ rules }) => rules.some(({ word }) => word === "exactly one")).map(({ name }) => name);
    const wanted = group.length > 0 ? JSON.stringify([group]) : undefined;
    const found = mappingAt(document, findOperation(document, id) ?? "/none")?.["x-exactly-one-of"];
    if (JSON.stringify(found) === wanted) return [];
    return [`${mine[0]?.source ?? row.source} ${id}: wants x-exactly-one-of ${wanted}, found ${JSON.stringify(found)}`];
  });
}

/** Compares one declaration of `x-pagination`, key by key; of several spellings, the first is the described one. */
export function comparePagination(document: JsonObject, row: Row): string[] {
  const id = row.codes("Operation")[0] ?? "";
  const found = mappingOf(mappingAt(document, findOperation(document, id) ?? "/none")?.["x-pagination"]);
  const columns = {
    param: "Parameter",
    items: "Items",
    next: "Next",
    hasMore: "Has more",
    size: "Size",
    total: "Total",
  };
  const wanted = Object.entries(columns).map(([key, column]) => [key, row.codes(column)[0]] as const);
  return [["style", row.text("Style")] as const, ...wanted].flatMap(([key, value]) =>
    [found[key]].flat()[0] === value
      ? []
      : [`${row.source} ${id}: wants x-pagination ${key} ${value}, found ${JSON.stringify(found[key])}`],
  );
}

/** Finds operations whose pagination no table lists. */
export function findUnknownPagination(document: JsonObject, { pagination }: Description): string[] {
  const known = new Set(pagination.map((row) => row.codes("Operation")[0]));
  const paged = listOperations(document).filter(({ operation }) => operation["x-pagination"] !== undefined);
  return paged.flatMap(({ id, pointer }) =>
    known.has(id) ? [] : [`${locate(pointer)}: no table lists this x-pagination`],
  );
}

/** Compares the default and maximum count of one operation. */
export function compareLimit(document: JsonObject, row: Row): string[] {
  const [id = "", name = ""] = [...row.codes("Operation"), ...row.codes("Parameter")];
  const pointer = findParameter(document, id, name) ?? "/none";
  const facets = facetsOf(document, extend(pointer, "schema"));
  return ["Default", "Maximum"].flatMap((column) => {
    const wanted = row.text(column);
    const found = facets.find(({ schema }) => column.toLowerCase() in schema)?.schema[column.toLowerCase()];
    if (wanted === "not stated" || found === Number(wanted)) return [];
    return [`${row.source} ${id} ?${name}: wants ${column.toLowerCase()} ${wanted}, found ${JSON.stringify(found)}`];
  });
}

/** Compares what one field says of its sibling: `x-same-as`, `x-rounded-from`. */
export function compareTie(document: JsonObject, row: Row): string[] {
  const [id = "", path = "", sibling = ""] = [
    ...row.codes("Operation"),
    ...row.codes("Field"),
    ...row.codes("Sibling"),
  ];
  const tie = row.text("Tie");
  const parent = path.includes(".") ? path.slice(0, path.lastIndexOf(".") + 1) : "";
  const says = (field: string, other: string) =>
    findSchemas(document, id, field).some((pointer) =>
      facetsOf(document, pointer).some(({ schema }) => schema[tie] === other),
    );
  // Either side may declare the equality.
  const isSaid = says(path, sibling) || (tie === "x-same-as" && says(parent + sibling, path.slice(parent.length)));
  return isSaid ? [] : [`${row.source} ${id} ${path}: wants \`${tie}: ${sibling}\``];
}
