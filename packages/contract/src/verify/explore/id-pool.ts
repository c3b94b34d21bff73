import { isExactNumber, listFieldNames } from "@shortvideo-api/document";
import type { Parameter, ServedOperation } from "@shortvideo-api/mock/requests";
import type { Visit } from "../compare/visit-body.js";
import { toPlace } from "./explore-case.js";

/** An id of a response that a parameter of another operation takes. */
export interface FoundId {
  readonly text: string;
  /** The operation that returned it. */
  readonly source: string;
}

/** The most ids of a field and an operation that are kept. */
const mostIds = 3;

/**
 * Ids of responses, for requests to other operations. The document says which fields are ids:
 *
 * - A field that repeats a parameter (`x-echo`) is an id for it, wherever the same schema occurs.
 * - The key of a list at `/orders` (`x-pagination.key`) is an id for the parameter of `/orders/{orderId}`.
 */
export class IdPool {
  readonly #operations: readonly ServedOperation[];
  /** The ids by field, then by operation. A field is a path in the document, or the key of a list. */
  readonly #ids = new Map<string, Map<string, Set<string>>>();
  /** The fields that repeat a parameter, by operation and place. */
  readonly #echoed = new Map<string, Set<string>>();

  constructor(operations: readonly ServedOperation[]) {
    this.#operations = operations;
  }

  /** Adds the ids of a successful response. */
  add(operation: ServedOperation, visits: readonly Visit[]): void {
    for (const { path, place, value, digits } of visits) {
      const text = digits ?? (typeof value === "string" || isExactNumber(value) ? String(value) : "");
      if (text === "" || text === "0") continue;
      const field = toField(path);
      if (field !== undefined) this.#keep(field, operation, text);
      if (place === toKeyPlace(operation)) this.#keep(toListField(operation), operation, text);
      for (const echo of operation.echoes) {
        if (field === undefined || place !== `body.${echo.place}`) continue;
        const owner = `${operation.id} ${echo.parameter}`;
        this.#echoed.set(owner, (this.#echoed.get(owner) ?? new Set()).add(field));
      }
    }
  }

  #keep(field: string, { id }: ServedOperation, text: string): void {
    const byOperation = this.#ids.get(field) ?? new Map<string, Set<string>>();
    const kept = byOperation.get(id) ?? new Set<string>();
    if (kept.size < mostIds) kept.add(text);
    this.#ids.set(field, byOperation.set(id, kept));
  }

  /** Lists ids that other operations returned for a parameter: at most three of one operation. */
  list({ id, path: own }: ServedOperation, parameter: Parameter): readonly FoundId[] {
    const fields = [...(this.#echoed.get(`${id} ${toPlace(parameter)}`) ?? [])];
    const lists = this.#operations.filter(({ path }) => own === `${path}/{${parameter.name}}`).map(toListField);
    return [...fields, ...lists].flatMap((field) =>
      [...(this.#ids.get(field) ?? [])]
        .filter(([source]) => source !== id)
        .flatMap(([source, texts]) => [...texts].map((text) => ({ text, source }))),
    );
  }
}

/** Returns the key of a property of a component: a field that several operations return. */
function toField(path: Visit["path"]): string | undefined {
  return path[0] === "components" && listFieldNames(path).at(-1) === "properties" ? path.join("\0") : undefined;
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
