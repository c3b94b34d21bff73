import { elsewhere } from "./api-error.js";
import { ClientError } from "./client-error.js";

/**
 * No whole answer came: the connection failed before it or in the midst of it, or `fetch` refused to send. An answer that
 * says no is not this, and neither is one that takes too long.
 *
 * What `fetch` threw is left out, since it holds the address in most runtimes. `retryable` is `false` where another attempt
 * would fail alike: a certificate that is not trusted, or an address that `fetch` refuses. Browsers do not say why a connection
 * failed; there, it is `true`.
 *
 * @example
 * if (error instanceof ConnectionError) console.error(`No connection: ${error.code ?? "the runtime does not say why"}.`);
 */
export class ConnectionError extends ClientError {
  override readonly name = "ConnectionError";
  /** The runtime's own word for what happened, such as `"ECONNRESET"`; `undefined` when it has none, as in browsers. */
  declare readonly code: string | undefined;

  constructor(operation: string, thrown: unknown, attempts: number) {
    const { message, cause } = Object(thrown);
    const code = readCode(thrown) ?? readCode(cause);
    const reason = code ? `: ${code}` : "";
    const found = `${code} ${message} ${Object(cause).message}`;
    const isUntrusted = untrusted.test(found);
    const advice = isUntrusted
      ? "Check the server's certificate, and which authorities the runtime trusts."
      : elsewhere;
    super(operation, `${operation} got no whole answer${reason}. ${advice}`, {
      attempts,
      retryable: !isUntrusted && !refused.test(found),
    });
    this.code = code;
  }
}

/** The server's certificate is not trusted: codes of OpenSSL and Node, behind which come the words of Deno. */
const untrusted =
  /^\S*(?:CERT|CRL_|_CRL|ISSUER|LEAF_SIGNATURE)|^(?:HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)|invalid peer certificate/;

/** Neither side speaks the other's protocol, or `fetch` takes no such address or option: codes, and words without one. */
const refused =
  /^(?:EPROTO|ERR_SSL_\S*(?:VERSION|PROTOCOL|HANDSHAKE_FAILURE)|ERR_INVALID_|UND_ERR_(?:INVALID_ARG|NOT_SUPPORTED))| (?:unknown scheme$|Url scheme )/;

function readCode(thrown: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(thrown);
  // A word, so that no address and no sentence comes along.
  return typeof code === "string" && /^[A-Z]\w{1,63}$/.test(code) ? code : undefined;
}
