import type { AnySchemaObject, ErrorObject } from "ajv";
import type { DataValidateFunction } from "ajv/dist/types/index.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { isSchema, type Schema } from "@shortvideo-api/document";
import { asJson, findUnevaluated, type SchemaReader } from "@shortvideo-api/document/sample";

/**
 * Replaces the keywords `unevaluatedItems` and `unevaluatedProperties` of a validator. Its own keywords ignore the items that `contains`
 * evaluates, and an `if` without `then`.
 */
export function checkUnevaluated(ajv: Ajv2020): void {
  const reader: SchemaReader = {
    resolve({ $ref = "" }) {
      const target = ajv.getSchema($ref)?.schema;
      return isSchema(target) ? target : true;
    },
    admits: (schema, value) => ajv.compile(schema)(value),
  };
  // The other keywords need not record what they evaluate.
  ajv.opts.unevaluated = false;
  for (const [keyword, type] of [
    ["unevaluatedItems", "array"],
    ["unevaluatedProperties", "object"],
  ] as const) {
    ajv.removeKeyword(keyword);
    const compile = (rest: Schema, parent: AnySchemaObject): DataValidateFunction => {
      const validate: DataValidateFunction = (data: object, at) => {
        const rejected = findUnevaluated(parent, asJson(data), reader).flatMap((name): Partial<ErrorObject>[] => {
          if (rest === false) return [describeUnevaluated(keyword, name)];
          const check = ajv.compile(rest);
          if (check(Reflect.get(data, name))) return [];
          const place = `${at?.instancePath ?? ""}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
          return (check.errors ?? []).map((error) => ({ ...error, instancePath: `${place}${error.instancePath}` }));
        });
        validate.errors = rejected;
        return rejected.length === 0;
      };
      return validate;
    };
    ajv.addKeyword({ keyword, type, schemaType: ["boolean", "object"], errors: "full", compile });
  }
}

/** Describes a property or an item that `unevaluatedProperties` or `unevaluatedItems` rejects. */
export function describeUnevaluated(keyword: string, name: string): Partial<ErrorObject> {
  if (keyword === "unevaluatedItems") {
    return { keyword, message: `must NOT have more than ${name} items`, params: { limit: Number(name) } };
  }
  return { keyword, message: "must NOT have unevaluated properties", params: { unevaluatedProperty: name } };
}
