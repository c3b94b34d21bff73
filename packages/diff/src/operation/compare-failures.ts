import { isDeepStrictEqual } from "node:util";
import type { DocumentedResponse } from "@shortvideo-api/document/source";
import { type Failure, readDeclaredError } from "@shortvideo-api/model/source";
import { readSteps, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { OperationPair, Sides } from "../schema/side.ts";

/** Compares the error classes of documented failures, and the messages that distinguish them. */
export function compareFailures(sides: Sides, { before, after }: OperationPair, report: ReportChange): void {
  const exported = new Set(["ApiError", ...sides.after.model.errors.map(({ name }) => name)]);
  for (const failure of before.operation.failures) {
    const { status } = failure;
    const now = after.operation.failures.find((each) => each.status === status);
    if (!now || (failure.errorClass === now.errorClass && isDeepStrictEqual(failure.cases, now.cases))) continue;
    const [was, is] = [listClasses(failure), listClasses(now)];
    const isKnown = was.includes("ApiError") || is.every((name) => was.includes(name));
    const isRemoved = was.some((name) => !exported.has(name));
    report({
      code: "error-class-changed",
      place: String(status),
      message: `${status} throws ${printRule(now)}; it threw ${printRule(failure)}.`,
      ...(failure.errorClass === now.errorClass
        ? {}
        : { hint: `Catch \`${now.errorClass}\` where you caught \`${failure.errorClass}\`.` }),
      // The response is the same. The class in the caller's `instanceof` was removed, or is no longer thrown.
      wire: "safe",
      types: toVerdict(!isKnown || isRemoved),
      before: [...before.documented.steps, "responses", String(status)],
      after: [...after.documented.steps, "responses", String(status)],
    });
  }
}

function listClasses({ errorClass, cases }: Failure): readonly string[] {
  return [errorClass, ...cases.map((each) => each.errorClass)];
}

function printRule({ errorClass, cases }: Failure): string {
  const described = cases.map(({ contains, errorClass: name }) => `\`${name}\` where it says "${contains}"`);
  return [`\`${errorClass}\``, ...described].join(", ");
}

/** One response in both documents. */
export interface ResponsePair {
  readonly status: string;
  readonly was: DocumentedResponse;
  readonly is: DocumentedResponse;
}

/**
 * Compares `x-error` of a response with a success status: whether the client returns nothing or throws. The wire is the same. Types
 * break only if the result gains `undefined`.
 */
export function compareEmptySuccess({ status, was, is }: ResponsePair, report: ReportChange): void {
  const [threw, throws] = [was, is].map(({ node }) => node["x-error"] !== undefined);
  if (!status.startsWith("2") || threw === throws) return;
  const declared = readDeclaredError(throws ? is.node : was.node);
  const name = typeof declared === "object" ? declared.class : "ApiError";
  report({
    code: throws ? "empty-response-became-failure" : "empty-response-became-success",
    place: status,
    message: throws
      ? `${status} throws \`${name}\`; the call returned \`undefined\`.`
      : `The call returns \`undefined\` for ${status}; it threw \`${name}\`.`,
    hint: throws
      ? `Catch \`${name}\` where you checked for \`undefined\`.`
      : "Check for `undefined` where you caught the error.",
    wire: "safe",
    types: toVerdict(!throws),
    ...readSteps({ before: was, after: is }),
  });
}

/** Reports changed advice in the messages of errors. */
export function compareAdvice({ status, was, is }: ResponsePair, report: ReportChange): void {
  const [before, after] = [was, is].map(({ node }) => {
    const declared = readDeclaredError(node);
    return typeof declared === "object" ? declared.advice : undefined;
  });
  if (before === after) return;
  const message = `The advice of ${status} has changed.`;
  report({ code: "words-changed", place: status, message, ...safe, ...readSteps({ before: was, after: is }) });
}
