import { isUndeclared } from "../normalize/normalize-parameters.ts";
import { readExplode, readStyle } from "../openapi/joined-style.ts";
import { parseMediaType } from "../openapi/media-type.ts";
import type { Step } from "../openapi/node.ts";
import type { Header, MediaType, OpenApi, ParameterObject, Reference, SchemaObject } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import { readStreamKind } from "../openapi/media-kinds.ts";
import { viewSchema } from "../view/view-schema.ts";
import type { DocumentedMedia, DocumentedParameter, DocumentedPart } from "./documented-operation.ts";
import { listExamples, nameExamples } from "./list-examples.ts";
import { locateNode } from "./locate-node.ts";
import { once } from "./once.ts";
import { readParameterStyle } from "./parameter-style.ts";

/** Reads a parameter. Default for its style and `explode`: those of its place. */
export function readParameter(
  document: OpenApi,
  { node, steps }: DocumentedPart<ParameterObject>,
): DocumentedParameter {
  const { name, in: place, required = place === "path", allowReserved = false } = node;
  const [media] = node.schema === undefined ? readMedia(document, node.content, steps) : [];
  const schema = node.schema ?? media?.schema ?? true;
  const style = readStyle(node);
  const allowsEmpty = once(() => {
    // An object has no form without a value, and only the style `form` has one: https://spec.openapis.org/oas/v3.1.1.html#style-examples
    if (place !== "query" || node.allowEmptyValue !== true || style !== "form" || media !== undefined) return false;
    return !viewSchema(document, schema).meantTypes.includes("object");
  });
  const serialization = once(() => readParameterStyle(parameter));
  const parameter: DocumentedParameter = {
    node,
    steps,
    name,
    in: place,
    required,
    isDeclared: !isUndeclared(node),
    style,
    explode: readExplode(node),
    allowReserved,
    media,
    schema,
    schemaSteps: media?.schemaSteps ?? [...steps, "schema"],
    get deprecated() {
      if (node.deprecated !== undefined) return node.deprecated;
      return typeof schema === "object" && resolveKnown<SchemaObject>(document, schema)?.deprecated === true;
    },
    get allowsEmpty() {
      return allowsEmpty();
    },
    get view() {
      return viewSchema(document, schema);
    },
    get examples() {
      return [...listExamples(document, node), ...(media?.examples ?? [])];
    },
    get serialization() {
      return serialization();
    },
  };
  return parameter;
}

/** Reads the headers of a response, or of a part of a form. `steps` lead to the object that has the `headers`. */
export function readHeaders(
  document: OpenApi,
  headers: Readonly<Record<string, Header | Reference>> | undefined,
  steps: readonly Step[],
): DocumentedParameter[] {
  return Object.entries(headers ?? {}).flatMap(([name, entry]) => {
    const located = locateNode(document, entry, [...steps, "headers", name]);
    if (!located) return [];
    return [readParameter(document, { node: { ...located.node, name, in: "header" }, steps: located.steps })];
  });
}

/** Reads the media types of a body. `steps` lead to the object that has the `content`. */
export function readMedia(
  document: OpenApi,
  content: Readonly<Record<string, MediaType>> | undefined,
  steps: readonly Step[],
): DocumentedMedia[] {
  return Object.entries(content ?? {}).map(([name, node]) => {
    const place = [...steps, "content", name];
    const { schema = true, itemSchema, encoding = {} } = node;
    const examples = once(() => listExamples(document, node));
    const named = once(() => nameExamples(document, node));
    const partHeaders = once(
      () =>
        new Map(
          Object.entries(encoding).map(([part, { headers }]) => {
            const inner = [...place, "encoding", part];
            return [part, readHeaders(document, headers, inner)] as const;
          }),
        ),
    );
    return {
      node,
      steps: place,
      name,
      ...parseMediaType(name),
      stream: readStreamKind(name),
      schema,
      schemaSteps: [...place, "schema"],
      itemSchema,
      get view() {
        return viewSchema(document, schema);
      },
      get examples() {
        return examples();
      },
      get named() {
        return named();
      },
      get partHeaders() {
        return partHeaders();
      },
    };
  });
}
