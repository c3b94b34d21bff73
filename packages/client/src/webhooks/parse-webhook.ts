import { InvalidWebhookError } from "./invalid-webhook-error.js";
import { type RawRequest, readRequest, type RequestParts } from "./read-request.js";
import { type WebhookMisfit, readWebhook } from "./read-webhook.js";
import type { ParsedWebhook, WebhookMetadata } from "./webhook-metadata.js";

/** Options of {@link parseWebhook}. */
export interface ParseWebhookOptions {
  /**
   * Verifies the sender before the body is parsed: a function from `verifyCredentials`, or your own. Your own function receives the
   * bytes as they arrived, and rejects the request if it throws or returns `false`. The value `false` accepts any sender.
   */
  readonly verify: VerifyRequest | false;
}

/** Verifies the sender of a request. Rejects it if it throws or returns `false`. */
export type VerifyRequest = (request: RawRequest) => unknown;

/**
 * Verifies and parses a webhook or a callback that has arrived. Of several webhooks at one address, returns the first one that
 * fits. 64-bit numbers are decimal strings.
 *
 * Throws an {@link InvalidWebhookError} for any other request, and a TypeError if the body has been read before.
 *
 * @example
 * const { body } = await parseWebhook(petAdoptedWebhook, request, { verify });
 */
export async function parseWebhook<const Webhook extends WebhookMetadata>(
  webhooks: Webhook | readonly Webhook[],
  request: Request | RequestParts,
  { verify }: ParseWebhookOptions,
): Promise<ParsedWebhook<Webhook>> {
  const all: readonly WebhookMetadata[] = [webhooks].flat();
  const name = all.map((webhook) => webhook.name).join(" | ");
  const received = await readRequest(request);
  const expected = all.filter(({ method }) => method === received.method);
  if (expected.length === 0) {
    const methods = [...new Set(all.map(({ method }) => `\`${method}\``))].join(" or ");
    throw new InvalidWebhookError(name, `its method must be ${methods}, got \`${received.method}\`.`, { status: 405 });
  }
  await verifyRequest(name, received, verify);
  const misfits: WebhookMisfit[] = [];
  for (const webhook of expected) {
    const read = readWebhook(webhook, received);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The check of the document has verified the body.
    if (!("reason" in read)) return read as unknown as ParsedWebhook<Webhook>;
    misfits.push(read);
  }
  const closest = misfits.reduce((one, other) => (distanceOf(other) < distanceOf(one) ? other : one));
  const found =
    misfits.length > 1 ? `\`${closest.webhook}\` is the closest one, but ${closest.reason}` : closest.reason;
  throw new InvalidWebhookError(name, found, closest);
}

async function verifyRequest(name: string, request: RawRequest, verify: VerifyRequest | false): Promise<void> {
  if (verify === false) return;
  if (typeof verify !== "function") {
    throw new TypeError("`verify` must be a function. `false` accepts a request of any sender.");
  }
  let details = {};
  try {
    if ((await verify(request)) !== false) return;
  } catch (cause) {
    details = { cause };
  }
  throw new InvalidWebhookError(name, "its sender was not verified.", { ...details, status: 401 });
}

/** Returns the distance of a misfit: few violations are closer than an unreadable body, which is closer than another media type. */
function distanceOf({ status, violations = [] }: WebhookMisfit): number {
  return status === 415 ? Infinity : violations.length || Number.MAX_SAFE_INTEGER;
}
