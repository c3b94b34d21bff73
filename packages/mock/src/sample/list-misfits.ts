import type { ValidateFunction } from "ajv/dist/2020.js";

/** Lists the places of a value that do not fit its schema, as JSON pointers. The validator must report all errors. */
export function listMisfits(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return [
    ...new Set(
      errors.flatMap(({ instancePath, params }) => {
        const unknown: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
        const inner = typeof unknown === "string" ? unknown.replaceAll("~", "~0").replaceAll("/", "~1") : undefined;
        return inner === undefined ? [instancePath] : [instancePath, `${instancePath}/${inner}`];
      }),
    ),
  ];
}
