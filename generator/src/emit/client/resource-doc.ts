import {
  type ApiModel,
  type Auth,
  type Failure,
  isChecked,
  listOperations,
  type Operation,
  type Provenance,
  type Resource,
} from "@shortvideo-api/model/source";
import { needsCredentials, noAuth } from "./auth.ts";
import { type DocBlock, printDoc, printLine } from "../print/doc.ts";

/** A failure in a doc comment: `{ errorClass: "NotFoundError", text: "404: There is no such pet." }`. */
export interface DescribedFailure {
  readonly errorClass: string;
  readonly text: string;
}

/**
 * Prints the doc comment of a class: its purpose, the failures that all methods of the API share, and the sources of marked
 * facts. A fact is marked as inferred or assumed. Methods repeat neither failures nor sources.
 */
export function printResourceDoc(resource: Resource, shared: readonly DescribedFailure[], auth: Auth = noAuth): string {
  const { description, operations } = resource;
  const failures = [
    ...shared,
    ...(operations.some(isChecked) ? [{ errorClass: "ParamsError", text: describeRejection(operations) }] : []),
    ...(auth.option === "auth" && operations.some(needsCredentials)
      ? [{ errorClass: "CredentialsError", text: credentialsFailure }]
      : []),
  ];
  return printDoc([
    description,
    printList(
      "Each method rejects with these errors, and with those that it names itself:",
      failures.map(({ errorClass, text }) => `\`${errorClass}\` ${text}`),
    ),
    printList("Facts that the service does not document:", listSources(operations)),
  ]);
}

const credentialsFailure = "before the request is sent: The client has no credentials for the operation.";

function describeRejection(operations: Resource["operations"]): string {
  const what = operations.some(({ body }) => body) ? "A parameter or a body" : "A parameter";
  return `before the request is sent: ${what} does not fit the document.`;
}

/** Finds the failures that all operations describe in the same words. One operation alone shares nothing. */
export function findDescribedFailures(model: ApiModel): DescribedFailure[] {
  const [first, ...others] = listOperations(model);
  if (!first || others.length === 0) return [];
  const texts = others.map(({ failures }) => new Set(failures.flatMap(describeFailure).map(identifyFailure)));
  return first.failures
    .flatMap(describeFailure)
    .filter((failure) => texts.every((set) => set.has(identifyFailure(failure))));
}

/** Describes the failures of an operation that are not among the shared ones. */
export function listOwnFailures({ failures }: Operation, shared: readonly DescribedFailure[]): DescribedFailure[] {
  const keys = new Set(shared.map(identifyFailure));
  return failures.flatMap(describeFailure).filter((failure) => !keys.has(identifyFailure(failure)));
}

/** Prints the mark of a fact, which links to its reason in the doc comment of the class: `"{@link Pets | Inferred}."` */
export function printMark({ status }: Provenance, { className }: Resource): string {
  return `{@link ${className} | ${nameStatus(status)}}.`;
}

function nameStatus(status: Provenance["status"]): string {
  return status === "inferred" ? "Inferred" : "Assumed";
}

function identifyFailure({ errorClass, text }: DescribedFailure): string {
  return `${errorClass} ${text}`;
}

function describeFailure({ errorClass, cases, status, description }: Failure): DescribedFailure[] {
  const when = status === "default" ? "any other status" : String(status);
  return [
    { errorClass, text: printLine(`${when}: ${description}`) },
    ...cases.map((each) => ({ errorClass: each.errorClass, text: `${when} that says "${printLine(each.contains)}".` })),
  ];
}

/** Lists each reason once, with the operations and parameters that it explains. */
function listSources(operations: readonly Operation[]): string[] {
  const places = new Map<string, string[]>();
  const add = (provenance: Provenance | undefined, place: string): void => {
    if (!provenance) return;
    const reason = `${nameStatus(provenance.status)}: ${printLine(provenance.reason)}`;
    places.set(reason, [...(places.get(reason) ?? []), `\`${place}\``]);
  };
  for (const { method, params, provenance } of operations) {
    add(provenance, method);
    for (const param of params) add(param.provenance, `${method} ${param.name}`);
  }
  return [...places].map(([reason, names]) => `${names.join(", ")}. ${reason}`);
}

function printList(title: string, lines: readonly string[]): DocBlock {
  return lines.length === 0 ? undefined : [title, ...lines.map((line) => `- ${line}`)].join("\n");
}
