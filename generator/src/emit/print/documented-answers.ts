import type { ApiModel, Operation } from "../../model/model.ts";
import { printJson } from "./literal.ts";

/** Statuses of failures, as the document writes them. */
export type Statuses = readonly Operation["failures"][number]["status"][];

/** What a call knows of the answers that its operation documents, as far as it differs from most others. */
export function printDocumentedAnswers({ answer, failures }: Operation, usual: Statuses): string[] {
  const withBody = listWithBody(failures);
  const others = failures.filter(({ isObject }) => !isObject).map(({ status }) => status);
  return [
    ...(answer.envelope === undefined ? [] : [`envelope: ${printJson(answer.envelope)}`]),
    ...(isSame(withBody, usual) ? [] : [`failures: ${printJson(withBody)}`]),
    ...(others.length === 0 ? [] : [`bareFailures: ${printJson(others)}`]),
  ];
}

/** The statuses that most operations document as failures with a JSON body. */
export function findUsualFailures({ areas }: ApiModel): Statuses {
  const counts = new Map<string, { statuses: Statuses; count: number }>();
  for (const { failures } of areas.flatMap((area) => area.operations)) {
    const statuses = listWithBody(failures);
    const key = JSON.stringify(statuses);
    counts.set(key, { statuses, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.statuses ?? [];
}

function listWithBody(failures: Operation["failures"]): Statuses {
  return failures.filter(({ isObject }) => isObject).map(({ status }) => status);
}

function isSame(one: Statuses, other: Statuses): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
