import {
  type DocumentedWebhook,
  isInt64,
  type OperationObject,
  printJson,
  type Schema,
} from "@shortvideo-api/document/source";
import { asJson, printDecimal } from "@shortvideo-api/document/sample/source";
import { openSchema, type OpenSchema } from "../../../packages/diff/src/schema/open-schema.ts";
import type { DescribedOperation, DescribedWebhook, Side } from "../../../packages/diff/src/schema/side.ts";
import { printMethodKey } from "../../../packages/model/src/names/print-type-ref.ts";
import { bodyKeys } from "../../../packages/model/src/names/names.ts";
import { hasSeveralMedia } from "../../../packages/model/src/api/operation.ts";
import { readPartHeaders } from "../../../packages/model/src/operation/read-part-headers.ts";

/**
 * Prints a program that was written for the earlier document. It names each type, sends all parameters, assigns each response to
 * its earlier type, and reads each field. `./before` and `./after` contain the types of both documents.
 */
export function printConsumer(before: Side): string {
  const names = before.model.schemas.map(({ name }) => name);
  return [
    `import type { ResponseBody, FailureBody, MediaBody, JsonString, Params${names.map((name) => `, ${name}`).join("")} } from "./after/index.js";`,
    `import type { ResponseBody as ResponseBefore, FailureBody as FailureBefore, MediaBody as MediaBefore, Params as ParamsBefore } from "./before/index.js";`,
    `declare function decode<T>(text: JsonString<T> | undefined): T;`,
    `declare function readWord(word: string | number | boolean | null | undefined): unknown;`,
    `export type Named = [${["FailureBody<never, never>", "FailureBefore<never, never>", "MediaBody<never, never>", "MediaBefore<never, never>", ...names].join(", ")}];`,
    ...listUnused(before).map(
      ({ name }, index) =>
        `export const unused${index} = (value: ${name}): import("./before/index.js").${name} => value;`,
    ),
    ...before.operations.flatMap((operation, index) => printOperation(before, operation, index)),
    ...before.webhooks.flatMap((webhook, index) => printWebhook(before, webhook, index)),
    "",
  ].join("\n");
}

/** Lists the types without references in the document: only the program itself creates their values. */
function listUnused({ root, model }: Side): typeof model.schemas {
  const text = printJson(root);
  return model.schemas.filter(({ key }) => !text.includes(`"#/components/schemas/${key}"`));
}

function printOperation(side: Side, described: DescribedOperation, index: number): readonly string[] {
  const { operation } = described;
  const id = JSON.stringify(operation.id);
  const documented = readResponses(described);
  const hasBody = operation.response.type !== undefined;
  const hasParams = operation.params.length > 0 || operation.body !== undefined;
  return [
    ...(hasParams
      ? [
          `export function send${index}(params: ParamsBefore<${id}>): Params<${id}> { return params; }`,
          ...printCalls(side, described).map((text, at) => `export const call${index}_${at}: Params<${id}> = ${text};`),
        ]
      : [`export const call${index}: Params<${id}> = {};`]),
    ...(hasBody
      ? [
          `export function response${index}(response: ResponseBody<${id}>): ResponseBefore<${id}> { return response; }`,
          `export function read${index}(response: NonNullable<ResponseBody<${id}>>): unknown[] { return [${printReads(side, documented.success, "response").join(", ")}]; }`,
        ]
      : [`export function nothing${index}(response: ResponseBody<${id}>): ResponseBefore<${id}> { return response; }`]),
    ...(hasSeveralMedia(operation) ? operation.response.media : []).map((media, at) => {
      const keys = `${id}, ${JSON.stringify(media.name)}`;
      return `export function media${index}_${at}(body: MediaBody<${keys}>): MediaBefore<${keys}> { return body; }`;
    }),
    ...documented.failures.flatMap(([status, schema]) => {
      const key = /^\d+$/.test(status) ? status : JSON.stringify(status);
      return [
        `export function failure${index}_${status}(body: FailureBody<${id}, ${key}>): FailureBefore<${id}, ${key}> { return body; }`,
        `export function readFailure${index}_${status}(body: FailureBody<${id}, ${key}>): unknown[] { return [${printReads(side, schema, "body").join(", ")}]; }`,
      ];
    }),
  ];
}

