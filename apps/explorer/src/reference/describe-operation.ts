import { describeRange, type Node, paginationStyles } from "@shortvideo-api/document/source";
import type { ApiModel, Resource, Operation, Pagination, PathStep } from "@shortvideo-api/generator";
import { describeProvenance } from "./describe-provenance.ts";
import { type Row, writeBox, writeCode, writeTable, writeText } from "./markdown.ts";
import { printMethod } from "./print-method.ts";

/** An operation with its resource and its model. */
interface OperationContext {
  model: ApiModel;
  resource: Resource;
  operation: Operation;
}

/** Describes an operation except its parameters and responses: purpose, deprecation, provenance, client call and pagination. */
export function describeOperation(written: Node, { model, resource, operation }: OperationContext): string {
  const { description } = written;
  return [
    ...describeDeprecation(operation),
    ...(typeof description === "string" ? [description.trim()] : []),
    ...describeProvenance(written),
    ...operation.exactlyOneOf.map((group) => `Requires exactly one of ${group.map(writeCode).join(", ")}.`),
    writeTable(
      ["Typed client", writeCall(resource, operation.method, operation)],
      [
        ...(operation.pagination ? describePagination(operation.pagination, resource, operation) : []),
        ...describeEchoes(operation),
        ...describeInBandFailure(model, operation),
      ],
    ),
  ].join("\n\n");
}

function describeDeprecation({ deprecated }: Operation): string[] {
  if (!deprecated) return [];
  const { since, why, use } = deprecated;
  const lines = [
    `**Deprecated${since === undefined ? "" : ` since ${writeText(since)}`}.**`,
    ...(why === undefined ? [] : [writeText(why)]),
    use ? `Use ${writeCode(use.id)} instead.` : "There is no replacement.",
  ];
  return [writeBox("warning", lines.join(" "))];
}

function describePagination(pagination: Pagination, resource: Resource, operation: Operation): Row[] {
  const { iterate, items, key, hasMore, hasMoreIsText, headers, size, total, pages } = pagination;
  const flag = writePlaces(hasMore, headers?.hasMore);
  const end = hasMoreIsText ? "is absent or empty" : `is ${writeCode("false")} or ${writeCode("0")}`;
  return [
    [
      "All pages",
      `${writeCall(resource, iterate, operation)} iterates over the items, ${writeCode(".pages()")} over the pages`,
    ],
    ["Items", `${writePath(items)}${key ? `, with the key ${writePath(key)}` : ""}`],
    ["Next page", describeNext(pagination)],
    ...(flag === "" ? [] : [["Last page", `if ${flag} ${end}`] satisfies Row]),
    ...(pages.length > 0 || headers?.pages !== undefined
      ? [["Pages", writePlaces(pages, headers?.pages)] satisfies Row]
      : []),
    ...(size ? [["Page size", describeSize(size, operation)] satisfies Row] : []),
    ...(total.length > 0 ? [["Total", writePlaces(total)] satisfies Row] : []),
  ];
}

function describeNext(pagination: Pagination): string {
  const { style, param, next, nextInItem, headers, start } = pagination;
  return paginationStyles[style].explain({
    param: writeCode(param),
    next: nextInItem ? `${writePath(nextInItem)} of the last item` : writePlaces(next, headers?.next),
    start: writeCode(String(start ?? "")),
  });
}

/** Writes the fields of a page, or the header that says the same; `""` if there is neither. */
function writePlaces(places: Pagination["total"], header?: string): string {
  return header === undefined ? places.map(writePath).join(" or ") : `the header ${writeCode(header)}`;
}

function describeSize(
  { param, default: usual, maximum }: NonNullable<Pagination["size"]>,
  { params }: Operation,
): string {
  const limits = describeRange(params.find(({ name }) => name === param)?.check ?? { maximum }, true);
  return [writeCode(param), limits, usual === undefined ? undefined : `default ${usual}`]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** Describes the response fields that repeat a parameter. */
function describeEchoes({ echoes }: Operation): Row[] {
  const rows = [...new Set(echoes.map(({ param }) => param))].map((param) => {
    const places = echoes.filter((echo) => echo.param === param);
    const paths = places.map(({ path }) => writeCode(path.join(".").replaceAll(".[]", "[]")));
    return `${writeCode(param)} in ${paths.join(" and ")}`;
  });
  return rows.length === 0 ? [] : [["Repeated in the response", rows.join("; ")]];
}

function describeInBandFailure({ inBandFailure }: ApiModel, { response }: Operation): Row[] {
  if (!inBandFailure || response.kind !== "json") return [];
  const codes = inBandFailure.codes.map(writeCode).join(", ");
  const success = inBandFailure.success.map((code) => writeCode(String(code))).join(" or ");
  return [["Failure in a 200", `${codes} other than ${success}: throws ${writeCode("InBandError")}`]];
}

function writeCall(resource: Resource, method: string, { params, body }: Operation): string {
  const args = params.length > 0 || body ? "params" : "";
  return writeCode(`${printMethod(resource, method)}(${args})`);
}

function writePath(path: readonly PathStep[]): string {
  return writeCode(path.map(({ name }) => name).join("."));
}
