import { configurationShape } from "./configuration-shape.ts";
import type { ValueShape } from "./value-shape.ts";

/** Returns the JSON Schema of a configuration, for editors. */
export function createConfigurationSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "openapi-monorepo.json",
    ...toSchema(configurationShape),
  };
}

function toSchema(shape: ValueShape): Readonly<Record<string, unknown>> {
  const { description } = shape;
  if (shape.is === "text") return { description, type: "string", pattern: shape.pattern?.source ?? "\\S" };
  if (shape.is === "choice") return { description, enum: shape.of };
  if (shape.is === "list") {
    const list = { type: "array", items: toSchema(shape.of) };
    return shape.orOne ? { description, anyOf: [toSchema(shape.of), list] } : { description, ...list };
  }
  if (shape.is === "map") return { description, type: "object", additionalProperties: toSchema(shape.of) };
  return {
    description,
    type: "object",
    properties: Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, toSchema(field)])),
    ...(shape.required && { required: shape.required }),
    additionalProperties: false,
  };
}