/** Prints the receiver of a webhook: it reads the parameters and the body, by their media types, and writes each response. */
function printWebhook(side: Side, { webhook, documented }: DescribedWebhook, index: number): readonly string[] {
  const method = printMethodKey(webhook.httpMethod);
  const [was, is] = ["before", "after"].map(
    (name) => `import("./${name}/index.js").webhooks[${JSON.stringify(webhook.id)}][${JSON.stringify(method)}]`,
  );
  const parts = [
    ...(webhook.contents.length > 0 ? ['["requestBody"]'] : []),
    ...new Set(documented.parameters.map((parameter) => `["parameters"][${JSON.stringify(parameter.in)}]`)),
  ];
  return [
    ...parts.map((part, at) => `export const received${index}_${at} = (value: ${is}${part}): ${was}${part} => value;`),
    ...documented.parameters.map(
      (parameter, at) =>
        `export const param${index}_${at} = (value: ${is}["parameters"]): unknown => value[${JSON.stringify(parameter.in)}]?.[${JSON.stringify(parameter.name)}];`,
    ),
    ...webhook.contents.map(({ mediaType }, at) => {
      const type = `NonNullable<${is}["requestBody"]>["content"][${JSON.stringify(mediaType)}]`;
      const reads = printReads(side, readSentSchema(documented, mediaType), "body");
      return `export const read${index}_of${at} = (body: ${type}): unknown[] => [${reads.join(", ")}];`;
    }),
    ...(webhook.contents.length > 0
      ? [`export const mediaType${index} = (mediaType: ${printMediaKeys(is)}): ${printMediaKeys(was)} => mediaType;`]
      : []),
    ...listResponseTypes(documented.node).map((part, at) =>
      part.includes("content")
        ? `export const respond${index}_${at} = (value: ${was}${part}): ${is}${part} => value;`
        : `export type Response${index}_${at} = ${is}${part};`,
    ),
  ];
}

function readSentSchema({ body }: DocumentedWebhook, mediaType: string): Schema | undefined {
  return body?.media.find(({ name }) => name === mediaType)?.node.schema;
}

/** Lists the types of the responses to a webhook: that of each media type, or that of a status without a body. */
function listResponseTypes({ responses = {} }: OperationObject): readonly string[] {
  return Object.entries(responses).flatMap(([status, node]) => {
    const response = `["responses"][${/^\d+$/.test(status) ? status : JSON.stringify(status)}]`;
    const media = "content" in node ? Object.keys(node.content ?? {}) : [];
    return media.length === 0 ? [response] : media.map((each) => `${response}["content"][${JSON.stringify(each)}]`);
  });
}

function printMediaKeys(type = ""): string {
  return `keyof NonNullable<${type}["requestBody"]>["content"]`;
}

function readResponses({ operation, documented }: DescribedOperation): {
  success: Schema | undefined;
  failures: [string, Schema][];
} {
  const bodies = [...documented.responses].flatMap(([status, { media }]): [string, Schema][] => {
    const { schema } = media[0]?.node ?? {};
    return schema === undefined ? [] : [[status, schema]];
  });
  // Without a documented success, `default` is one.
  const isSuccess = ([status]: [string, Schema]): boolean =>
    status.startsWith("2") ||
    (status === "default" && !operation.failures.some((failure) => failure.status === status));
  return { success: bodies.find(isSuccess)?.[1], failures: bodies.filter((body) => !isSuccess(body)) };
}

