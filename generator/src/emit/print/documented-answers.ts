import type { Operation } from "../../model/model.ts";
import { printJson } from "./literal.ts";

/** What a call knows of the answers that its operation documents. */
export function printDocumentedAnswers({ answer, failures }: Operation): string[] {
  const withBody = failures.filter(({ isObject }) => isObject).map(({ status }) => status);
  const others = failures.filter(({ isObject }) => !isObject).map(({ status }) => status);
  return [
    ...(answer.envelope === undefined ? [] : [`envelope: ${printJson(answer.envelope)}`]),
    ...(withBody.length === 0 ? [] : [`failures: ${printJson(withBody)}`]),
    ...(others.length === 0 ? [] : [`bareFailures: ${printJson(others)}`]),
  ];
}
