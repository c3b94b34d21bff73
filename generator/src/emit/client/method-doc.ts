import {
  type Auth,
  bodyKeys,
  describeDeprecation,
  type Deprecation,
  isIdentifier,
  type Operation,
  type Param,
  endSentence,
  type Resource,
  printTypeRef,
} from "@shortvideo-api/model/source";
import { describeOwnAuth, noAuth } from "./auth.ts";
import { type DocBlock, printDoc, printLine } from "../print/doc.ts";
import { describeOwnServers } from "./servers.ts";
import { type DescribedFailure, listOwnFailures, printMark } from "./resource-doc.ts";

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
    ...printParams([
      ...params.map((param) => describeParam(param, resource)),
      ...(body ? [[bodyKeys.name, body.doc] as const] : []),
    ]),
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
    ? `the \`${itemType}\` items of {@link ${method}}`
    : `the items of {@link ${method}}`;
  const grouped = new Set(exactlyOneOf.flat());
  const needed = params.filter(({ name, required }) => required || grouped.has(name));
  return printDoc([
    `Iterates over ${items}. Fetches a page when the loop reaches it; \`.pages()\` iterates over whole pages.`,
    deprecated ? printDeprecation(deprecated, resource) : undefined,
    ...printParams(
      needed.map(({ name, doc }) => [name, printOpening(doc)]),
      `The parameters of {@link ${method}} for the first page.`,
    ),
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
  if (description === undefined) return summary === undefined ? [] : [endSentence(summary)];
  const [opening = ""] = description.split(/\n\s*\n/);
  return summary === undefined || saysTheSame(summary, opening) ? [description] : [endSentence(summary), description];
}

/** Returns whether a text has all words of a title. Compares their first four letters, without a final `s`: "Get" and "gets" are equal. */
function saysTheSame(title: string, text: string): boolean {
  const known = new Set(listStems(text));
  return listStems(title).every((word) => known.has(word));
}

function listStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/s$/, "").slice(0, 4));
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

function describeParam({ name, doc, provenance }: Param, resource: Resource): readonly [name: string, words: string] {
  return [name, [doc, provenance ? printMark(provenance, resource) : ""].filter((part) => part !== "").join(" ")];
}

/**
 * Prints the tags of params that have a description or a mark. The signature has the names and types of all params. A tag cannot name a
 * param whose name is not an identifier, so the tag of all params describes it. `all` describes all of them.
 */
function printParams(params: readonly (readonly [name: string, words: string])[], all = ""): DocBlock[] {
  const described = params.filter(([, words]) => words !== "");
  const named = described.filter(([name]) => isIdentifier(name));
  const others = described.filter((param) => !named.includes(param));
  const texts = [all, ...others.map(([name, words]) => `\`${name.replaceAll("`", "'")}\`: ${words}`)].filter(Boolean);
  return [
    ...(texts.length > 0 ? [{ tag: "param", text: `params - ${texts.join(" ")}` }] : []),
    ...named.map(([name, words]) => ({ tag: "param", text: `params.${name} - ${words}` })),
  ];
}
