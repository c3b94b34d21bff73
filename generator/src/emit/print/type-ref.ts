import { printMethodKey } from "./create-types.ts";
import { type Import, importNames } from "./imports.ts";
import { type ApiModel, type Failure, printString, type TypeRef } from "@shortvideo-api/model/source";

/** Prints a type: `Comment`, `ResponseBody<"posts.get">`, `Comment[]`. */
export function printTypeRef(type: TypeRef): string {
  switch (type.kind) {
    case "schema":
      return type.name;
    case "response":
      return `ResponseBody<${printString(type.operation)}>`;
    case "media":
      return `MediaBody<${printString(type.operation)}, ${printString(type.mediaType)}>`;
    case "body":
      return `RequestBody<${printString(type.operation)}>`;
    case "failure":
      return `FailureBody<${printString(type.operation)}, ${printStatus(type.status)}>`;
    case "webhook": {
      const { id, httpMethod, mediaType } = type;
      const body = `webhooks[${printString(id)}][${printString(printMethodKey(httpMethod))}]["requestBody"]`;
      return `NonNullable<${body}>["content"][${printString(mediaType)}]`;
    }
    case "array":
      return `${printTypeRef(type.of)}[]`;
    default:
      return `${printField(type)}[number]`;
  }
}

/** Imports the types of the wire: those that {@link printTypeRef} names, and the params of operations. */
export function importTypes({ schemas }: Pick<ApiModel, "schemas">): Import[] {
  const tables = [
    "FailureBody",
    "JsonString",
    "MediaBody",
    "OperationId",
    "Params",
    "RequestBody",
    "ResponseBody",
    "webhooks",
  ];
  return importNames("@shortvideo-api/openapi-types", [...schemas.map(({ name }) => name), ...tables], true);
}

/** Prints a status as a key of a type: `404`, `"4XX"`. */
export function printStatus(status: Failure["status"]): string {
  return typeof status === "number" ? String(status) : printString(status);
}

/** Prints the type of a field at the end of a path: `NonNullable<ResponseBody<"live.search">["data"]>`. */
function printField({ of: owner, path }: Extract<TypeRef, { kind: "itemOf" }>): string {
  let text = printTypeRef(owner);
  for (const { name, optional } of path) {
    const field = `${text}[${printString(name)}]`;
    text = optional ? `NonNullable<${field}>` : field;
  }
  return text;
}
