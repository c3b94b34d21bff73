import { type DocumentedOperation, parseEchoPlace, quoteNames, type Report } from "@shortvideo-api/document/source";
import type { Echo } from "../api/operation.ts";
import { readField, readItemSchema, readTypes } from "./read-field.ts";
import type { DescribedParam } from "./describe-params.ts";
import type { Schema, SchemaScope } from "@shortvideo-api/document/sample/source";

/** The parts of an operation that `x-echo` refers to. */
export interface EchoSource {
  endpoint: DocumentedOperation;
  params: readonly DescribedParam[];
  /** The schema of the response; `undefined` if it is not JSON. */
  schema: Schema | undefined;
}

/** Reads `x-echo`: fields of the response that repeat a parameter. Reports and skips a field that does not match. */
export function readEchoes(scope: SchemaScope, { endpoint, params, schema }: EchoSource, report: Report): Echo[] {
  const steps = [...endpoint.steps, "x-echo"];
  return endpoint.echoes.flatMap(({ param: wireName, places }) => {
    const described = params.find(({ param }) => param.wireName === wireName);
    if (!described) {
      report("echo-unknown-param", [...steps, wireName], `\`${wireName}\` is not a parameter of the operation.`);
      return [];
    }
    return places.flatMap((place, index) => {
      const fieldSteps = [...steps, wireName, index];
      const found = schema === undefined ? "The operation has no JSON response." : findPlace(scope, schema, place);
      if (typeof found === "string") {
        report("echo-unknown-field", fieldSteps, found);
        return [];
      }
      const misfit = findMisfit(scope, described, place, found.schema);
      if (misfit !== undefined) {
        report("echo-of-wrong-type", fieldSteps, misfit);
        return [];
      }
      return [{ param: described.param.name, path: found.path }];
    });
  });
}

/** Follows a path such as `comments[].aweme_id`. Returns a message if there is no such field. */
function findPlace(scope: SchemaScope, schema: Schema, place: string): { schema: Schema; path: string[] } | string {
  const path: string[] = [];
  let current = schema;
  for (const step of parseEchoPlace(place)) {
    if (step === "[]") {
      const items = readItemSchema(scope, current);
      if (items === undefined) return `\`${place}\` is not in the response: \`${path.at(-1)}\` is not a list.`;
      current = items;
    } else {
      const found = readField(scope, current, [step]);
      if ("missing" in found) {
        const known = quoteNames(found.known);
        const others = known === "" ? "the schema names no properties" : `the properties are ${known}`;
        return `\`${place}\` is not in the response: there is no \`${found.missing}\`; ${others}.`;
      }
      current = found.schema;
    }
    path.push(step);
  }
  return { schema: current, path };
}

/** Compares types: a string is repeated as a string, a number as a number or its digits. */
function findMisfit(
  scope: SchemaScope,
  { param, schema: given }: DescribedParam,
  place: string,
  schema: Schema,
): string | undefined {
  const [paramTypes, fieldTypes] = [readTypes(scope, given), readTypes(scope, schema)];
  const isFitting =
    fieldTypes.size === 1 && (fieldTypes.has("string") || [...fieldTypes].every((type) => paramTypes.has(type)));
  if (isFitting) return undefined;
  const printed = fieldTypes.size === 0 ? "of unknown type" : `of type ${quoteNames([...fieldTypes])}`;
  return `\`${place}\` is ${printed}, which \`${param.wireName}\` cannot be.`;
}
