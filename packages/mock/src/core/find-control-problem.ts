import { isIP } from "node:net";

/** Headers and address that identify the caller of the control API. */
export interface ControlCaller {
  /** The header `host`. */
  readonly host: string | undefined;
  /** The header `origin`, which browsers send. */
  readonly origin: string | undefined;
  /** The address of this machine that the connection came to. */
  readonly localAddress: string | undefined;
}

/**
 * Returns the reason why a caller may not control the mock; `undefined` if it may. A browser sends requests of any website to this
 * machine, so pages of another origin are rejected. So are names of the public DNS, which a website can point to this machine.
 */
export function findControlProblem({ host = "", origin, localAddress = "" }: ControlCaller): string | undefined {
  if (origin !== undefined && origin !== `http://${host}`) {
    return `Pages of \`${origin.slice(0, 100)}\` may not control the mock. Set preferences with each request, or call \`/-/\` from the test's own process.`;
  }
  if (!isLoopback(localAddress) || isPrivateName(host.replace(/:\d*$/, ""))) return undefined;
  return `\`${host.slice(0, 100)}\` is a name that any website could point to this machine. Call \`/-/\` at \`localhost\` or \`127.0.0.1\`.`;
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

/** Returns `true` for an address, a name without a dot, and a name below a domain that the public DNS does not have. */
function isPrivateName(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  // https://www.iana.org/assignments/special-use-domain-names
  return isIP(bare) > 0 || !bare.includes(".") || /\.(?:localhost|local|internal|test|home\.arpa)$/i.test(bare);
}
