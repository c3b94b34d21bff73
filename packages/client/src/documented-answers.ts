/** What an operation documents of its answers, as far as the client holds them against it. */
export interface DocumentedAnswers {
  /** JSON of a success: a list, or an object with at least one of these properties; with none named, any object. */
  readonly envelope?: "array" | readonly string[] | undefined;
  /** Failures with a JSON object or list for a body: statuses, classes of statuses such as `"4XX"`, or `"default"`. */
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
  for (const key of [status, `${Math.floor(status / 100)}XX`, "default"]) {
    if (bareFailures.includes(key)) return true;
    if (failures.includes(key)) return typeof body === "object" && body !== null;
  }
  return false;
}

/** What keeps JSON from being an answer of the operation; `undefined` when nothing does. New fields never do. */
export function findMisfit(body: unknown, { envelope }: DocumentedAnswers): string | undefined {
  if (envelope === undefined || Array.isArray(body)) {
    return envelope === undefined || envelope === "array" ? undefined : "a list, where an object is documented";
  }
  const isObject = typeof body === "object" && body !== null;
  if (envelope === "array" || !isObject) {
    const found = body === null ? "`null`" : isObject ? "an object" : `a ${typeof body}`;
    return `${found}, where ${envelope === "array" ? "a list" : "an object"} is documented`;
  }
  if (envelope.length === 0 || envelope.some((name) => Object.hasOwn(body, name))) return undefined;
  return `an object without ${envelope.map((name) => `\`${name}\``).join(" or ")}`;
}
