import type { RequestWarning } from "@shortvideo-api/report";
import type { Observation } from "./observation.js";

/** Lists warnings for the deprecated operation and the deprecated parameters that a request uses. */
export function listDeprecated({ operation, parameters: given, isValid }: Observation): RequestWarning[] {
  if (!isValid) return [];
  const { id, deprecated, parameters } = operation;
  return [
    ...(deprecated === undefined
      ? []
      : [{ code: "operation-deprecated" as const, place: "operation", message: `${id}: ${deprecated}` }]),
    ...parameters.flatMap(({ in: part, name, deprecated: isDeprecated }): RequestWarning[] => {
      const place = `${part}.${name}`;
      if (!isDeprecated || (given[place] ?? []).length === 0) return [];
      return [{ code: "parameter-deprecated", place, message: `\`${name}\` of ${id} is deprecated. Leave it out.` }];
    }),
  ];
}
