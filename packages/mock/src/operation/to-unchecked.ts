import type { ParameterObject } from "@shortvideo-api/document";
import type { Parameter } from "./operation.js";

/** A parameter of which nobody can say what is right: whatever is given passes, as often as it is given. */
export function toUnchecked({
  name,
  in: place,
  required,
  deprecated = false,
  style,
  explode,
}: ParameterObject): Parameter {
  const isSeen = place !== "cookie" || explode === false;
  return {
    name,
    in: place,
    required: isSeen && (required ?? place === "path"),
    deprecated,
    list: "repeated",
    deep: style === "deepObject" ? {} : undefined,
    checked: false,
    json: false,
    types: [],
    itemTypes: [],
    default: undefined,
    choices: [],
    boundaries: [],
    samples: [],
    expected: "an object",
    accepts: () => true,
    findMisfit: () => undefined,
  };
}
