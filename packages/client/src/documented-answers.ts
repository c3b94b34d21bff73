/** What an operation documents of its answers, as far as the client holds them against it. */
export interface DocumentedAnswers {
  /** JSON of a success: a list, or an object with at least one of these properties; with none named, any object. */
  readonly envelope?: "array" | readonly string[] | undefined;
  /** Failures with a JSON object or list for a body: statuses, classes of statuses such as `"4XX"`, or `"default"`. Default: those of the service. */
  readonly failures?: readonly (number | string)[] | undefined;
  /** Failures of which the document says nothing else. */
  readonly bareFailures?: readonly (number | string)[] | undefined;
}

/** Whether the operation documents the failure: its status, and a body of its kind. */
export function isDocumented(
  { failures = [], bareFailures = [] }: DocumentedAnswers,
  status: number,
  body: unknown,
): boolean {
  // The nearest word on the status counts, as in OpenAPI.
  const key = [status, `${Math.floor(status / 100)}XX`, "default"].find((one) =>
    [...failures, ...bareFailures].includes(one),
  );
  return key !== undefined && (bareFailures.includes(key) || (typeof body === "object" && body !== null));
}

/** What keeps JSON from being an answer of the operation; `undefined` when nothing does. New fields never do. */
export function findMisfit(body: unknown, { envelope }: DocumentedAnswers): string | undefined {
  if (envelope === undefined) return undefined;
  if (envelope === "array") return Array.isArray(body) ? undefined : "JSON that is no list";
  if (typeof body === "object" && body !== null && !Array.isArray(body)) {
    if (envelope.length === 0 || envelope.some((name) => Object.hasOwn(body, name))) return undefined;
  }
  return `JSON that is no object${envelope.length === 0 ? "" : ` with \`${envelope.join("` or `")}\``}`;
}
