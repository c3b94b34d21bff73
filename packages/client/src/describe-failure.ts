import type { FailedAnswer } from "./api-error.js";
import type { Task } from "./layer.js";
import { passing } from "./passing.js";
import { readCode, readMessages } from "./read-body-facts.js";
import { readRetryAfter } from "./read-retry-after.js";

/** What an error keeps of an answer. */
export function describeFailure(task: Task, response: Response, found: unknown): FailedAnswer {
  const { facts } = task;
  const { status } = response;
  const body = task.redact(found);
  const headers = copyHeaders(response.headers, task.redact);
  return {
    status,
    headers,
    body,
    documents: task.operation,
    code: readCode(body, facts),
    detail: readMessages(body, facts)[0],
    attempts: task.attempt,
    retryable: passing.includes(status) || task.retry?.statuses.includes(status),
    retryAfter_ms: readRetryAfter(headers, (task.clock ?? Date).now()),
  };
}

/** Headers as a caller may see them: without cookies, and without the key where the service quotes it. */
export function copyHeaders(headers: Headers, redact: (value: unknown) => unknown): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) {
    if (name !== "set-cookie") copy.append(name, String(redact(value)));
  }
  return copy;
}
