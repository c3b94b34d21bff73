import {
  type DiagnosticCode,
  readPagination as readDeclared,
  type Report,
  validatePagination,
} from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Pagination } from "../api/pagination.ts";
import type { SuccessResponse } from "../api/response.ts";
import type { PathStep, TypeRef } from "../api/type-ref.ts";
import { type FoundField, readField, readItems, readKeyword, readTypes } from "./read-field.ts";
import { readTypeRef } from "./read-media.ts";
import type { DescribedParam } from "./read-params.ts";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/** What a list declares about itself, without the names that its resource gives. */
export type Declared = Unnamed<Pagination>;
type Unnamed<List> = List extends Pagination ? Omit<List, "iterate" | "paginate"> : never;

/** What `x-pagination` is held against. */
export interface Paged {
  endpoint: Endpoint;
  params: readonly DescribedParam[];
  response: Pick<SuccessResponse, "kind" | "type">;
  schema: Schema | undefined;
}

/** Reads `x-pagination`; `undefined` when there is none, or when what it names is not there, which is reported. */
export function readPagination(scope: SchemaScope, paged: Paged, report: Report): Declared | undefined {
  const { endpoint, response, schema } = paged;
  const extension = endpoint.operation["x-pagination"];
  if (extension === undefined || extension === null) return undefined;
  let isSound = true;
  const complain = (code: DiagnosticCode, field: string | undefined, message: string): undefined => {
    isSound = false;
    report(code, [...endpoint.steps, "x-pagination", ...(field === undefined ? [] : [field])], message);
  };
  if (!validatePagination(extension, complain)) return undefined;
  const declared = readDeclared(extension);
  const { style } = declared;
  if (response.kind !== "json" || schema === undefined || response.type === undefined) {
    return complain("pagination-without-response", undefined, "The operation has no JSON response with a schema.");
  }
  const position = findParam("param");
  const list = findItems(response.type);
  const key =
    list && findField("key", declared.key, ["string", "integer", "number"], { where: "an item", of: list.item });
  const next = findPlaces("next", ["string", "integer", "number"]);
  const hasMore = findPlaces("hasMore", ["boolean", "integer", "number"]);
  const total = findPlaces("total", ["integer", "number"]);
  const size = findParam("size");
  if (!isSound || !position || !list) return undefined;
  const paramType = scalarOf(position.schema);
  const start = readKeyword(scope, position.schema, "default");
  const common = {
    param: position.param.name,
    paramType,
    start: typeof start === "string" || typeof start === "number" ? start : undefined,
    items: list.items,
    itemType: list.itemType,
    key: key?.path,
    hasMore: hasMore.map(({ path }) => path),
    total: total.map(({ path }) => path),
    size: size && {
      param: size.param.name,
      default: numberOf(readKeyword(scope, size.schema, "default")),
      maximum: numberOf(readKeyword(scope, size.schema, "maximum")),
    },
  };
  if (style === "cursor") {
    const nextTypes = next.map((place) => scalarOf(place.schema));
    return { style, ...common, next: next.map(({ path }) => path), nextTypes };
  }
  if (style === "page") return { style, ...common, start: common.start ?? 1 };
  return { style, ...common };

  function findParam(field: "param" | "size"): DescribedParam | undefined {
    const name = declared[field];
    if (name === undefined) return undefined;
    const queries = paged.params.filter(({ param }) => param.in === "query");
    const found = queries.find(({ param }) => param.wireName === name);
    if (!found) {
      const others = queries.length === 0 ? "there are none" : printOthers(queries.map(({ param }) => param.wireName));
      return complain("pagination-unknown-param", field, `\`${name}\` is not a query parameter here; ${others}.`);
    }
    const types = readTypes(scope, found.schema);
    const isScalar = [...types].every((type) => type === "string" || type === "integer" || type === "number");
    if (isScalar && types.size <= 1) return found;
    return complain("pagination-field-of-wrong-type", field, `\`${name}\` is of type ${printNames([...types])}.`);
  }

  /** Finds a field under each of the names that it has been seen with. */
  function findPlaces(field: "next" | "hasMore" | "total", allowed: readonly string[]): FoundField[] {
    return declared[field].flatMap((place) => findField(field, place, allowed) ?? []);
  }

  function findField(
    field: string,
    dotted: string | undefined,
    allowed?: readonly string[],
    { where, of }: { where: string; of: Schema | undefined } = { where: "the response", of: schema },
  ): FoundField | undefined {
    if (dotted === undefined || of === undefined) return undefined;
    const found = readField(scope, of, dotted);
    if ("missing" in found) {
      const others = found.known.length === 0 ? "nothing is said of any" : printOthers(found.known);
      return complain(
        "pagination-unknown-field",
        field,
        `\`${dotted}\` is not in ${where}: there is no \`${found.missing}\`; ${others}.`,
      );
    }
    const types = [...readTypes(scope, found.schema)];
    if (allowed === undefined || (types.length === 1 && types.every((type) => allowed.includes(type)))) return found;
    const are = types.length === 0 ? "of no type" : `of type ${printNames(types)}`;
    return complain("pagination-field-of-wrong-type", field, `\`${dotted}\` is ${are}.`);
  }

  function findItems(of: TypeRef): { items: readonly PathStep[]; itemType: TypeRef; item: Schema } | undefined {
    const found = findField("items", declared.items);
    if (!found) return undefined;
    const item = readItems(scope, found.schema);
    if (item !== undefined)
      return { items: found.path, itemType: readTypeRef(scope, item, { kind: "itemOf", of, path: found.path }), item };
    const types = [...readTypes(scope, found.schema)];
    const are = types.length === 0 ? "of no type" : `of type ${printNames(types)}`;
    return complain(
      "pagination-items-not-a-list",
      "items",
      `\`${found.path.map(({ name }) => name).join(".")}\` is ${are}.`,
    );
  }

  function scalarOf(of: Schema): "string" | "number" {
    const types = readTypes(scope, of);
    return types.has("integer") || types.has("number") ? "number" : "string";
  }
}

function printOthers(names: readonly string[]): string {
  return `there ${names.length === 1 ? "is only" : "are"} ${printNames(names)}`;
}

function printNames(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `\`${name}\``);
  return [...shown, ...(names.length > shown.length ? [`${names.length - shown.length} more`] : [])].join(", ");
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
