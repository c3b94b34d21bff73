import {
  type DocumentedMedia,
  type DocumentedParameter,
  isInt64,
  isToken,
  type Report,
  type Schema,
  type SchemaObject,
  type SchemaView,
  viewInScope,
} from "@shortvideo-api/document/source";
import { asJson, printDecimal, type SchemaScope } from "@shortvideo-api/document/sample/source";
import type { PartHeader } from "../api/operation.ts";
import { listMeantTypes } from "./read-field.ts";
import { toSentence } from "./clean-text.ts";

/** The headers of the parts of a body, and the schema of their values: an object of objects. */
export interface DescribedPartHeaders {
  readonly headers: readonly PartHeader[];
  readonly schema: Schema;
}

/** Reads the headers of the parts of a multipart body: `encoding.headers`. Reports headers that callers cannot set. */
export function readPartHeaders(
  scope: SchemaScope,
  { name: mediaType, partHeaders, schema, steps }: DocumentedMedia,
  report: Report,
): DescribedPartHeaders {
  const isMultipart = /^multipart\//i.test(mediaType);
  const { required: alwaysSent } = viewInScope(scope, schema);
  const parts: Record<string, SchemaObject> = {};
  const headers = [...partHeaders].flatMap(([part, declared]) =>
    declared.flatMap((header): PartHeader[] => {
      const { name, required: isRequired, schema: value } = header;
      const why = isMultipart ? explainForbidden(name) : `a body of \`${mediaType}\` has no parts`;
      if (why !== undefined) {
        const message = `Callers cannot set the header \`${name}\` of \`${part}\`: ${why}.`;
        report("part-header-never-sent", [...steps, "encoding", part, "headers", name], message);
        return [];
      }
      const { properties = {}, required = [] } = parts[part] ?? {};
      parts[part] = {
        type: "object",
        properties: { ...properties, [name]: value },
        required: isRequired ? [...required, name] : required,
        additionalProperties: false,
      };
      return [{ part, isPartRequired: alwaysSent.has(part), ...describeHeader(scope, header) }];
    }),
  );
  return {
    headers,
    schema: { type: "object", properties: parts, additionalProperties: false },
  };
}

/** Returns the reason why callers cannot set a header of a part. */
function explainForbidden(name: string): string | undefined {
  if (/^content-type$/i.test(name)) return "`encoding.contentType` sets it";
  if (/^content-disposition$/i.test(name)) return "the client sets it, with the name of the part";
  return isToken(name) ? undefined : "no header can have this name";
}

function describeHeader(
  scope: SchemaScope,
  { node, name, required, explode, contentForm, schema }: DocumentedParameter,
): Omit<PartHeader, "part" | "isPartRequired"> {
  const view = viewInScope(scope, schema);
  const isList = listMeantTypes(view).includes("array");
  const item = isList ? view.item(view.prefixLength) : view;
  return {
    name,
    description: toSentence(node.description ?? view.beside?.description ?? view.own.description),
    isRequired: required,
    explode,
    json: contentForm === "json",
    isList,
    values: readValues(item),
  };
}

/** Reads the type of a single value: its values, if they are listed, or types of TypeScript. */
function readValues(view: SchemaView): PartHeader["values"] {
  const isLong = view.parts.some(isInt64);
  const scalars = view.values
    ?.map((value) => (isLong ? printDecimal(asJson(value)) : value))
    .filter((value) => typeof value === "string" || typeof value === "number");
  if (view.values && scalars?.length === view.values.length) return { listed: scalars };
  const types = listMeantTypes(view).filter((type) => type !== "null");
  if (types.length === 0) return { types: ["unknown"] };
  const printed = types.map((type) => {
    if (type === "integer" || type === "number") return isLong ? "string" : "number";
    return type === "string" || type === "boolean" ? type : "unknown";
  });
  return { types: [...new Set(printed)] };
}
