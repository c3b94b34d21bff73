import { basename } from "node:path";
import type { Step } from "../openapi/node.ts";

/** Steps that name the kind of an object, and not the object. */
const structural = new Set(
  "components schemas responses parameters requestBodies headers examples definitions $defs schema content items properties paths".split(
    " ",
  ),
);

/**
 * Creates the key of a new component from its place, or from the name of its file.
 * `Pet` for `#/definitions/Pet`, `Pet_tag` for `#/components/schemas/Pet/properties/tag`, `pet` for `pet.yaml`.
 */
export function nameComponent(file: string, steps: readonly Step[], isTaken: (key: string) => boolean): string {
  const words = steps
    .filter((step) => typeof step === "string" && !structural.has(step) && !/^\d+$/.test(step))
    .map((step) =>
      String(step)
        .replaceAll(/[^\w.-]+/g, "_")
        .replaceAll(/^_+|_+$/g, ""),
    );
  const stem = basename(file).replace(/(?:\.(?:ya?ml|json|gz|openapi|schema))+$/i, "");
  const text = words.length > 0 ? words.join("_") : stem;
  const safe = text.replaceAll(/[^\w.-]+/g, "_") || "component";
  const isUsed = (key: string): boolean => isTaken(key) || key in Object.prototype;
  if (!isUsed(safe)) return safe;
  for (let count = 2; ; count++) {
    if (!isUsed(`${safe}_${count}`)) return `${safe}_${count}`;
  }
}
