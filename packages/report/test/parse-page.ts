import { type DefaultTreeAdapterMap, parse } from "parse5";
import { expect } from "vitest";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Parses an HTML page, and expects no parse error. Returns its elements in the order of the document. */
export function parseStrictly(text: string): Element[] {
  const errors: string[] = [];
  const page = parse(text, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  return [...listElements(page)];
}

function* listElements(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* listElements(child);
}

/** Returns the text of an element and of the elements in it. */
export function readText(element: Element | undefined): string {
  return (element?.childNodes ?? [])
    .map((child) => ("value" in child ? child.value : "tagName" in child ? readText(child) : ""))
    .join("");
}

/** Returns the value of an attribute, or `undefined` if the element does not have it. */
export function readAttribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}
