import type { Auth, Deprecation, Operation, Param, Resource } from "@shortvideo-api/model/source";
import { describeOwnAuth, noAuth } from "./auth.ts";
import { describeDeprecation, printSentence } from "./deprecation.ts";
import { type DocBlock, printDoc, printLine } from "../print/doc.ts";
import { isIdentifier, printString } from "../print/literal.ts";
import { describeOwnServers } from "./servers.ts";
import { type DescribedFailure, listOwnFailures, printMark } from "./resource-doc.ts";
import { printTypeRef } from "../print/type-ref.ts";

/**
 * Prints the doc comment of a method: purpose, request, provenance, deprecation, parameters, and failures of its own. The
 * class has the failures that all methods share.
 */
export function printMethodDoc(
  operation: Operation,
  resource: Resource,
  shared: readonly DescribedFailure[] = [],
  auth: Auth = noAuth,
): string {
  const { body, deprecated, docs, params, provenance } = operation;
  return printDoc([
    ...printPurpose(operation),
    printRequest(operation),
    describeOwnServers(operation),
    describeOwnAuth(operation, auth),
    provenance && printMark(provenance, resource),
    deprecated ? printDeprecation(deprecated, resource) : undefined,
    ...params.map((param) => printParam(param, resource)),
    body && body.doc !== "" ? { tag: "param", text: `${printParamName(body.name)} - ${body.doc}` } : undefined,
    ...listOwnFailures(operation, shared).map(({ errorClass, text }) => ({
      tag: "throws",
      text: `{${errorClass}} ${text}`,
    })),
    docs === undefined ? undefined : { tag: "see", text: /[\s{}]/.test(docs) ? docs : `{@link ${docs}}` },
  ]);
}

/** Prints the doc comment of the function that corresponds to a method. */
export function printFunctionDoc({ method, deprecated }: Operation, resource: Resource, linkedMethod = method): string {
  return printDoc([
    `{@link ${resource.className}.${linkedMethod}} as a function, for a connection.`,
    deprecated ? { tag: "deprecated", text: describeDeprecation(deprecated) } : undefined,
  ]);
}

/** Prints the doc comment of a method that iterates over a list. It refers to the method of one page. */
export function printIterateDoc(operation: Operation, resource: Resource): string {
  const { method, deprecated, exactlyOneOf, pagination, params } = operation;
  const itemType = pagination ? printTypeRef(pagination.itemType) : "";
  const items = isIdentifier(itemType)
    ? `the items of {@link ${method}}, each a \`${itemType}\``
    : `the items of {@link ${method}}`;
  const grouped = new Set(exactlyOneOf.flat());
  const needed = params.filter(({ name, required }) => required || grouped.has(name));
  return printDoc([
    `Iterates over ${items}. Fetches a page when the loop reaches it; \`.pages()\` iterates over whole pages.`,
    deprecated ? printDeprecation(deprecated, resource) : undefined,
    { tag: "param", text: `params - The parameters of {@link ${method}} for the first page.` },
    ...needed.map((param) => printParam({ ...param, doc: printOpening(param.doc), provenance: undefined }, resource)),
    { tag: "param", text: `options - ${paginateOptions}` },
  ]);
}

const paginateOptions =
  "`maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one, `prefetch` fetches one page ahead, " +
  "`signal` aborts. The others are options of each call.";

/** Returns the first sentence. */
function printOpening(text: string): string {
  return text.replace(/([.!?])\s[^]*$/, "$1");
}

/** Prints summary and description, or the description alone if it repeats the summary. */
function printPurpose({ summary, description }: Operation): DocBlock[] {
  if (description === undefined) return summary === undefined ? [] : [printSentence(summary)];
  const [opening = ""] = description.split(/\n\s*\n/);
  return summary === undefined || saysTheSame(summary, opening) ? [description] : [printSentence(summary), description];
}

/** Returns whether a text has half of a title's words. Compares their first four letters: "List" and "lists" are equal. */
function saysTheSame(title: string, text: string): boolean {
  const words = listStems(title);
  const known = new Set(listStems(text));
  return words.filter((word) => known.has(word)).length * 2 >= words.length;
}

function listStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 4));
}

function printRequest({ id, httpMethod, path, pagination }: Operation): string {
  const request = `\`${printLine(id)}\`, \`${httpMethod} ${printLine(path)}\`.`;
  return pagination ? `${request} Returns one page; {@link ${pagination.iterate}} iterates over all items.` : request;
}

function printDeprecation(deprecated: Deprecation, resource: Resource): DocBlock {
  const nameCall = (use: NonNullable<Deprecation["use"]>): string =>
    use.resource === resource.name ? `{@link ${use.method}}` : `\`${use.id}\``;
  return { tag: "deprecated", text: describeDeprecation(deprecated, nameCall) };
}

/** Prints the tag of a parameter that has a description or a mark. The signature has the names and types of all parameters. */
function printParam({ name, doc, provenance }: Param, resource: Resource): DocBlock | undefined {
  const words = [doc, provenance ? printMark(provenance, resource) : ""].filter((part) => part !== "").join(" ");
  return words === "" ? undefined : { tag: "param", text: `${printParamName(name)} - ${words}` };
}

function printParamName(name: string): string {
  return isIdentifier(name) ? `params.${name}` : `params[${printString(name)}]`;
}
