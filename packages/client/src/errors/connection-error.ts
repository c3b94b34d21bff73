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
    super(operation, `${operation} got no complete response${reason}. ${elsewhere}`, {
      attempts,
      retryable: !lasting.test(`${code} ${message} ${Object(cause).message}`),
    });
    this.code = code;
  }
}

/**
 * What another attempt does not change: a certificate that is not trusted, a server that speaks another protocol, an address
 * that `fetch` does not take. They are codes of OpenSSL and Node; Deno has only words.
 */
const lasting =
  /^\S*(CERT|CRL_|ISSUER|LEAF_|HOSTNAME_|INVALID_|EPROTO|SSL_\S*(VERSION|PROTOCOL|HANDSHAKE))|peer certificate:/;

function readCode(thrown: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(thrown);
  // A word, so that no address and no sentence comes along.
  return typeof code === "string" && /^[A-Z]\w{1,63}$/.test(code) ? code : undefined;
}
