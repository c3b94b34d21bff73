/** The documented responses of an operation, as far as the client checks them. */
export interface DocumentedResponses {
  /** JSON of a success. */
  readonly envelope?: Envelope | undefined;
  /** Path to the items of a list. `envelope` then describes the object that contains them; its default is the last name of the path. */
  readonly list?: readonly string[] | undefined;
  /**
   * JSON of failures: by status, by class of statuses such as `"4XX"`, or by `"default"`. Default: the failures that most
   * operations of the service have.
   */
  readonly failures?: Readonly<Record<string, Envelope>> | undefined;
  /** Statuses of failures that the document describes without a body. */
  readonly bareFailures?: readonly (number | string)[] | undefined;
}

/** A list (`"array"`), or an object with at least one of these properties. Without names, it is any object. */
export type Envelope = "array" | readonly string[];

/**
 * Returns whether the operation documents a failure: its status, and a body of this shape. Returns `undefined` if the document does
 * not have the status.
 */
export function fitsFailure(
  { failures = {}, bareFailures = [] }: DocumentedResponses,
  status: number,
  body: unknown,
): boolean | undefined {
  // The most specific key for the status applies, as in OpenAPI.
  for (const key of [status, `${Math.floor(status / 100)}XX`, "default"]) {
    if (bareFailures.includes(key)) return true;
    const envelope = failures[key];
    if (envelope) return fits(body, envelope);
  }
  return undefined;
}

/**
 * Describes why JSON is not a documented response of the operation. Returns `undefined` if it is one. Accepts new fields. In the
 * path of a list, null, `""`, `{}` and `[]` mean an empty page.
 */
export function findMisfit(
  body: unknown,
  { list, envelope = list?.slice(-1) }: DocumentedResponses,
): string | undefined {
  if (envelope === undefined) return undefined;
  const path = list ?? [];
  let found = body;
  for (const [index, name] of path.entries()) {
    if (!fits(found, index < path.length - 1 ? [name] : envelope)) return describeWanted([path.join(".")]);
    found = Object(found)[name];
    if (isNothing(found)) return undefined;
  }
  if (list) return Array.isArray(found) ? undefined : `JSON whose \`${list.join(".")}\` is not a list`;
  return fits(found, envelope) ? undefined : describeWanted(envelope);
}

function describeWanted(envelope: Envelope): string {
  if (envelope === "array") return "JSON that is not a list";
  return `JSON that is not an object${envelope.length === 0 ? "" : ` with \`${envelope.join("` or `")}\``}`;
}

/** Returns whether a value is null, or the empty value of any type: services write an empty list in all these forms. */
function isNothing(value: unknown): boolean {
  return !value || (typeof value === "object" && Object.keys(value).length === 0);
}

/** Returns whether JSON matches an envelope. */
export function fits(body: unknown, envelope: Envelope): boolean {
  if (envelope === "array") return Array.isArray(body);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return envelope.length === 0 || envelope.some((name) => Object.hasOwn(body, name));
}
