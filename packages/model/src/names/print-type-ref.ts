import { httpMethods } from "@shortvideo-api/document/source";
import type { FailureStatus, TypeRef } from "../api/type-ref.ts";
import { printString } from "./print-key.ts";

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

/** Prints a status as a key of a type: `404`, `"4XX"`. */
export function printStatus(status: FailureStatus): string {
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

/** Returns the key of an operation in its path item: `get`, or the name of an additional operation. */
export function printMethodKey(httpMethod: string): string {
  return httpMethods.find((method) => method.toUpperCase() === httpMethod) ?? httpMethod;
}
