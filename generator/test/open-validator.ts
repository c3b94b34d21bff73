import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { printJson } from "@shortvideo-api/document/source";
import { type ExactModel, isFields, isList, type Json } from "@shortvideo-api/document/sample/source";

/** Seeds of different sizes, which the tests try in place of all seeds. */
export const seeds = [0, 1, 2, 3, 5, 8, 12, 100, 98_765, -1];

/**
 * Compiles a pattern with the flag `u`, or without it: many documents escape characters that must not be escaped with `u`. A pattern that
 * does not compile matches every text. The generator warns of it.
 */
function compilePattern(pattern: string): RegExp {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next flags may fit.
    }
  }
  return /^/;
}

/** Validates the schemas themselves. All documents share it, because compiling the meta-schema takes most of the time. */
const metaValidator = new Ajv2020({ strict: false, logger: false });

/**
 * Returns a function that validates a wire value against a schema, as a consumer of the document does, and returns the errors. Long
 * integers of schemas are rounded, as Ajv knows no bigint. `19.99` is a multiple of `0.01`.
 */
export function openValidator(
  schemas: Readonly<Record<string, unknown>>,
): (reference: unknown, value: Json) => string[] {
  const regExp = Object.assign(compilePattern, { code: "new RegExp" });
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    ownProperties: true,
    multipleOfPrecision: 9,
    validateSchema: false,
    code: { regExp },
  });
  addFormats.default(ajv);
  const rounded = JSON.parse(printJson(schemas)) as Readonly<Record<string, object>>;
  for (const schema of Object.values(rounded)) {
    if (metaValidator.validateSchema(schema) !== true) throw new Error(metaValidator.errorsText());
  }
  ajv.addSchema({ $id: "https://test.example/openapi", components: { schemas: rounded } });
  const compiled = new Map<unknown, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate =
      compiled.get(schema) ??
      ajv.compile({
        $id: `https://test.example/schema-${compiled.size}`,
        ...(JSON.parse(
          printJson(schema).replaceAll('"#/components/', '"https://test.example/openapi#/components/'),
        ) as object),
      });
    compiled.set(schema, validate);
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
  };
}

/** Converts a value to its form on the wire. 64-bit numbers become numbers, rounded as validators round them. */
export function toWire(
  value: Json,
  model: ExactModel | undefined,
  byAlias: (alias: string) => readonly ExactModel[],
): Json {
  if (!model) return value;
  const all = new Set([model]);
  for (const one of all) for (const alias of one.schemas ?? []) for (const next of byAlias(alias)) all.add(next);
  let result = value;
  for (const one of all) {
    if (one.int64 && typeof result === "string" && /^-?\d+$/.test(result)) result = Number(result);
    if (isList(result)) result = result.map((item) => toWire(item, one.items, byAlias));
    if (isFields(result)) {
      const fields = Object.entries(result).map(([name, field]): [string, Json] => {
        const part = one.fields && Object.hasOwn(one.fields, name) ? one.fields[name] : one.values;
        return [name, toWire(field, part, byAlias)];
      });
      result = Object.fromEntries(fields);
    }
  }
  return result;
}
