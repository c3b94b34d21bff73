import {
  type Body,
  type BodyContent,
  bodyKeys,
  type PartHeader,
  printKey,
  printString,
} from "@shortvideo-api/model/source";
import { printExact } from "../print/exact.ts";
import { printFields, printJson } from "../print/literal.ts";

/** Prints the media types that callers may choose: `contentType: "contentType", others: { "text/plain": {} }`. */
export function printOtherContents({ mediaType, others }: Body): string[] {
  if (others.length === 0 && !mediaType.includes("*")) return [];
  const printed = others.map((other) => {
    const fields = [
      ...(other.exact ? [`exact: ${printExact(other.exact)}`] : []),
      ...printItemWriter(other),
      ...printEncoding(other),
    ];
    return `${printKey(other.mediaType)}: ${printFields(fields)}`;
  });
  return [
    `contentType: ${printString(bodyKeys.contentType)}`,
    ...(printed.length === 0 ? [] : [`others: ${printFields(printed)}`]),
  ];
}

/** Prints the function that writes a body item by item. */
export function printItemWriter({ kind }: BodyContent): string[] {
  if (kind !== "lines" && kind !== "records") return [];
  return [`write: ${itemWriters[kind]}`];
}

const itemWriters = { lines: "writeLines", records: "writeRecords" } as const;

/** Prints the serialization of form properties that differ from the default: `encoding: { meta: { contentType: "text/xml" } }`. */
export function printEncoding({ encoding, partHeaders }: BodyContent): string[] {
  const printed = Object.entries(encoding).flatMap(([name, metadata]) => {
    const headers = partHeaders.filter(({ part }) => part === name).map(printHeaderStyle);
    const fields = [
      ...Object.entries(metadata).map(([key, value]) => `${key}: ${printJson(value)}`),
      ...(headers.length === 0 ? [] : [`headers: ${printFields(headers)}`]),
    ];
    return fields.length === 0 ? [] : [`${printKey(name)}: ${printFields(fields)}`];
  });
  return printed.length === 0 ? [] : [`encoding: ${printFields(printed)}`];
}

function printHeaderStyle({ name, explode, json }: PartHeader): string {
  const fields = [...(explode ? ["explode: true"] : []), ...(json ? ["json: true"] : [])];
  return `${printKey(name)}: ${printFields(fields)}`;
}

/** Returns whether callers may set headers of parts. */
export function hasPartHeaders(body: Body): boolean {
  return [body, ...body.others].some(({ partHeaders }) => partHeaders.length > 0);
}
