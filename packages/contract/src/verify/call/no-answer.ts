/** What kept an answer away. */
export type Failure =
  | "host-unknown"
  | "refused"
  | "no-route"
  | "port-blocked"
  | "untrusted"
  | "tls-failed"
  | "not-http"
  | "broken"
  | "late";

/** No complete answer came. */
export interface NoAnswer {
  readonly failure: Failure;
  /** The code of the error, such as `"ECONNRESET"`; `""` where it has none. */
  readonly code: string;
}

/** Classifies an error of `fetch`, or of reading a body. */
export function toNoAnswer(error: unknown): NoAnswer {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const code = cause && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  if (code === "" && cause?.message === "bad port") return { failure: "port-blocked", code };
  if (cause?.name === "HTTPParserError") return { failure: "not-http", code };
  return { failure: failures.find(([pattern]) => pattern.test(code))?.[1] ?? "broken", code };
}

const failures: readonly (readonly [RegExp, Failure])[] = [
  [/^(?:ENOTFOUND|ENODATA|EAI_\w+)$/, "host-unknown"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(?:E(?:HOST|NET)(?:UNREACH|DOWN)|EADDRNOTAVAIL|EACCES|EPERM|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "no-route"],
  [/CERT|CRL|^UNABLE_TO_|^(?:INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED)$/, "untrusted"],
  [/^(?:ERR_SSL_\w+|ERR_TLS_\w+|EPROTO)$/, "tls-failed"],
  [/^HPE_/, "not-http"],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, "late"],
];

/** Whether no request came through, so that further ones would not either. */
export function isUnreached({ failure }: NoAnswer): boolean {
  return !["not-http", "broken", "late"].includes(failure);
}

/** Says what happened, as a sentence. */
export function printNoAnswer({ failure, code }: NoAnswer): string {
  return `${happened[failure]}${code === "" ? "" : ` (${code})`}.`;
}

const happened: Readonly<Record<Failure, string>> = {
  "host-unknown": "The host of the base URL was not found",
  refused: "Nothing listens at the host and port of the base URL",
  "no-route": "No connection to the host of the base URL came about",
  "port-blocked": "The port of the base URL is blocked for HTTP, as in browsers",
  untrusted: "The certificate of the service is not trusted",
  "tls-failed": "The service did not agree on TLS",
  "not-http": "The service did not answer by HTTP",
  broken: "The connection was broken before the answer was complete",
  late: "No answer came within the seconds of `--timeout`",
};

/** Says what to do about it. `protocol` is that of the base URL: `"https:"`. */
export function adviseNoAnswer({ failure }: NoAnswer, protocol: string): string {
  const scheme =
    protocol === "https:"
      ? "The base URL begins with `https://`: if the service speaks plain HTTP, begin it with `http://`."
      : "The base URL begins with `http://`: if the service speaks TLS, begin it with `https://`.";
  const between = "A proxy, a VPN or a firewall between may also be the reason.";
  const proxy = "Behind a proxy, set `NODE_USE_ENV_PROXY=1` beside `HTTPS_PROXY`.";
  return {
    "host-unknown": `Check its spelling, and whether this machine finds other hosts. ${proxy}`,
    refused: `Check that the service runs, and on which port. ${between}`,
    "no-route": `Check the network. ${between} ${proxy}`,
    "port-blocked": "Give another port.",
    untrusted:
      "Check that the base URL names the host of the certificate. Where the certificate is of an authority of your own, or of a proxy, name the authority in `NODE_EXTRA_CA_CERTS`.",
    "tls-failed": `${scheme} ${between}`,
    "not-http": `Check the port. ${scheme}`,
    broken: `${scheme} ${between} ${proxy}`,
    late: `Call again, and give it more seconds by \`--timeout\`. ${between}`,
  }[failure];
}
