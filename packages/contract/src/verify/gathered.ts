import type { DocumentPath } from "@shortvideo-api/mock/internal";
import type { Call } from "./call/call.js";
import type { NoAnswer } from "./call/no-answer.js";
import type { Answer } from "./call/send-call.js";
import type { Comparison } from "./compare/compare-answer.js";
import type { Finding } from "./compare/finding.js";
import type { VerifiedOperation } from "@shortvideo-api/report";

/** How far an operation has come. */
export interface OperationState {
  state: VerifiedOperation["state"];
  note?: string;
  readonly statuses: { readonly status: number; count: number }[];
  /** Nobody answers at its address. */
  isGone: boolean;
}

/** 64-bit numbers of one place that need more than 53 bits. */
export interface LargeNumbers {
  readonly call: Call;
  readonly status: number;
  readonly place: string;
  readonly path: DocumentPath;
  readonly all: Set<string>;
}

/** Counts an answer with this status. */
export function countStatus({ statuses }: OperationState, status: number): void {
  const known = statuses.find((each) => each.status === status);
  if (known) known.count += 1;
  else statuses.push({ status, count: 1 });
}

/** Was it answered with refusals of the key, and nothing else? */
export function isRefused({ statuses }: Pick<OperationState, "statuses">): boolean {
  return statuses.length > 0 && statuses.every(({ status }) => status === 401 || status === 403);
}

/** Is it the success that the operation is called for, with the body that belongs to it? */
export function isComplete(
  { operation }: Call,
  { status }: Answer,
  { body, responsePath, failure, findings }: Comparison,
): boolean {
  if (status >= 300 || !responsePath || failure !== undefined) return false;
  const first = [...operation.responses.keys()].find((key) => key.startsWith("2") || key === "default");
  return body !== undefined || (first === String(status) && findings.length === 0);
}

/** Why an answer left an operation open. */
export function explainOpen({ status }: Answer, { failure, findings }: Comparison): string {
  if (failure !== undefined) return `It was answered with a failure inside a success: ${failure}.`;
  if (findings.some(({ code }) => code === "status-undocumented"))
    return `It was answered ${status}, which is not documented.`;
  if (status < 300) return `It was answered ${status}, without a body to compare.`;
  return `It was answered ${status}${hints[status] ?? ", as documented for a failure"}.`;
}

const hints: Readonly<Record<number, string>> = {
  401: ": the key is refused, or the plan lacks it",
  403: ": the plan lacks it",
  404: ": what the example names may not exist; give a request that does, by `--requests`",
  429: " again and again; call fewer in a second, by `--per-second`",
};

/** That no answer came, as a difference. */
export function toMissing({ operation }: Call, missing: NoAnswer): Finding {
  const path = ["paths", operation.path, operation.method.toLowerCase(), "responses"];
  const reason = missing.code === "" ? "" : ` (${missing.code})`;
  const found = missing.failure === "late" ? "none in time" : `a connection that was broken${reason}`;
  return { code: "response-missing", place: "status", path, expected: "an answer", found };
}
