import type { ApiModel } from "../api/model.ts";

/** The names of operations and schemas in generated code. */
export interface CodeNames {
  /** The id of an operation for each of its names, in the order of the document. */
  operations: ReadonlyMap<string, string>;
  /** The alias of a schema for each of its names, in the order of the document. */
  schemas: ReadonlyMap<string, string>;
  /** The alias of a schema for the name of its factory, which an operation may have, too. */
  factories: ReadonlyMap<string, string>;
}

/** Lists the names of operations and schemas in generated code. */
export function readCodeNames({ resources, schemas }: ApiModel): CodeNames {
  const operations = new Map<string, string>();
  for (const resource of resources) {
    for (const { id, name, method, fixtures, pagination } of resource.operations) {
      const members = pagination ? [method, pagination.iterate] : [method];
      for (const known of [id, name, fixtures.responses, fixtures.failures]) operations.set(known, id);
      for (const member of members) operations.set(`${resource.className}.${member}`, id);
      if (pagination) operations.set(pagination.paginate, id);
    }
  }
  const named = schemas.flatMap(({ key, name }) => [key, name].map((known) => [known, name] as const));
  const factories = schemas.map(({ name, factory }) => [factory, name] as const);
  return { operations, schemas: new Map(named), factories: new Map(factories) };
}
