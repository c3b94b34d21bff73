import { type Field, grammar } from "./grammar.ts";

// These sets are for readers that know only the name of a field, and not the kind of its object.

/** Fields of any object of OpenAPI that hold values of the API. Keywords have no meaning in such a value. */
export const dataFields: ReadonlySet<string> = listFields(["value", "all", "values"]);

/** Fields of any object of OpenAPI that hold a map: its keys are names, such as the status `default`. */
export const mapFields: ReadonlySet<string> = new Set(
  [...listFields(["map", "dropped"])].filter((name) => !dataFields.has(name)),
);

function listFields(forms: readonly Field["is"][]): ReadonlySet<string> {
  const fields = Object.values(grammar).flatMap((kind) => [...kind]);
  return new Set(fields.filter(([, field]) => forms.includes(field.is)).map(([name]) => name));
}
