import { isDeepStrictEqual } from "node:util";
import {
  type DiagnosticCode,
  type DocumentedOperation,
  findItemPlace,
  isAtPlace,
  listNames,
  paginationStyles,
  quoteName,
  quoteNames,
  readHeaderName,
  readKeyword,
  readRequestPlace,
  type Report,
  type RequestPlace,
  type Step,
  viewInScope,
} from "@shortvideo-api/document/source";
import type { Pagination } from "../api/pagination.ts";
import { bodyKeys } from "../names/names.ts";
import type { PathStep, TypeRef } from "../api/type-ref.ts";
import {
  type FoundField,
  hasSeveralLists,
  isListed,
  readField,
  readItemSchema,
  readTypes,
  readWireTypes,
} from "./read-field.ts";
import { readTypeRef } from "./read-media.ts";
import type { DescribedBody } from "./describe-body.ts";
import type { DescribedParam } from "./describe-params.ts";
import type { DescribedResponse } from "./describe-responses.ts";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/** The fields of `x-pagination` that name parts of a response besides its items. */
type PageField = "next" | "hasMore" | "total" | "pages";

/** A part of a request that selects a page, or sets its size. */
interface FoundParam {
  /** Its key in the params object. In a body, its names joined by dots. */
  readonly name: string;
  readonly wireName: string;
  readonly schema: Schema;
  /** Its path in the params object, if it is in a body. */
  readonly path?: readonly PathStep[];
}

/** The types of a key of items. */
const keyTypes = ["string", "integer", "number"];

/** The pagination of a list, without the names of its methods. */
export type UnnamedPagination = Omit<Pagination, "iterate" | "paginate">;

/** The parts of an operation that `x-pagination` refers to. */
export interface PaginationSource {
  endpoint: DocumentedOperation;
  params: readonly DescribedParam[];
  body: DescribedBody | undefined;
  success: Pick<DescribedResponse, "response" | "schema" | "statuses">;
}

