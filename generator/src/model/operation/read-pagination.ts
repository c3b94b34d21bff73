import { describeValue, type DiagnosticCode, isNode, type Node, type Report } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { SuccessResponse, Pagination, PathStep, TypeRef } from "../api/model.ts";
import { type FoundField, readField, readItems, readKeyword, readTypes } from "./read-field.ts";
import { readTypeRef } from "./read-media.ts";
import type { DescribedParam } from "./read-params.ts";
import type { Schema, SchemaScope } from "../schema/schema.ts";

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

type Style = Pagination["style"];

const fieldsByStyle: Readonly<Record<Style, { required: readonly string[]; optional: readonly string[] }>> = {
  cursor: { required: ["param", "items", "next"], optional: ["key", "hasMore", "size", "total"] },
  page: { required: ["param", "items"], optional: ["key", "hasMore", "size", "total"] },
  offset: { required: ["param", "items"], optional: ["key", "hasMore", "size", "total"] },
};

/** Reads `x-pagination`; `undefined` when there is none, or when what it names is not there, which is reported. */
export function readPagination(scope: SchemaScope, paged: Paged, report: Report): Declared | undefined {
  const { endpoint, response, schema } = paged;
  const declared = endpoint.operation["x-pagination"];
  if (declared === undefined || declared === null) return undefined;
  let isSound = true;
  const complain = (code: DiagnosticCode, field: string | undefined, message: string): undefined => {
    isSound = false;
    report(code, [...endpoint.steps, "x-pagination", ...(field === undefined ? [] : [field])], message);
  };
  const style = isNode(declared)
    ? readStyle(declared, complain)
    : complain("pagination-malformed", undefined, "`x-pagination` is no object.");
  if (!isNode(declared) || style === undefined) return undefined;
  if (response.kind !== "json" || schema === undefined || response.type === undefined) {
    return complain(
      "pagination-without-answer",
      undefined,
      "The operation answers no JSON whose fields could be named.",
    );
  }
  const position = findParam("param");
  const list = findItems(response.type);
  const key = list && findField("key", ["string", "integer", "number"], { where: "an item", of: list.item });
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

  function findParam(field: string): DescribedParam | undefined {
    const name = isNode(declared) ? declared[field] : undefined;
    if (typeof name !== "string") return undefined;
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
  function findPlaces(field: string, allowed: readonly string[]): FoundField[] {
    const named = isNode(declared) ? declared[field] : undefined;
    const places: readonly unknown[] = Array.isArray(named) ? named : [named];
    return places.flatMap((place) => findField(field, allowed, undefined, place) ?? []);
  }

  function findField(
    field: string,
    allowed?: readonly string[],
    { where, of }: { where: string; of: Schema | undefined } = { where: "the answer", of: schema },
    dotted: unknown = isNode(declared) ? declared[field] : undefined,
  ): FoundField | undefined {
    if (typeof dotted !== "string" || of === undefined) return undefined;
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
    const found = findField("items");
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

function readStyle(
  declared: Node,
  complain: (code: DiagnosticCode, field: string | undefined, message: string) => undefined,
): Style | undefined {
  const { style } = declared;
  if (style !== "cursor" && style !== "page" && style !== "offset") {
    return complain(
      "pagination-unknown-style",
      style === undefined ? undefined : "style",
      `\`style\` is ${describeValue(style)}.`,
    );
  }
  const { required, optional } = fieldsByStyle[style];
  let isWhole = true;
  for (const field of required) {
    if (Object.hasOwn(declared, field)) continue;
    isWhole = false;
    complain("pagination-malformed", undefined, `\`${field}\` is missing, which the style \`${style}\` needs.`);
  }
  for (const [field, value] of Object.entries(declared)) {
    if (field === "style") continue;
    const isKnown = required.includes(field) || optional.includes(field);
    if (isKnown && (isName(value) || (manyPlaced.has(field) && isListOfNames(value)))) continue;
    isWhole = false;
    const kind = manyPlaced.has(field) ? "no name and no list of names" : "no name";
    const message = isKnown ? `\`${field}\` is ${kind}.` : `The style \`${style}\` has no \`${field}\`.`;
    complain("pagination-malformed", field, message);
  }
  return isWhole ? style : undefined;
}

/** Fields that a service may spell in several ways. */
const manyPlaced: ReadonlySet<string> = new Set(["next", "hasMore", "total"]);

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isName) && new Set(value).size === value.length;
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
