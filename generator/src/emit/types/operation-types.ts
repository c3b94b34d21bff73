import {
  type AuthScheme,
  type BodyContent,
  bodyKeys,
  type Content,
  type Failure,
  hasContentType,
  type Operation,
  type Param,
  type PartHeader,
  printString,
  printTypeKey,
  type SuccessMedia,
  takesItems,
  printStatus,
} from "@shortvideo-api/model/source";
import { printDocComment } from "../print/doc.ts";
import { printJson } from "../print/literal.ts";
import { printOperationKey, printResponseKey } from "../print/create-types.ts";

type Location = Param["in"];

const locations: readonly Location[] = ["path", "query", "header", "cookie"];

/** Prints the params of an operation as one type: `operations["posts.get"]["parameters"]["query"]`, joined by `&` if there are more. */
export function printParamsType(operation: Operation, schemes: readonly AuthScheme[]): string {
  const grouped = new Set(operation.exactlyOneOf.flat());
  const parts = [
    ...locations.flatMap((location) => printLocation(operation, location, grouped, schemes)),
    ...operation.exactlyOneOf.map((group) => printChoice(operation, group)),
    ...printBodyField(operation),
  ];
  return parts.length === 0 ? "Record<string, never>" : parts.join(" & ");
}

/** Prints the type of a request body. */
export function printBodyType({ id, body }: Operation): string {
  return body ? printBodyContent(id, body) : "never";
}

function printBodyContent(id: string, content: BodyContent): string {
  const { kind, isListed, mediaType } = content;
  const type = `NonNullable<${printOperation(id)}["requestBody"]>["content"][${printString(mediaType)}]`;
  const items = `ItemsBody<${type}${isListed ? "[number]" : ""}>`;
  const types: Readonly<Record<BodyContent["kind"], string>> = {
    schema: /^multipart\/form-data\b/i.test(mediaType) ? `${type} | FormData` : type,
    text: "string",
    bytes: "BinaryBody",
    lines: items,
    records: items,
  };
  return types[kind];
}

/** Lists the types that bodies need for bytes and for items. */
export function listByteTypes(contents: readonly BodyContent[]): string[] {
  return [
    ...(contents.some(({ kind }) => kind === "bytes") ? ["BinaryBody"] : []),
    ...(contents.some(takesItems) ? ["ItemsBody"] : []),
  ];
}

/** Prints the type of a successful response body. */
export function printResponseType({ id, response }: Operation): string {
  const type = printResponseBody(id, response);
  return response.mayBeEmpty && response.kind !== "none" ? `${type} | undefined` : type;
}

/** Prints the types of the bodies of an operation by media type. */
export function printMediaTypes({ id, response }: Operation): string {
  const fields = response.media.map((media) => `${printString(media.name)}: ${printResponseBody(id, media)};`);
  return `{ ${fields.join(" ")} }`;
}

/** Prints the types of failure bodies, by status. */
export function printFailureTypes({ id, failures }: Operation): string {
  const fields = failures.map(
    ({ status, content }) => `${printStatus(status)}: ${content ? printContent(id, content) : printNoBody(status)};`,
  );
  return `{ ${fields.join(" ")} }`;
}

/** Prints the type of an undocumented body. HTTP forbids a body for some statuses: https://www.rfc-editor.org/rfc/rfc9110#section-15.3.5 */
function printNoBody(status: Failure["status"]): string {
  return status === 204 || status === 205 ? "undefined" : "unknown";
}

/** Prints the type of a body, or of one item of a stream. */
function printResponseBody(id: string, { kind, contents, items }: SuccessMedia): string {
  if (kind === "none") return "void";
  if (kind === "text") return "string";
  if (kind === "binary") return "Blob";
  if (items?.of === "text") return kind === "events" ? "string" : "unknown";
  const types = contents.map((content) => printContent(id, content) + (items?.isListed ? "[number]" : ""));
  return types.length === 0 ? "unknown" : [...new Set(types)].join(" | ");
}

function printContent(id: string, { status, mediaType }: Content): string {
  return `${printOperation(id)}["responses"][${printResponseKey(status)}]["content"][${printString(mediaType)}]`;
}

function printOperation(id: string): string {
  return `operations[${printString(printOperationKey(id))}]`;
}

/** Prints the parameters of a location, without those of an exactly-one-of group. */
function printLocation(
  operation: Operation,
  location: Location,
  grouped: ReadonlySet<string>,
  schemes: readonly AuthScheme[],
): string[] {
  const params = operation.params.filter((param) => param.in === location);
  const alone = params.filter((param) => !grouped.has(param.name));
  const plain = alone.filter(isAsOnWire);
  const own = alone.filter((param) => !isAsOnWire(param));
  // The location may have parameters that the model leaves out: credentials that the client adds, and headers that HTTP controls.
  const hasCredential = operation.auth
    .flat()
    .some(({ scheme }) =>
      schemes.some((candidate) => candidate.name === scheme && candidate.credential.in === location),
    );
  const isWhole = plain.length === params.length && (location === "path" || (location === "query" && !hasCredential));
  const type = printLocationType(operation, location);
  return [
    ...(plain.length === 0 ? [] : [isWhole ? type : printPick(type, plain)]),
    ...(own.length === 0 ? [] : [`{ ${own.map((param) => printOwn(type, param)).join(" ")} }`]),
  ];
}

