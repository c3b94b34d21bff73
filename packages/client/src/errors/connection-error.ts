import { checkBaseUrl } from "./api-error.js";
import { ClientError } from "./client-error.js";

/**
 * No complete response arrived: the connection failed before the response or during it, or `fetch` rejected the request.
 *
 * The error of `fetch` is left out, since it contains the address in most runtimes. `retryable` is `false` if another attempt
 * would fail in the same way: for an untrusted certificate, or an address that `fetch` rejects. Browsers give no reason; there,
 * it is `true`.
 *
 * @example
 * if (error instanceof ConnectionError) console.error(`No connection: ${error.code ?? "the runtime does not say why"}.`);
 */
export class ConnectionError extends ClientError {
  override readonly name = "ConnectionError";
  /** The code of the runtime, such as `"ECONNRESET"`; `undefined` if it has none, as in browsers. */
  declare readonly code: string | undefined;

  /** `hasBegun` says that a part of the response arrived. Without it, nothing thrown means a body that ended early. */
  constructor(operation: string, thrown: unknown, attempts: number, hasBegun: boolean = thrown === undefined) {
    const { message, cause } = Object(thrown);
    const code = readCode(thrown) ?? readCode(cause);
    const reason = code ? `: ${code}` : "";
    super(operation, `${operation} got no complete response${reason}. ${hasBegun ? "It ended early." : checkBaseUrl}`, {
      attempts,
      retryable: !permanent.test(`${code} ${message} ${Object(cause).message}`),
    });
    this.code = code;
  }
}

/**
 * Matches failures that another attempt does not change: an untrusted certificate, a server with another protocol, an address that
 * `fetch` rejects. Most alternatives match codes of OpenSSL and Node. Deno has only messages.
 */
const permanent =
  /^\S*(CERT|CRL_|ISSUER|LEAF_|HOSTNAME_|INVALID_|EPROTO|SSL_\S*(VERSION|PROTOCOL|HANDSHAKE))|peer certificate:/;

function readCode(thrown: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(thrown);
  // Only one word, so that the code contains no address.
  return typeof code === "string" && /^[A-Z]\w{1,63}$/.test(code) ? code : undefined;
}