/** Reads a well-formed `x-pagination`, and reports parts that do not exist. Returns `undefined` if it is absent or has problems. */
export function readPagination(
  scope: SchemaScope,
  { endpoint, params, body, success }: PaginationSource,
  report: Report,
): UnnamedPagination | undefined {
  const { pagination } = endpoint;
  const { response, schema } = success;
  if (!pagination) return undefined;
  // The functions below read it, too.
  const declared = pagination;
  let isValid = true;
  const reject = (code: DiagnosticCode, steps: readonly Step[], message: string): undefined => {
    isValid = false;
    report(code, [...endpoint.steps, "x-pagination", ...steps], message);
  };
  const { style } = declared;
  const { counts, hasAddresses = false, nextTypes, start: usual } = paginationStyles[style];
  if (response.kind !== "json" || schema === undefined || response.type === undefined) {
    return reject("pagination-without-response", [], "The operation has no JSON response with a schema.");
  }
  const other = findOther(success);
  if (other !== undefined) return reject("pagination-with-other-responses", [], other);
  const pageParam = findParam("param");
  const list = findItems(response.type);
  const key = findField("key", declared.key, keyTypes, { where: "an item", holder: list?.item });
  const headers = { next: findHeader("next"), hasMore: findHeader("hasMore"), pages: findHeader("pages") };
  findHeader("total");
  if (headers.next?.name === "link" && !hasAddresses) {
    reject("pagination-malformed", ["next"], "A `Link` header contains addresses, which only the style `link` reads.");
  }
  const next = findNext(list?.item);
  const hasMore = findFlags(headers.hasMore);
  const total = findSpellings("total", ["integer", "number"]);
  const pages = findSpellings("pages", ["integer", "number"]);
  const pageSize = findParam("size");
  if (!isValid || !pageParam || !list) return undefined;
  const paramType = readScalarType(pageParam.schema);
  const inBody = [...next.fields, next.inItem].flatMap((field) => (field ? [readScalarType(field.schema)] : []));
  // A header contains text, whatever its schema says.
  const namedTypes = [...inBody, ...(headers.next ? (["string"] as const) : [])];
  const [named] = namedTypes;
  if (pageParam.path && named !== undefined && named !== paramType && !hasAddresses) {
    const message = `\`${declared.next[0]}\` is a ${named}, and \`${pageParam.name}\` takes a ${paramType}.`;
    return reject("pagination-field-of-wrong-type", ["next"], message);
  }
  const sizeParts = pageSize ? viewInScope(scope, pageSize.schema).parts : [];
  const { parts } = viewInScope(scope, pageParam.schema);
  const start = readKeyword(parts, "default");
  // Some services return the first page for 0 and for 1. Others begin at 0, and a client would miss a page.
  if (counts === "pages" && start === undefined && readKeyword(parts, "minimum") === 0) {
    const message = `\`${pageParam.name}\` may be 0, and has no default. Clients begin at page 1.`;
    report("unclear-first-page", [...endpoint.steps, "x-pagination", "param"], message);
  }
  return {
    style,
    param: pageParam.name,
    paramPath: pageParam.path,
    paramType,
    wireParam: pageParam.wireName,
    start: typeof start === "string" || typeof start === "number" ? start : usual && Number(usual),
    items: list.items,
    itemType: list.itemType,
    hasSeveralLists: list.isMixed,
    key: key?.path ?? next.inItem?.path,
    next: next.fields.map(({ path }) => path),
    nextInItem: next.inItem?.path,
    headers: { next: headers.next?.name, hasMore: headers.hasMore?.name, pages: headers.pages?.name },
    readsResponse: hasAddresses || Object.values(headers).some((header) => header !== undefined),
    nextTypes: hasAddresses ? [] : namedTypes,
    hasMore: hasMore.fields.map(({ path }) => path),
    hasMoreIsText: hasMore.isText,
    total: total.map(({ path }) => path),
    pages: pages.map(({ path }) => path),
    size: pageSize && {
      param: pageSize.name,
      default: readNumber(readKeyword(sizeParts, "default")),
      maximum: readNumber(readKeyword(sizeParts, "maximum")),
    },
  };

  function findParam(field: "param" | "size"): FoundParam | undefined {
    if (declared[field] === undefined) return undefined;
    const place = readRequestPlace(declared[field]);
    const { name } = place;
    if (place.in !== "query" && hasAddresses && field === "param") {
      return reject(
        "pagination-malformed",
        [field],
        "The style `link` needs a query parameter, which addresses contain.",
      );
    }
    const found = place.in === "body" ? findInBody(field, place.steps) : findDeclared(field, place);
    if (!found) return undefined;
    const types = readTypes(scope, found.schema);
    const isScalar = [...types].every((type) => type === "string" || type === "integer" || type === "number");
    if (!isScalar || types.size > 1) {
      return reject("pagination-field-of-wrong-type", [field], `\`${name}\` is ${printTypes([...types])}.`);
    }
    // The cursor or number of a next page may be another value.
    if (field === "param" && isListed(scope, found.schema)) {
      return reject("pagination-field-of-wrong-type", [field], `\`${name}\` takes only the values that it lists.`);
    }
    return found;
  }

  function findDeclared(field: string, place: RequestPlace): FoundParam | undefined {
    const { in: part, name } = place;
    const candidates = params.filter(({ param }) => param.in === part);
    const found = candidates.find(({ param }) => isAtPlace({ in: param.in, name: param.wireName }, place));
    if (found) return { name: found.param.name, wireName: found.param.wireName, schema: found.schema };
    const others = candidates.map(({ param }) => param.wireName);
    const message = `\`${name}\` is not a ${part} parameter of the operation. ${listKnown(`${part} parameters`, others)}`;
    return reject("pagination-unknown-param", [field], message);
  }

  /** Finds a property of a JSON body. Callers can write it whatever they have left out. */
  function findInBody(field: string, steps: readonly string[]): FoundParam | undefined {
    if (!body?.isJson || body.body.others.length > 0 || body.schema === undefined) {
      return reject(
        "pagination-unknown-param",
        [field],
        "The operation has no body that is always JSON with a schema.",
      );
    }
    const found = readField(scope, body.schema, steps);
    if ("missing" in found) {
      const known = listKnown("properties", found.known);
      return reject("pagination-unknown-param", [field], `The body has no \`${found.missing}\`. ${known}`);
    }
    let holder = viewInScope(scope, body.schema);
    let isOptional = !body.body.required;
    for (const step of steps) {
      const needed = isOptional ? [...holder.required].find((name) => name !== step) : undefined;
      if (needed !== undefined) {
        const message = `\`${step}\` cannot be written alone: the object around it is optional, and requires \`${needed}\`.`;
        return reject("pagination-field-of-wrong-type", [field], message);
      }
      isOptional = !holder.required.has(step);
      holder = holder.property(step);
    }
    const name = [bodyKeys.name, ...steps].join(".");
    return {
      name,
      wireName: steps.at(-1) ?? name,
      schema: found.schema,
      path: [{ name: bodyKeys.name, optional: !body.body.required }, ...found.path],
    };
  }

  /** Finds the next value of `param`: under its spellings in the body, or in the last item. */
  function findNext(item: Schema | undefined): { fields: readonly FoundField[]; inItem: FoundField | undefined } {
    const place = findItemPlace(declared.next[0], declared.items);
    if (place === undefined) return { fields: findSpellings("next", nextTypes), inItem: undefined };
    const inItem = findField("next", place, nextTypes, { where: "an item", holder: item });
    if (declared.next.length > 1) {
      reject("pagination-malformed", ["next"], `\`next\` names the last item, and \`${declared.next[1]}\` beside it.`);
    }
    return { fields: [], inItem };
  }

  /** Finds the flag for further pages under its spellings. All spellings are texts, or none. */
  function findFlags(header: { schema: Schema } | undefined): { fields: readonly FoundField[]; isText: boolean } {
    const fields = findSpellings("hasMore", ["boolean", "integer", "number", "string"]);
    const flags = [...fields, ...(header ? [header] : [])].map((flag) => flag.schema);
    const areTexts = new Set(flags.map((flag) => readTypes(scope, flag).has("string")));
    const isText = areTexts.has(true);
    if (areTexts.size > 1) {
      reject("pagination-malformed", ["hasMore"], "`hasMore` names texts, and values of other types beside them.");
    }
    // A text says by its presence that a page follows. One of a few texts, or a 64-bit number, says it by its value.
    if (isText && !flags.every((flag) => readWireTypes(scope, flag).has("string") && !isListed(scope, flag))) {
      reject(
        "pagination-field-of-wrong-type",
        ["hasMore"],
        "`hasMore` names a 64-bit number, or a text with a few values.",
      );
    }
    return { fields, isText };
  }

  /** Finds a field under each of its spellings in the body. */
  function findSpellings(field: PageField, allowed: readonly string[]): FoundField[] {
    return declared[field].flatMap((dotted) =>
      readHeaderName(dotted) === undefined ? (findField(field, dotted, allowed) ?? []) : [],
    );
  }

  /** Finds the header that a field names. It stands alone. */
  function findHeader(field: PageField): { name: string; schema: Schema } | undefined {
    const name = declared[field].map(readHeaderName).find((each) => each !== undefined);
    if (name === undefined) return undefined;
    if (declared[field].length > 1) {
      return reject("pagination-malformed", [field], `\`${field}\` names a header, and another place beside it.`);
    }
    const successes = [...endpoint.responses.values()].filter(({ status }) => /^(?:2|default$)/.test(status));
    const known = successes.flatMap(({ headers: each }) => each);
    const found = known.find((header) => header.name.toLowerCase() === name);
    if (found) return { name, schema: found.schema };
    const declaredNames = [...new Set(known.map((header) => header.name))];
    return reject(
      "pagination-unknown-field",
      [field],
      `The response declares no header \`${name}\`. ${listKnown("headers", declaredNames)}`,
    );
  }

  function findField(
    field: string,
    dotted: string | undefined,
    allowed?: readonly string[],
    { where, holder }: { where: string; holder: Schema | undefined } = {
      where: "the response",
      holder: schema,
    },
  ): FoundField | undefined {
    if (dotted === undefined || holder === undefined) return undefined;
    const found = readField(scope, holder, dotted);
    if ("missing" in found) {
      return reject(
        "pagination-unknown-field",
        [field],
        `\`${dotted}\` is not in ${where}: there is no \`${found.missing}\`. ${listKnown("properties", found.known)}`,
      );
    }
    // Callers do not read the type of a number of items or pages. Fixtures and the mock write it.
    const types = [...(field === "total" || field === "pages" ? readWireTypes : readTypes)(scope, found.schema)];
    if (allowed === undefined || (types.length === 1 && types.every((type) => allowed.includes(type)))) return found;
    return reject("pagination-field-of-wrong-type", [field], `\`${dotted}\` is ${printTypes(types)}.`);
  }

  function findItems(
    responseType: TypeRef,
  ): { items: readonly PathStep[]; itemType: TypeRef; item: Schema; isMixed: boolean } | undefined {
    const found = findField("items", declared.items);
    if (!found) return undefined;
    const item = readItemSchema(scope, found.schema);
    if (item !== undefined)
      return {
        items: found.path,
        itemType: readTypeRef(scope, item, { kind: "itemOf", of: responseType, path: found.path }),
        item,
        isMixed: hasSeveralLists(scope, found.schema),
      };
    const types = [...readTypes(scope, found.schema)];
    return reject("pagination-items-not-a-list", ["items"], `\`${declared.items}\` is ${printTypes(types)}.`);
  }

  function readScalarType(fieldSchema: Schema): "string" | "number" {
    const types = readTypes(scope, fieldSchema);
    return types.has("integer") || types.has("number") ? "number" : "string";
  }
}

/** Describes a success that is not a page; `undefined` if all are pages of one type, or have no body. */
function findOther({ response, statuses }: PaginationSource["success"]): string | undefined {
  const [page, ...others] = statuses;
  const other = others.find(
    ({ body, schema }) => body.kind !== page?.body.kind || !isDeepStrictEqual(schema, page.schema),
  );
  if (other)
    return `The operation returns pages, and with ${other.body.status} another body in \`${other.body.name}\`.`;
  const [redirect] = response.redirects;
  return redirect === undefined ? undefined : `The operation returns pages, and a redirect with ${redirect}.`;
}

function listKnown(kind: string, names: readonly string[]): string {
  return names.length === 0 ? `There are no ${kind}.` : `The ${kind}: ${listNames(names.map(quoteName), 12)}.`;
}

function printTypes(types: readonly string[]): string {
  return types.length === 0 ? "of no type" : `of type ${quoteNames(types)}`;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
