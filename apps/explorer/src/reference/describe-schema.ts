import { isInt64, isNode, type Node, readReference } from "@shortvideo-api/document/source";
import type { ApiModel } from "@shortvideo-api/generator";
import { writeCode } from "./markdown.ts";

/** Describes the parts of a schema that renderers ignore: exact numbers, JSON in strings, siblings of the same value. */
export function describeSchema(written: Node, model: ApiModel): string[] {
  return [
    ...(isInt64(written) ? ["**64 bits:** a number on the wire, a string of digits in the typed client."] : []),
    ...describeContent(written, model),
    ...describeSibling(written["x-rounded-from"], (sibling) => `**Rounded:** ${sibling} has the exact numbers.`),
    ...describeSibling(written["x-same-as"], (sibling) => `**The same value** as ${sibling}.`),
  ];
}

function describeContent({ contentMediaType, contentSchema }: Node, { schemas }: ApiModel): string[] {
  if (typeof contentMediaType !== "string" || !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentMediaType)) return [];
  const reference = isNode(contentSchema) ? contentSchema["$ref"] : undefined;
  const key = typeof reference === "string" ? readReference(reference)?.key : undefined;
  const schema = schemas.find((each) => each.key === key);
  if (!schema) return ["**JSON in a string.**"];
  const decoder = schema.encoded
    ? `; ${writeCode(`decode${schema.name}`)} of ${writeCode("@shortvideo-api/wire")} reads it`
    : "";
  return [`**JSON in a string:** a ${writeCode(schema.key)}${decoder}.`];
}

function describeSibling(name: unknown, describe: (sibling: string) => string): string[] {
  return typeof name === "string" && name !== "" ? [describe(writeCode(name))] : [];
}
