/** The reason why no response arrived. */
export type NoResponseReason =
  | "host-unknown"
  | "refused"
  | "no-route"
  | "port-blocked"
  | "untrusted"
  | "tls-failed"
  | "not-http"
  | "broken"
  | "late";

/** A request without a complete response. */
export interface NoResponse {
  readonly reason: NoResponseReason;
  /** The code of the error, such as `"ECONNRESET"`; `""` without one. */
  readonly code: string;
}

/** Classifies an error of `fetch`, or of reading a body. */
export function toNoResponse(error: unknown): NoResponse {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const code = cause && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  if (code === "" && cause?.message === "bad port") return { reason: "port-blocked", code };
  if (cause?.name === "HTTPParserError") return { reason: "not-http", code };
  return { reason: reasons.find(([pattern]) => pattern.test(code))?.[1] ?? "broken", code };
}

const reasons: readonly (readonly [RegExp, NoResponseReason])[] = [
  [/^(?:ENOTFOUND|ENODATA|EAI_\w+)$/, "host-unknown"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(?:E(?:HOST|NET)(?:UNREACH|DOWN)|EADDRNOTAVAIL|EACCES|EPERM|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "no-route"],
  [/CERT|CRL|^UNABLE_TO_|^(?:INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED)$/, "untrusted"],
  [/^(?:ERR_SSL_\w+|ERR_TLS_\w+|EPROTO)$/, "tls-failed"],
  [/^HPE_/, "not-http"],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, "late"],
];

/** Returns `true` when the service is unreachable, so that further requests would fail, too. */
export function isUnreachable({ reason }: NoResponse): boolean {
  return !["not-http", "broken", "late"].includes(reason);
}

/** Describes the failure in a sentence. `address` names the address of the service. */
export function printNoResponse({ reason, code }: NoResponse, address = "base URL"): string {
  return `${sentences[reason].replace("base URL", address)}${code === "" ? "" : ` (${code})`}.`;
}

const sentences: Readonly<Record<NoResponseReason, string>> = {
  "host-unknown": "The host of the base URL was not found",
  refused: "Nothing listens at the host and port of the base URL",
  "no-route": "The host of the base URL could not be reached",
  "port-blocked": "`fetch` blocks the port of the base URL, as browsers do",
  untrusted: "The certificate of the service is not trusted",
  "tls-failed": "The service did not agree on TLS",
  "not-http": "The service did not respond with HTTP",
  broken: "The connection broke before the response was complete",
  late: "No response arrived within the time of `--timeout`",
};

/** Returns the fix. `protocol` is the protocol of the base URL: `"https:"`. */
export function adviseNoResponse({ reason }: NoResponse, protocol: string): string {
  const scheme =
    protocol === "https:"
      ? "The base URL begins with `https://`: if the service uses plain HTTP, begin it with `http://`."
      : "The base URL begins with `http://`: if the service uses TLS, begin it with `https://`.";
  const firewall = "A proxy, a VPN or a firewall may also be the reason.";
  const proxy = "Behind a proxy, set `NODE_USE_ENV_PROXY=1` and `HTTPS_PROXY`.";
  return {
    "host-unknown": `Check the spelling of the host, and whether this machine can resolve other hosts. ${proxy}`,
    refused: `Check that the service runs, and on which port. ${firewall}`,
    "no-route": `Check the network. ${firewall} ${proxy}`,
    "port-blocked": "Use another port.",
    untrusted:
      "Check that the base URL names the host of the certificate. If your own authority or a proxy issued the certificate, name that authority in `NODE_EXTRA_CA_CERTS`.",
    "tls-failed": `${scheme} ${firewall}`,
    "not-http": `Check the port. ${scheme}`,
    broken: `${scheme} ${firewall} ${proxy}`,
    late: `Run it again with a longer \`--timeout\`. ${firewall}`,
  }[reason];
}