/** Prints expressions that read each field of a value; `access` is the expression of the value. */
function printReads(side: Side, schema: Schema | undefined, access: string, depth = 0): readonly string[] {
  if (schema === undefined || depth > 6) return [];
  const { parts, properties, choices, writeOnly } = openSchema(side.scope, { schema, steps: [] });
  // A program cannot read a value of several alternatives without a check.
  if (choices.length > 0) return [];
  const received = [...properties].filter(([name]) => !writeOnly.has(name));
  const reads = received.flatMap(([name, { schema: inner }]) => {
    const field = `${access}?.[${JSON.stringify(name)}]`;
    return [isWord(side, inner) ? `readWord(${field})` : field, ...printReads(side, inner, field, depth + 1)];
  });
  const items = parts.find((part) => part.schema.items !== undefined)?.schema.items;
  const values = parts.find((part) => typeof part.schema.additionalProperties === "object")?.schema
    .additionalProperties;
  const isMap = parts.some(
    ({ schema: { additionalProperties } }) => additionalProperties === true || typeof additionalProperties === "object",
  );
  const content = parts.find((part) => part.schema.contentSchema !== undefined)?.schema.contentSchema;
  return [
    ...reads,
    ...(isMap ? [`${access}?.["any name"]`] : []),
    ...printReads(side, items, `${access}?.[0]`, depth + 1),
    ...printReads(side, values, `${access}?.["any name"]`, depth + 1),
    ...printReads(side, content, `decode(${access})`, depth + 1),
    ...(content === undefined ? [] : [`decode(${access})`]),
  ];
}

/** Returns `true` for a schema of strings, numbers or booleans, which a program uses as such. */
function isWord(side: Side, schema: Schema): boolean {
  const { types = [], choices } = openSchema(side.scope, { schema, steps: [] });
  return choices.length === 0 && types.length > 0 && !types.includes("object") && !types.includes("array");
}

/** Prints literals of params as a caller may have written them: with all parameters, once for each value. */
function printCalls(side: Side, { operation, documented }: DescribedOperation): readonly string[] {
  const excluded = new Set(operation.exactlyOneOf.flatMap(([, ...others]) => others));
  const fields = operation.params
    .filter(({ name }) => !excluded.has(name))
    .map((param) => {
      const { schema = true } =
        documented.parameters.find((each) => each.in === param.in && each.name === param.wireName) ?? {};
      return { name: param.name, values: printValues(side, schema) };
    });
  const [media] = documented.body?.media ?? [];
  if (operation.body && media) fields.push({ name: bodyKeys.name, values: printValues(side, media.schema) });
  const parts = media && readPartHeaders(side.scope, media, () => {});
  if (operation.body && parts && parts.headers.length > 0)
    fields.push({ name: bodyKeys.partHeaders, values: printValues(side, parts.schema) });
  const callCount = Math.max(0, ...fields.map(({ values }) => values.length));
  const calls = Array.from({ length: callCount }, (_, index) => {
    const entries = fields.map(({ name, values }) => `${JSON.stringify(name)}: ${values[index % values.length]}`);
    return `{ ${entries.join(", ")} }`;
  });
  return [...calls, ...printChosenCalls(side, { operation, documented }, fields)];
}

/** Prints literals of params that name a media type of the body, if callers can choose it. */
function printChosenCalls(
  side: Side,
  { operation: { body }, documented }: Pick<DescribedOperation, "operation" | "documented">,
  fields: readonly { name: string; values: readonly string[] }[],
): readonly string[] {
  const contents = body ? [body, ...body.others] : [];
  if (contents.length === 1 && !contents[0]?.mediaType.includes("*")) return [];
  return contents.flatMap(({ mediaType, kind }) => {
    const schema = documented.body?.media.find(({ name }) => name === mediaType)?.schema ?? true;
    const [value] = kind === "schema" ? printValues(side, schema) : kind === "text" ? ['"a"'] : ["new Uint8Array()"];
    if (kind === "lines" || kind === "records") return [];
    const others = fields.filter(({ name }) => name !== bodyKeys.name && name !== bodyKeys.partHeaders);
    const entries = [
      ...others.map(({ name, values: [first] }) => `${JSON.stringify(name)}: ${first}`),
      `${JSON.stringify(bodyKeys.name)}: ${value}`,
      `${JSON.stringify(bodyKeys.contentType)}: ${JSON.stringify(mediaType.replaceAll("*", "x"))}`,
    ];
    return [`{ ${entries.join(", ")} }`];
  });
}

