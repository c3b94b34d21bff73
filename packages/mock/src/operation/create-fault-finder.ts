import type { Schema } from "@shortvideo-api/document";
import type { ErrorObject } from "ajv/dist/2020.js";
import { classifyValue } from "./classify-value.js";
import { describePlacedMisfit, valueAt } from "./describe-misfit.js";
import { once } from "./once.js";
import type { BodyFault, FindFaults } from "./operation.js";
import type { CompileSchema } from "./schema-compiler.js";

/** Mistakes that are reported of one body. */
const most = 8;

/** Keywords of alternatives: what is wrong with each of them is not wrong with the body. */
const alternatives = new Set(["anyOf", "oneOf", "not", "if", "contains", "propertyNames", "unevaluatedProperties"]);

/** Keywords that an object may fail several times. Of one value that fails several keywords, one mistake is enough. */
const ofProperties = new Set(["required", "additionalProperties", "dependentRequired"]);

/** Creates what finds the parts of a value that do not fit a schema. Compiles the schema when the first value comes. */
export function createFaultFinder(schema: Schema, compile: CompileSchema): FindFaults {
  const compiled = once(() => compile(schema));
  return (value) => {
    const validate = compiled();
    return validate(value) ? [] : listFaults(value, validate.errors ?? []);
  };
}

function listFaults(value: unknown, errors: readonly ErrorObject[]): BodyFault[] {
  const hasAlternatives = errors.some(({ keyword }) => alternatives.has(keyword));
  const faults = new Map<string, BodyFault>();
  for (const error of hasAlternatives ? errors.slice(0, 1) : errors) {
    const wrong = describePlacedMisfit([error], "The body");
    const form = classifyValue(valueAt(value, error.instancePath));
    const key = ofProperties.has(error.keyword) ? wrong : error.instancePath;
    if (!faults.has(key)) faults.set(key, { wrong, mistake: `${wrong.replaceAll(/\d+/g, "#")}, ${form}` });
  }
  return [...faults.values()].slice(0, most);
}
