import type { Parameter } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { parseParameter } from "../request/parse-parameter.js";
import { classifyValue } from "../operation/classify-value.js";
import { valueAt } from "../operation/compile/schema-error.js";

/**
 * Names the mistake of a violation with the value of a parameter: the keyword of its schema that fails, and the form of the value.
 * `count=0` and `count=51` are two mistakes, `count=51` and `count=52` are one. Returns other violations unchanged.
 */
export function nameMistake(
  parameters: readonly Parameter[],
  given: Exchange["parameters"],
  violation: RequestViolation,
): RequestViolation {
  const { code, place, mistake } = violation;
  const parameter = parameters.find((each) => `${each.in}.${each.name}` === place);
  const texts = given[place];
  if (!parameter || !texts) return violation;
  if (code === "parameter-wrong") return { ...violation, mistake: describeMistake(parameter, texts) };
  if (code !== "position-unknown") return violation;
  return { ...violation, mistake: [mistake, classifyValue(texts[0])].filter(Boolean).join(", ") };
}

function describeMistake(parameter: Parameter, texts: readonly string[]): string {
  const { choices } = parameter;
  const value = parseParameter(parameter, texts);
  const error = parameter.findSchemaError(value);
  const { keyword, instancePath, properties } = error ?? { keyword: "size", instancePath: "", properties: [] };
  const lower = new Set(choices.map((choice) => choice.toLowerCase()));
  const isOtherCase = texts.some((text) => !choices.includes(text) && lower.has(text.toLowerCase()));
  const form = isOtherCase
    ? "choice in another case"
    : classifyValue(value === undefined ? texts[0] : valueAt(value, instancePath));
  return [...properties, keyword, form].join(" ");
}
