import type { Body, BodyContent } from "../../model/api/operation.ts";
import { namesInExact, printExact } from "../print/exact.ts";
import type { Import } from "../print/imports.ts";
import { printJson, printKey, printString } from "../print/literal.ts";
import { namesInRules, printRules } from "./schema-checks.ts";

/** Prints the media types that callers may choose: `contentType: "contentType", others: { "text/plain": {} }`. */
export function printOtherContents({ contentTypeName, mediaType, others }: Body): string[] {
  if (others.length === 0 && !mediaType.includes("*")) return [];
  const printed = others.map((other) => {
    const fields = [
      ...(other.check ? [`schema: ${printRules(other.check)}`] : []),
      ...(other.exact ? [`exact: ${printExact(other.exact)}`] : []),
      ...printEncoding(other),
    ];
    return `${printKey(other.mediaType)}: ${fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`}`;
  });
  return [
    `contentType: ${printString(contentTypeName)}`,
    ...(printed.length === 0 ? [] : [`others: { ${printed.join(", ")} }`]),
  ];
}

/** Returns the imports that {@link printOtherContents} needs for a media type. */
export function importsOfContent({ check, exact }: BodyContent): Import[] {
  return [
    ...(check ? namesInRules(check).map((name) => ({ from: "./checks.js", name })) : []),
    ...(exact ? namesInExact(exact).map((name) => ({ from: "@shortvideo-api/wire", name })) : []),
  ];
}

const styles = new Set(["form", "spaceDelimited", "pipeDelimited", "deepObject"]);

/** Prints how properties of a form are written, where it is not the default: `encoding: { meta: { contentType: "text/xml" } }`. */
export function printEncoding({ encoding }: BodyContent): string[] {
  const printed = Object.entries(encoding).flatMap(([name, { allowReserved, contentType, explode, style }]) => {
    const fields = [
      ...(isOne(contentType) ? [`contentType: ${printString(contentType)}`] : []),
      ...(style !== undefined && styles.has(style) ? [`style: ${printString(style)}`] : []),
      ...(typeof explode === "boolean" ? [`explode: ${printJson(explode)}`] : []),
      ...(allowReserved === true ? ["allowReserved: true"] : []),
    ];
    return fields.length === 0 ? [] : [`${printKey(name)}: { ${fields.join(", ")} }`];
  });
  return printed.length === 0 ? [] : [`encoding: { ${printed.join(", ")} }`];
}

/** Returns whether a text is one media type. Of several, the file itself has one. */
function isOne(contentType: unknown): contentType is string {
  return typeof contentType === "string" && /^[^\s,*]+\/[^\s,*]+(?:;[^,]*)?$/.test(contentType.trim());
}
