import { isNode, type OpenApi } from "@shortvideo-api/document/source";

/**
 * Reads the names of types that the configuration chooses, by key of the schema. The name of a schema that was split off another one,
 * such as `PetRequest`, follows from the name of the other one. `origins` contains the key of the other one.
 */
export function readTypeNames(
  root: OpenApi,
  keys: readonly string[],
  origins: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = root["x-type-names"];
  if (!isNode(declared)) return new Map();
  return new Map(
    keys.flatMap((key) => {
      const origin = origins.get(key) ?? key;
      const name = Object.hasOwn(declared, origin) ? declared[origin] : undefined;
      if (typeof name !== "string") return [];
      return [[key, key.startsWith(origin) ? name + key.slice(origin.length) : name] as const];
    }),
  );
}
