import { isExactNumber } from "@shortvideo-api/document";
import type { Parameter, ServedOperation } from "@shortvideo-api/mock/requests";
import type { Visit } from "../compare/visit-body.js";
import { toPlace } from "./explore-case.js";

/** An id of a response that a parameter of another operation takes. */
export interface FoundId {
  readonly text: string;
  /** The operation that returned it. */
  readonly source: string;
}

/** Ids of responses, for requests to other operations. */
export interface IdPool {
  /** Adds the ids of a successful response. */
  add(operation: ServedOperation, visits: readonly Visit[]): void;
  /** Lists ids that other operations returned for a parameter: at most three of one operation. */
  list(operation: ServedOperation, parameter: Parameter): readonly FoundId[];
}

/** The most ids of a field and an operation that are kept. */
const mostIds = 3;

/**
 * Creates an empty pool. The document says which fields are ids:
 *
 * - A field that repeats a parameter (`x-echo`) is an id for it, wherever the same schema occurs.
 * - The key of a list at `/orders` (`x-pagination.key`) is an id for the parameter of `/orders/{orderId}`.
 */
export function createIdPool(operations: readonly ServedOperation[]): IdPool {
  /** The ids by field, then by operation. A field is a path in the document, or the key of a list. */
  const ids = new Map<string, Map<string, Set<string>>>();
  /** The fields that repeat a parameter, by operation and place. */
  const echoed = new Map<string, Set<string>>();
  const keep = (field: string, { id }: ServedOperation, text: string) => {
    const byOperation = ids.get(field) ?? new Map<string, Set<string>>();
    const kept = byOperation.get(id) ?? new Set<string>();
    if (kept.size < mostIds) kept.add(text);
    ids.set(field, byOperation.set(id, kept));
  };
  return {
    add(operation, visits) {
      for (const { path, place, value, digits } of visits) {
        const text = digits ?? (typeof value === "string" || isExactNumber(value) ? String(value) : "");
        if (text === "" || text === "0") continue;
        const field = toField(path);
        if (field !== undefined) keep(field, operation, text);
        if (place === toKeyPlace(operation)) keep(toListField(operation), operation, text);
        for (const echo of operation.echoes) {
          if (field === undefined || place !== `body.${echo.place}`) continue;
          const owner = `${operation.id} ${echo.parameter}`;
          echoed.set(owner, (echoed.get(owner) ?? new Set()).add(field));
        }
      }
    },
    list(operation, parameter) {
      const fields = [...(echoed.get(`${operation.id} ${toPlace(parameter)}`) ?? [])];
      const lists = operations.filter(({ path }) => operation.path === `${path}/{${parameter.name}}`).map(toListField);
      return [...fields, ...lists].flatMap((field) =>
        [...(ids.get(field) ?? [])]
          .filter(([source]) => source !== operation.id)
          .flatMap(([source, texts]) => [...texts].map((text) => ({ text, source }))),
      );
    },
  };
}

/** Returns the key of a property of a component: a field that several operations return. */
function toField(path: Visit["path"]): string | undefined {
  return path[0] === "components" && path.at(-2) === "properties" ? path.join("\0") : undefined;
}

function toListField({ path }: ServedOperation): string {
  return `list ${path}`;
}

/** Returns the place of the ids of a list. */
function toKeyPlace({ pagination }: ServedOperation): string | undefined {
  if (pagination?.key === undefined) return undefined;
  const items = pagination.items === "$" ? "body[]" : `body.${pagination.items}[]`;
  return `${items}.${pagination.key}`;
}
