import { isKeptOut, isNode, type OpenApi, type SchemaObject, type Step } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ComparedFields } from "@shortvideo-api/report";
import type { Visit } from "./compare/visit-body.js";
import { toKey } from "./inferences/evidence.js";

/** A schema with a value, and the first place of one. */
interface VisitedSchema {
  readonly schema: SchemaObject;
  readonly path: readonly Step[];
  readonly place: string;
  isList: boolean;
}

/** Logs which fields of a response occurred. */
export class FieldLog {
  readonly #document: OpenApi;
  readonly #visited = new Map<string, Map<string, VisitedSchema>>();

  constructor(document: OpenApi) {
    this.#document = document;
  }

  /** Adds the values of a response. `key` is that of the response in the document, such as `"4XX"`. */
  add({ id }: ServedOperation, key: string, visits: readonly Visit[]): void {
    const response = `${id} ${key}`;
    const schemas = this.#visited.get(response) ?? new Map<string, VisitedSchema>();
    if (visits.length > 0) this.#visited.set(response, schemas);
    for (const { schema, path, place, value } of visits) {
      const schemaKey = toKey(path);
      const known = schemas.get(schemaKey) ?? { schema, path, place, isList: false };
      known.isList ||= Array.isArray(value);
      schemas.set(schemaKey, known);
    }
  }

  /**
   * Returns the fields that the document describes, and the items of lists. Fields of an object that did not occur are left out.
   * Returns `undefined` if no body of the response was compared.
   */
  read({ id }: ServedOperation, key: string): ComparedFields | undefined {
    const schemas = this.#visited.get(`${id} ${key}`);
    if (!schemas) return undefined;
    const described = new Map([...schemas.values()].flatMap((each) => listParts(this.#document, each)));
    const absent = [...described].filter(([path]) => !schemas.has(path)).map(([, place]) => place);
    return { occurred: described.size - absent.length, absent };
  }
}

/** Lists the described fields of an object, or the items of a list, with their places. A response has no write-only fields. */
function listParts(document: OpenApi, { schema, path, place, isList }: VisitedSchema): [path: string, place: string][] {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    described: field,
    path: [...path, "properties", name],
    place: `${place}.${name}`,
  }));
  const items = isList ? [{ described: schema.items, path: [...path, "items"], place: `${place}[]` }] : [];
  return [...fields, ...items]
    .filter(({ described }) => isNode(described) && !isKeptOut(document, described, "response"))
    .map((part) => [toKey(part.path), part.place]);
}
