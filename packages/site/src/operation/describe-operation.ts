import { describeRange, describeScheme, findSecurityScheme, paginationStyles } from "@shortvideo-api/document";
import {
  type FieldPath,
  listPathNames,
  type Operation,
  type Pagination,
  printMembers,
  printString,
  type Resource,
  printTypeRef,
} from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { describeInBand } from "../page/print-names.js";

/** A fact about an operation: a title, and words in which names and values have backticks. */
export type Fact = readonly [title: string, words: string];

/** Prints the call of the typed client: `api.posts.listComments(params)`. */
export function printCall({ members }: Resource, method: string, { params, body }: Operation): string {
  return `${printMembers("api", [...members, method])}(${params.length > 0 || body ? "params" : ""})`;
}

/** Prints the signature of an operation in the typed client, with its iteration for a list. */
export function printSignature({ operation, resource }: SiteOperation): string {
  const { method, pagination, response, paramsOptional, params, body, id } = operation;
  const takes = params.length > 0 || body !== undefined;

  const { kind } = response;
  const value =
    kind === "text" ? "string" : kind === "binary" ? "Blob" : response.type ? printTypeRef(response.type) : "void";
  const result = response.items ? `AsyncIterable<${value}>` : value;
  const sign = (member: string, optionsType: string, returned: string): string => {
    const args = [
      ...(takes ? [`params${paramsOptional ? "?" : ""}: Params<${printString(id)}>`] : []),
      `options?: ${optionsType}`,
    ];
    const opening = printMembers("api", [...resource.members, member]);
    const line = `${opening}(${args.join(", ")}): ${returned}`;
    return line.length < 60 ? line : `${opening}(\n${args.map((each) => `  ${each},\n`).join("")}): ${returned}`;
  };
  const call = sign(method, "CallOptions", `Promise<${result}${response.mayBeEmpty ? " | undefined" : ""}>`);
  if (!pagination) return call;
  return `${call}\n\n${sign(pagination.iterate, "PaginateOptions", `Paginator<${printTypeRef(pagination.itemType)}>`)}`;
}

/** Describes how a list continues. */
export function describePagination({ operation, resource }: SiteOperation): Fact[] {
  const { pagination } = operation;
  if (!pagination) return [];
  const { iterate, items, key, hasMore, hasMoreIsText, headers, size, total, pages } = pagination;
  const flag = writePlaces(hasMore, headers?.hasMore);
  const end = hasMoreIsText === true ? "is absent or empty" : "is `false` or `0`";
  const facts: Fact[] = [
    [
      "All pages",
      `\`${printCall(resource, iterate, operation)}\` iterates over the items, \`.pages()\` over the pages`,
    ],
    ["Items", `${writePath(items)}${key ? `, with the key ${writePath(key)}` : ""}`],
    ["Next page", describeNext(pagination)],
    ["Last page", flag && `if ${flag} ${end}`],
    ["Pages", writePlaces(pages, headers?.pages)],
    ["Page size", size ? describeSize(size, operation) : ""],
    ["Total", writePlaces(total)],
  ];
  return facts.filter(([, words]) => words !== "");
}

function describeNext({ style, param, next, nextInItem, headers, start }: Pagination): string {
  return paginationStyles[style].explain({
    param: `\`${param}\``,
    next: nextInItem ? `${writePath(nextInItem)} of the last item` : writePlaces(next, headers?.next),
    start: `\`${start ?? ""}\``,
  });
}

/** Writes the fields of a page, or the header that says the same; `""` if there is neither. */
function writePlaces(places: readonly FieldPath[], header?: string): string {
  return header === undefined ? places.map(writePath).join(" or ") : `the header \`${header}\``;
}

function writePath(path: FieldPath): string {
  return path.length === 0 ? "the body itself" : `\`${listPathNames(path).join(".")}\``;
}

function describeSize(
  { param, default: usual, maximum }: NonNullable<Pagination["size"]>,
  { params }: Operation,
): string {
  const limits = describeRange(params.find(({ name }) => name === param)?.check ?? { maximum }, true);
  return [`\`${param}\``, limits, usual === undefined ? undefined : `default \`${usual}\``]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** Describes the response fields that repeat a parameter. */
export function describeEchoes({ echoes }: Operation): Fact[] {
  return [...new Set(echoes.map(({ param }) => param))].map((param) => {
    const paths = echoes
      .filter((echo) => echo.param === param)
      .map(({ path }) => `\`${path.join(".").replaceAll(".[]", "[]")}\``);
    return [`\`${param}\``, `returns in ${paths.join(" and ")}`];
  });
}

/** Describes how a response with status 200 says that the call failed; `undefined` if none does. */
export function describeInBandFailure(
  { model: { inBandFailure } }: SiteContent,
  { response }: Operation,
): string | undefined {
  return inBandFailure && response.kind === "json" ? describeInBand(inBandFailure) : undefined;
}

/** Describes the alternatives of authentication. Empty if no request carries a credential. */
export function describeSecurity({ root }: SiteContent, { operation, documented }: SiteOperation): Fact[] {
  const { alternatives } = documented.security;
  if (operation.auth.length === 0 && alternatives.every((each) => each.length === 0)) return [];
  return alternatives.map((alternative, index) => {
    const title = alternatives.length === 1 ? "Credentials" : index === 0 ? "Either" : "Or";
    if (alternative.length === 0) return [title, "no credentials"];
    const parts = alternative.map(({ scheme, scopes }) => {
      const found = findSecurityScheme(root, scheme);
      const words = found ? describeScheme(found) : "a credential";
      const needs = scopes.length === 0 ? "" : ` with ${scopes.map((scope) => `\`${scope}\``).join(", ")}`;
      return `${words}${needs}`;
    });
    return [title, parts.join(", together with ")];
  });
}
