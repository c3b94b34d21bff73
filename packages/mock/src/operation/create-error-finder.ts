import { cutText, findNearName, once, type Schema, viewSchema } from "@shortvideo-api/document";
import { classifyValue } from "./classify-value.js";
import { findChoiceErrors } from "./find-choice-errors.js";
import type { BodyError, FindBodyErrors } from "./operation.js";
import type { CompileSchema } from "./compile/schema-compiler.js";
import { describeLocatedError, pickError, type SchemaError, valueAt } from "./compile/schema-error.js";

/** Maximum number of errors for one body. */
const maxErrors = 8;

/** Keywords of alternatives: an error in one of them is not an error of the body. */
const alternatives = new Set(["anyOf", "oneOf", "not", "if", "contains", "propertyNames", "unevaluatedProperties"]);

/** Keywords that an object can violate several times. For other keywords, one error is reported for each value. */
const propertyKeywords = new Set(["required", "additionalProperties", "dependentRequired"]);

/** Creates a function that finds the errors of a value. Compiles the schema when it validates the first value. */
export function createErrorFinder(document: object, schema: Schema, compile: CompileSchema): FindBodyErrors {
  const findErrors = once(() => compile(schema));
  return (value) => {
    const errors = findErrors()(value);
    if (errors.length === 0) return [];
    const hasChoice = errors.some(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
    const meant = hasChoice ? findChoiceErrors(viewSchema(document, schema), value, { document, compile }) : [];
    return listErrors(value, meant.length > 0 ? meant : errors);
  };
}

function listErrors(value: unknown, errors: readonly SchemaError[]): BodyError[] {
  const hasAlternatives = errors.some(({ keyword }) => alternatives.has(keyword));
  const { misspelled, others } = pairMisspelled(errors);
  const found = new Map(misspelled.map((error) => [error.wrong, error]));
  for (const error of hasAlternatives ? pickError(others) : others) {
    const wrong = describeLocatedError(error, "The body");
    const form = classifyValue(valueAt(value, error.instancePath));
    const key = propertyKeywords.has(error.keyword) ? wrong : error.instancePath;
    if (!found.has(key)) found.set(key, { wrong, mistake: `${wrong.replaceAll(/\d+/g, "#")}, ${form}` });
  }
  return [...found.values()].slice(0, maxErrors);
}

/** Makes one error of a missing property and an undeclared one with a near name: the name is misspelled. */
function pairMisspelled(errors: readonly SchemaError[]): {
  readonly misspelled: readonly BodyError[];
  readonly others: readonly SchemaError[];
} {
  const paired = new Set<SchemaError>();
  const misspelled = errors.flatMap((missing) => {
    if (missing.keyword !== "required") return [];
    const { name = "" } = missing;
    const other = errors.find(
      ({ keyword, instancePath, name: sent = "" }) =>
        keyword === "additionalProperties" &&
        instancePath === missing.instancePath &&
        findNearName(sent, [name]) !== undefined,
    );
    if (!other) return [];
    paired.add(missing).add(other);
    const place = missing.instancePath || "The body";
    const sent = cutText(other.name ?? "");
    const wrong = `${place} has \`${sent}\` in place of \`${name}\``;
    // The mistake contains no part of the request.
    return [{ wrong, mistake: `${place} has another name for \`${name}\`` }];
  });
  return { misspelled, others: errors.filter((error) => !paired.has(error)) };
}