/** Returns whether callers give a parameter under its name on the wire, with its need and its values. */
function isAsOnWire({ admitsNull, constant, name, required, wireName }: Param): boolean {
  return name === wireName && constant === undefined && !(required && admitsNull);
}

function printLocationType({ id, params }: Operation, location: Location): string {
  const type = `${printOperation(id)}["parameters"][${printString(location)}]`;
  return params.some((param) => param.in === location && (param.required || param.constant !== undefined))
    ? type
    : `NonNullable<${type}>`;
}

function printPick(type: string, params: readonly Param[]): string {
  return `Pick<${type}, ${params.map((param) => printString(param.wireName)).join(" | ")}>`;
}

/** Prints a parameter that has another name, another need or other values than on the wire. */
function printOwn(type: string, { admitsNull, constant, name, wireName, required }: Param): string {
  const field = `${type}[${printString(wireName)}]${constant === undefined ? "" : " | undefined"}`;
  if (!required) return `${printTypeKey(name)}?: ${field};`;
  return `${printTypeKey(name)}: ${admitsNull ? `NonNullable<${field}>` : field};`;
}

/** Prints a union with a branch for each param of the group. Each branch rejects the other params. */
function printChoice(operation: Operation, group: readonly string[]): string {
  const branches = group.map((name) => {
    const others = group.filter((other) => other !== name).map((other) => `${printTypeKey(other)}?: undefined;`);
    return `(${printRequired(operation, name)} & { ${others.join(" ")} })`;
  });
  return `(${branches.join(" | ")})`;
}

function printRequired(operation: Operation, name: string): string {
  const param = operation.params.find((candidate) => candidate.name === name);
  if (!param) return `{ ${printTypeKey(name)}: unknown }`;
  const type = printLocationType(operation, param.in);
  if (param.name === param.wireName) return `Required<${printPick(type, [param])}>`;
  return `{ ${printTypeKey(name)}: Exclude<${type}[${printString(param.wireName)}], undefined> }`;
}

/** Prints the field of the body, or a union with a branch for each media type that callers can choose. */
function printBodyField({ id, body }: Operation): string[] {
  if (!body) return [];
  const field = bodyKeys.name;
  const type = `OperationRequestBodies[${printString(id)}]`;
  const bodyField = body.required ? `${field}: ${type};` : `${field}?: ${type} | undefined;`;
  const ownHeaders = printPartHeaders(body, body.required);
  if (!hasContentType(body)) return [`{ ${bodyField} ${ownHeaders} }`];
  const key = bodyKeys.contentType;
  const branches = [
    `{ ${bodyField} ${key}?: ${printMediaType(body.mediaType)} | undefined; ${ownHeaders} }`,
    ...body.others.map(
      (other) =>
        `{ ${field}: ${printBodyContent(id, other)}; ${key}: ${printMediaType(other.mediaType)}; ${printPartHeaders(other, true)} }`,
    ),
  ];
  return [`(${branches.join(" | ")})`];
}

/** Prints the member with the headers of parts: `partHeaders: { photo: { "X-Rotation": number } };`. */
function printPartHeaders({ partHeaders }: BodyContent, isSent: boolean): string {
  const parts = [...new Set(partHeaders.map(({ part }) => part))];
  if (parts.length === 0) return "";
  let isAnyRequired = false;
  const members = parts.map((part) => {
    const headers = partHeaders.filter((header) => header.part === part);
    const isRequired = headers.some((header) => header.isRequired && header.isPartRequired);
    isAnyRequired ||= isRequired;
    const type = `{ ${headers.map(printPartHeader).join(" ")} }`;
    return printMember(part, type, isRequired);
  });
  return printMember(bodyKeys.partHeaders, `{ ${members.join(" ")} }`, isAnyRequired && isSent);
}

function printPartHeader({ name, description, isRequired, isList, values }: PartHeader): string {
  const types = "listed" in values ? values.listed.map((value) => printJson(value)) : values.types;
  const type = types.length === 0 ? "never" : types.join(" | ");
  const doc = description === undefined ? "" : `${printDocComment([description])}\n`;
  return `${doc}${printMember(name, isList ? `readonly (${type})[]` : type, isRequired)}`;
}

function printMember(name: string, type: string, isRequired: boolean): string {
  return isRequired ? `${printTypeKey(name)}: ${type};` : `${printTypeKey(name)}?: ${type} | undefined;`;
}

/** Prints the type of a media type: a template for a range such as `image/*` or `application/*+json`. */
function printMediaType(mediaType: string): string {
  if (mediaType === "*/*") return "string";
  if (!/\/\*(?:\+|$)/.test(mediaType)) return printString(mediaType);
  const template = `\`${mediaType.replaceAll(/[`\\$]/g, "").replace("*", "${string}")}\``;
  return mediaType.endsWith("*") ? template : `${printString(mediaType.replace("*+", ""))} | ${template}`;
}
