import { findOperation, resolve } from "./find-schema.ts";
import { extend, type Json, type JsonObject, locate, findMapping, toMapping, findValue } from "./load-document.ts";
import type { ParameterRow, Rule } from "./read-description.ts";

/** Lists the pointers of an operation's parameters. Follows their `$ref`s. */
export function listParameters(document: JsonObject, operationId: string): string[] {
  const operation = findOperation(document, operationId);
  if (operation === undefined) return [];
  const list = extend(operation, "parameters");
  return Object.keys(findValue(document, list) ?? {}).map((index) => resolve(document, extend(list, index)));
}

/** Finds a parameter by its name on the wire. */
export function findParameter(document: JsonObject, operationId: string, name: string): string | undefined {
  return listParameters(document, operationId).find((pointer) => findMapping(document, pointer)?.["name"] === name);
}

/** Compares one parameter of the tables with the document. */
export function compareParameter(document: JsonObject, row: ParameterRow): string[] {
  const place = `${row.source} ${row.operation} ?${row.name}`;
  const pointer = findParameter(document, row.operation, row.name);
  if (pointer === undefined) return [`${place}: expected this parameter, found none`];
  const parameter = toMapping(findMapping(document, pointer));
  const schema = toMapping(findMapping(document, resolve(document, extend(pointer, "schema"))));
  const problems = [
    ...compareProvenance(row, parameter),
    ...(parameter["in"] === "query" ? [] : [`expected \`in: query\`, found ${print(parameter["in"])}`]),
    ...(row.type === "not stated" || schema["type"] === row.type
      ? []
      : [`expected ${row.type}, found ${print(schema["type"])}`]),
    ...row.rules.flatMap((rule) => compareRule(rule, schema, parameter)),
    ...compareMeanings(row, `${print(parameter["description"])} ${print(schema["description"])}`),
  ];
  return problems.map((problem) => `${place} (${locate(pointer)}): ${problem}`);
}

function compareProvenance({ named }: ParameterRow, parameter: JsonObject): string[] {
  const { status } = toMapping(parameter["x-provenance"]);
  const problems: string[] = [];
  if (named !== "overview" && (status ?? "documented") !== named) {
    problems.push(`expected a name that is ${named}, found one that is ${print(status ?? "documented")}`);
  }
  if (parameter["required"] === true && status === undefined) {
    problems.push("expected `x-provenance` for `required: true`, which the description does not say, found none");
  }
  return problems;
}

function compareRule({ word, values }: Rule, schema: JsonObject, parameter: JsonObject): string[] {
  const found = (keyword: string) => [print(schema[keyword])];
  switch (word) {
    case "enum":
      return compareLists(word, values, schema["type"] === "boolean" ? ["true", "false"] : toTexts(schema["enum"]));
    case "list of": {
      const hasCommas = parameter["explode"] === false && (parameter["style"] ?? "form") === "form";
      const problems = compareLists(word, values, toTexts(toMapping(schema["items"])["enum"]));
      return hasCommas
        ? problems
        : [...problems, "expected values combined with commas: `style: form`, `explode: false`"];
    }
    case "minimum":
      return schema["exclusiveMinimum"] === Number(values[0]) - 1 ? [] : compareLists(word, values, found(word));
    case "unit":
      return compareLists("x-unit", values, found("x-unit"));
    case "exactly one":
      // `compareExclusions` compares this rule of the operation.
      return [];
    case "default":
    case "maximum":
    case "pattern":
    case "minLength":
      return compareLists(word, values, found(word));
    default:
      return [`\`${word}\` is not a rule of the tables`];
  }
}

function compareMeanings({ meanings }: ParameterRow, description: string): string[] {
  const words = new Set(listWords(description));
  const missing = meanings.filter(
    ({ value, meaning }) => !listWords(`${value} ${meaning}`).every((word) => words.has(word)),
  );
  return missing.map(({ value, meaning }) => `its description does not say that \`${value}\` is ${meaning}`);
}

/** Lists the words of a text in lower case, without `to`, `of` and the `s` of a genitive. */
function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !["to", "of", "s"].includes(word));
}

/** Compares two lists in any order. Returns a sentence if they differ. */
function compareLists(word: string, expected: readonly string[], found: readonly string[]): string[] {
  const isEqual = expected.length === found.length && expected.every((value) => found.includes(value));
  return isEqual ? [] : [`expected ${word} ${expected.join(" ")}, found ${found.join(" ") || "nothing"}`];
}

function toTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(print) : [];
}

function print(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}