/** Prints literals that a schema admits; for an enumeration, all of them. */
function printValues(side: Side, schema: Schema, depth = 0, discriminating: Discriminating = {}): readonly string[] {
  const { parts, types, properties, required, choices, readOnly } = openSchema(side.scope, { schema, steps: [] });
  // The type of a required property without a schema is `unknown`.
  const isOpen = properties.size > 0 && parts.every((part) => part.schema.additionalProperties === undefined);
  const unlisted = isOpen ? [...required].filter((name) => !properties.has(name)) : [];
  const printFields = (): string[] => [
    ...[...properties]
      .filter(([name]) => !readOnly.has(name))
      .map(
        ([name, property]) =>
          `${JSON.stringify(name)}: ${discriminating[name] ?? printValues(side, property.schema, depth + 1)[0] ?? "null"}`,
      ),
    ...unlisted.map((name) => `${JSON.stringify(name)}: null`),
  ];
  if (choices.length > 0) {
    const readLiterals = createDiscriminatorReader(parts);
    const values = choices.flatMap(({ branches }) =>
      branches.flatMap((branch) => printValues(side, branch.schema, depth + 1, readLiterals(branch.schema))),
    );
    const beside = printFields();
    // The properties beside the alternatives belong to each of them.
    return values.map((value) => {
      const others = beside.filter((field) => !value.includes(field.slice(0, field.indexOf(": "))));
      return value.startsWith("{ ") ? `{ ${[...others, value.slice(2)].join(", ")}` : value;
    });
  }
  const isLong = parts.some((part) => isInt64(part.schema));
  const listed = parts.flatMap(
    ({ schema: { enum: values, const: value } }) => values ?? (value === undefined ? [] : [value]),
  );
  if (listed.length > 0) return listed.map((value) => printJson(isLong ? printDecimal(asJson(value)) : value));
  switch (types?.[0]) {
    case "integer":
    case "number":
      return [isLong ? '"1"' : "1"];
    case "boolean":
      return ["true"];
    case "array": {
      if (depth > 6) return ["[]"];
      const { prefixItems, minItems = 1 } = parts.find((part) => part.schema.prefixItems)?.schema ?? {};
      const first = prefixItems?.slice(0, minItems).map((item) => printValues(side, item, depth + 1)[0] ?? "null");
      if (first) return [`[${first.join(", ")}]`];
      const items = parts.find((part) => part.schema.items !== undefined)?.schema.items ?? true;
      return printValues(side, items, depth + 1).map((item) => `[${item}]`);
    }
    case "object":
      return [`{ ${printFields().join(", ")} }`];
    case "string":
      return parts.some((part) => part.schema.format === "binary") ? ["new Blob()"] : ['"a"'];
    default:
      return [types?.length === 0 ? "null" : '"a"'];
  }
}

/** Literals of the properties that identify an alternative. */
type Discriminating = Readonly<Record<string, string>>;

function createDiscriminatorReader(parts: OpenSchema["parts"]): (branch: Schema) => Discriminating {
  const found = parts.find(({ schema }) => schema.discriminator)?.schema.discriminator;
  return (branch) => {
    const reference = typeof branch === "object" ? branch.$ref : undefined;
    if (!found || reference === undefined) return {};
    const [value] = Object.entries(found.mapping ?? {}).find(([, target]) => target === reference) ?? [];
    return { [found.propertyName]: JSON.stringify(value ?? reference.split("/").at(-1)) };
  };
}
