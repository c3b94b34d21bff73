/** A value of a webhook that does not fit the document. */
export interface WebhookViolation {
  readonly in: "body" | "header" | "query" | "cookie";
  /** The place in the body: names of properties and indexes of items. Elsewhere, the name of the parameter. */
  readonly path: readonly (string | number)[];
  /** The expected value and the given one: one sentence. */
  readonly message: string;
}

/** The details of an {@link InvalidWebhookError}, without its message. */
export interface InvalidWebhookDetails {
  readonly status: InvalidWebhookError["status"];
  readonly violations?: readonly WebhookViolation[] | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * A request is not the webhook that the document describes, or it was not verified. The error contains no credential.
 *
 * @example
 * if (error instanceof InvalidWebhookError) return new Response(null, { status: error.status });
 */
export class InvalidWebhookError extends Error {
  override readonly name = "InvalidWebhookError";
  /** The name of the webhook; all names, joined by ` | `, if it may be one of several. */
  declare readonly webhook: string;
  /**
   * The status to respond with: 400 for a body that does not fit, 401 for a request that was not verified, 405 for another method,
   * 415 for another media type.
   */
  declare readonly status: 400 | 401 | 405 | 415;
  /** The values that do not fit; empty if something else is wrong. */
  declare readonly violations: readonly WebhookViolation[];
  /** The JSON that does not fit, parsed, with 64-bit numbers as decimal strings. `undefined` if something else is wrong. */
  declare readonly body: unknown;

  constructor(webhook: string, reason: string, { status, violations = [], body, cause }: InvalidWebhookDetails) {
    super(`The request is not \`${webhook}\`: ${reason}`, cause === undefined ? {} : { cause });
    this.webhook = webhook;
    this.status = status;
    this.violations = violations;
    this.body = body;
  }
}
