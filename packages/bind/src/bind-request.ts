import {
  type BodyChecks,
  type BodyMetadata,
  checkBody,
  checkInner,
  type ContentChecks,
  type ContentMetadata,
  type EncodingMetadata,
  type OperationChecks,
  type OperationMetadata,
  type ParamCheck,
  type ParamMetadata,
  serializeBody,
  serializeQueryString,
  writeForm,
  writeLines,
  writeRecords,
} from "@shortvideo-api/client/runtime";
import { type Body, type BodyContent, bodyKeys, type Operation, type Param } from "@shortvideo-api/model";
import { stringifyExact } from "@shortvideo-api/wire";
import type { BoundSchemas } from "./bind-schemas.js";

/** Returns how the client serializes the params of an operation. */
export function bindRequest({ params, body }: Operation, schemas: BoundSchemas): Partial<OperationMetadata> {
  return {
    serialize: serializeQueryString,
    params: Object.fromEntries(params.map((param) => [param.name, bindParam(param, schemas)])),
    ...(body && { body: bindBody(body, schemas) }),
  };
}

/** Returns how the client checks the params of an operation before it sends a request. */
export function bindChecks(
  { params, body, exactlyOneOf }: Operation,
  operation: OperationMetadata,
  schemas: BoundSchemas,
): OperationChecks {
  const checked = params.filter(({ check, required, rules }) => check !== undefined || rules !== undefined || required);
  return {
    operation,
    params: Object.fromEntries(checked.map((param) => [param.name, bindCheck(param, schemas)])),
    exactlyOneOf,
    ...(body && { body: bindBodyChecks(body, schemas) }),
  };
}

function bindBodyChecks(body: Body, schemas: BoundSchemas): BodyChecks {
  return {
    check: checkBody,
    required: body.required,
    ...bindContentChecks(body, schemas),
    others: Object.fromEntries(body.others.map((other) => [other.mediaType, bindContentChecks(other, schemas)])),
  };
}

function bindContentChecks({ check, partCheck }: BodyContent, schemas: BoundSchemas): ContentChecks {
  return { ...(check && { schema: schemas.check(check) }), ...(partCheck && { partRules: schemas.check(partCheck) }) };
}

function bindParam(param: Param, schemas: BoundSchemas): ParamMetadata {
  const { allowReserved, constant, explode, exact, form, in: place, json, name, style, wireName } = param;
  const isWhole = style === "querystring";
  const marks = exact && schemas.exact(exact);
  return {
    ...(isWhole ? { in: "querystring" } : place !== "query" && { in: place }),
    ...(name !== wireName && { wireName }),
    ...(constant !== undefined && { constant }),
    ...(!isWhole && { style }),
    explode,
    allowReserved,
    ...(json && (marks ? { write: (value) => stringifyExact(value, marks) } : { json: true })),
    ...(form && { write: (value) => writeForm(value, {}, marks) }),
  };
}

function bindCheck(param: Param, schemas: BoundSchemas): ParamCheck {
  const { check, exact, expected, json, required, rules } = param;
  // The rules of a scalar, or of a list of them, are those of a `ParamCheck`.
  const own: Omit<ParamCheck, "expected"> = Object(check);
  return {
    ...own,
    required,
    expected,
    ...(rules && { find: checkInner, rules: schemas.check(rules), isJson: json }),
    ...(rules && json && exact && { exact: schemas.exact(exact) }),
  };
}

function bindBody(body: Body, schemas: BoundSchemas): BodyMetadata {
  const { mediaType, others } = body;
  const hasHeaders = [body, ...others].some(({ partHeaders }) => partHeaders.length > 0);
  return {
    param: bodyKeys.name,
    mediaType,
    serialize: serializeBody,
    ...bindContent(body, schemas),
    ...(hasHeaders && { partHeaders: bodyKeys.partHeaders }),
    ...((others.length > 0 || mediaType.includes("*")) && { contentType: bodyKeys.contentType }),
    ...(others.length > 0 && {
      others: Object.fromEntries(others.map((other) => [other.mediaType, bindContent(other, schemas)])),
    }),
  };
}

const itemWriters = { lines: writeLines, records: writeRecords } as const;

function bindContent(content: BodyContent, schemas: BoundSchemas): ContentMetadata {
  const { exact, kind } = content;
  return {
    ...(exact && { exact: schemas.exact(exact) }),
    ...((kind === "lines" || kind === "records") && { write: itemWriters[kind] }),
    encoding: bindEncoding(content),
  };
}

function bindEncoding({ encoding, partHeaders }: BodyContent): Readonly<Record<string, EncodingMetadata>> {
  const entries = Object.entries(encoding).map(([part, fields]) => {
    const headers = partHeaders
      .filter((header) => header.part === part)
      .map(({ name, explode, json }) => [name, { explode, json }]);
    return [part, { ...fields, ...(headers.length > 0 && { headers: Object.fromEntries(headers) }) }] as const;
  });
  return Object.fromEntries(entries.filter(([, metadata]) => Object.keys(metadata).length > 0));
}
