import { printJson } from "../numbers/json-text.ts";
import { readBodyKind } from "../openapi/media-type.ts";
import { isRecord } from "../openapi/node.ts";
import type { SchemaView } from "../view/schema-view.ts";

/** Returns whether bodies are XML that {@link writeXml} writes: objects and lists. A body of another type is any text. */
export function describesXml({ name, view }: { readonly name: string; readonly view: SchemaView }): boolean {
  return readBodyKind(name) === "xml" && view.meantTypes.every((type) => ["object", "array", "null"].includes(type));
}

/**
 * Writes a value as XML, as the `xml` objects of its schema say. An element without a name of its own has the name of its property. The
 * outermost one has the name of its component. https://spec.openapis.org/oas/v3.2.0.html#xml-object
 */
export function writeXml(view: SchemaView, value: unknown): string {
  const name = view.key ?? "root";
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(view, name, value, view.item(0).key)}`;
}

function writeNode(view: SchemaView, usualName: string, value: unknown): string {
  const nodeType = readNodeType(view, value);
  // The element around it has the attribute.
  if (nodeType === "attribute") return "";
  if (nodeType === "text" || nodeType === "cdata") return printText(value);
  if (nodeType === "none") return writeContent(view, readXml(view).name ?? usualName, value);
  return writeElement(view, usualName, value);
}

/** Writes an element. `itemName` is the usual name of its items. Default: its own name. */
function writeElement(view: SchemaView, usualName: string, value: unknown, itemName?: string): string {
  const { name = usualName, namespace, prefix } = readXml(view);
  const written = printName(view, usualName);
  const attributes = listFields(view, value).flatMap(([field, key, inner]) =>
    readNodeType(field, inner) === "attribute" ? [`${printName(field, key)}="${printText(inner)}"`] : [],
  );
  if (namespace !== undefined) {
    attributes.unshift(`xmlns${prefix === undefined ? "" : `:${toName(prefix)}`}="${printText(namespace)}"`);
  }
  return `<${[written, ...attributes].join(" ")}>${writeContent(view, itemName ?? name, value)}</${written}>`;
}

function writeContent(view: SchemaView, itemName: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item, index) => writeNode(view.item(index), itemName, item)).join("");
  if (!isRecord(value)) return printText(value);
  return listFields(view, value)
    .map((field) => writeNode(...field))
    .join("");
}

function listFields(view: SchemaView, value: unknown): (readonly [view: SchemaView, name: string, value: unknown])[] {
  if (!isRecord(value) || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, inner]) => [view.property(name), name, inner]);
}

function readXml({ parts }: SchemaView): NonNullable<SchemaView["own"]["xml"]> {
  return parts.find(({ xml }) => xml !== undefined)?.xml ?? {};
}

/** Reads how a value is written: as an element, as an attribute or the text of the element around it, or as its items alone. */
function readNodeType(view: SchemaView, value: unknown): string {
  const { nodeType, attribute, wrapped } = readXml(view);
  if (nodeType !== undefined) return nodeType;
  if (attribute === true) return "attribute";
  return Array.isArray(value) && wrapped !== true ? "none" : "element";
}

function printName(view: SchemaView, usualName: string): string {
  const { name = usualName, prefix } = readXml(view);
  return prefix === undefined ? toName(name) : `${toName(prefix)}:${toName(name)}`;
}

/** Replaces the characters that no name of XML has. */
function toName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}._:-]/gu, "_").replace(/^(?![\p{L}_])/u, "_");
}

/** Prints a scalar as the text of an element or of an attribute. */
function printText(value: unknown): string {
  const text = typeof value === "string" ? value : value === null ? "" : printJson(value);
  return text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll(/[&<>"\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
