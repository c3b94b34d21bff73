import {
  type ApiModel,
  bodyKeys,
  describeDeprecation,
  type Operation,
  type Param,
  printMembers,
  endSentence,
  type Resource,
} from "@shortvideo-api/model/source";
import { printResultType } from "./client/response-types.ts";
import { type DescribedFailure, findDescribedFailures, listOwnFailures } from "./client/resource-doc.ts";
import { escapeMarkdown, joinBlocks } from "./print/markdown.ts";

/** Prints the page of all methods of a client: each with its request, parameters, result and errors. */
export function printApiPage(model: ApiModel): string {
  const shared = findDescribedFailures(model);
  return joinBlocks([
    ...(shared.length === 0
      ? []
      : ["Each method may reject with these errors, and with those of its own:", printFailures(shared)]),
    ...model.resources.flatMap((resource) => printResource(resource, shared)),
  ]);
}

function printResource(resource: Resource, shared: readonly DescribedFailure[]): string[] {
  const { members, description, operations } = resource;
  if (operations.length === 0 && description === undefined) return [];
  return [
    `## ${code(printMembers("api", members))}`,
    ...(description === undefined ? [] : [escapeMarkdown(description)]),
    ...operations.flatMap((operation) => printOperation(operation, resource, shared)),
  ];
}

function printOperation(operation: Operation, { members }: Resource, shared: readonly DescribedFailure[]): string[] {
  const { method, httpMethod, path, summary, description, deprecated, pagination } = operation;
  const call = (member: string): string => printMembers("api", [...members, member]);
  const failures = listOwnFailures(operation, shared);
  const [opening = ""] = (description ?? "").split(/\n\s*\n/);
  const text = summary ?? opening;
  return [
    `### ${code(`${call(method)}(${printSignature(operation)})`)}`,
    [
      `${code(`${httpMethod} ${path}`)} returns ${code(printResultType(operation))}.`,
      ...(pagination
        ? [`${code(`${call(pagination.iterate)}(${printSignature(operation)})`)} iterates over all items.`]
        : []),
      ...(text === "" ? [] : [endSentence(escapeMarkdown(text))]),
      ...(deprecated ? [`Deprecated. ${escapeMarkdown(describeDeprecation(deprecated, ({ id }) => id))}`.trim()] : []),
    ].join(" "),
    ...printList(operation.params.map(printParam)),
    ...(failures.length === 0 ? [] : ["Errors:", printFailures(failures)]),
  ];
}

/** Prints the params of a call: `{ id, page? }`. */
function printSignature({ params, body, exactlyOneOf }: Operation): string {
  const either = new Set(exactlyOneOf.flat());
  const names = params.map((param) => `${param.name}${param.required && !either.has(param.name) ? "" : "?"}`);
  if (body) names.push(`${bodyKeys.name}${body.required ? "" : "?"}`);
  return names.length === 0 ? "" : `{ ${names.join(", ")} }`;
}

function printParam({ name, doc, expected, required }: Param): string {
  const text = doc === "" ? "" : ` ${endSentence(escapeMarkdown(doc))}`;
  const kind = expected === "" ? "" : ` It is ${escapeMarkdown(expected)}.`;
  return `${code(name)}${required ? "" : " (optional)"}:${text}${kind}`;
}

function printFailures(failures: readonly DescribedFailure[]): string {
  return failures.map(({ errorClass, text }) => `- ${code(errorClass)} ${escapeMarkdown(text)}`).join("\n");
}

function printList(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];
}

function code(text: string): string {
  return `\`${text.replaceAll(/[`\s]+/g, " ")}\``;
}
