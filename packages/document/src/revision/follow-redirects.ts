import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

const maxRedirects = 5;

/** A service responds, but not with a document. Or it redirects to a place that the caller did not name and may not want to reach. */
export class UnusableResponseError extends Error {
  override readonly name = "UnusableResponseError";
}

/**
 * Fetches an address, and follows up to five redirects. Throws {@link UnusableResponseError} for a redirect from https to another scheme,
 * or from a public host into a private network. Otherwise the service could make a program read other files.
 */
export async function followRedirects(
  start: URL,
  init: RequestInit,
  send: (url: URL, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  let url = start;
  for (let hops = 0; ; hops += 1) {
    const response = await send(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    if (hops === maxRedirects) throw new UnusableResponseError(`it redirects more than ${maxRedirects} times.`);
    if (!URL.canParse(location, url))
      throw new UnusableResponseError("it redirects to something that is not an address.");
    const next = new URL(location, url);
    await checkRedirect(url, next);
    url = next;
  }
}

async function checkRedirect(from: URL, to: URL): Promise<void> {
  const shown = `\`${to.protocol}//${to.host}\``;
  const isAllowed = to.protocol === "https:" || (to.protocol === "http:" && from.protocol === "http:");
  if (!isAllowed)
    throw new UnusableResponseError(`it redirects to ${shown}, which is another scheme. Name the new address.`);
  if (to.host === from.host || (await isPrivate(from.hostname)) || !(await isPrivate(to.hostname))) return;
  throw new UnusableResponseError(`it redirects to ${shown}, in a private network. Name that address if you mean it.`);
}

/** Returns whether a host is in a private network, by its address or by one of its name. */
async function isPrivate(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, "");
  // A host that is unknown fails when it is fetched.
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  return addresses.some(({ address, family }) => privateAddresses.check(address, family === 6 ? "ipv6" : "ipv4"));
}

const privateAddresses = createPrivateAddresses();

/** Creates the list of private addresses: https://www.rfc-editor.org/rfc/rfc6890 */
function createPrivateAddresses(): BlockList {
  const list = new BlockList();
  const ranges = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
  ];
  for (const range of ranges) {
    const [address = "", bits = ""] = range.split("/");
    list.addSubnet(address, Number(bits), "ipv4");
    // The same addresses, written as addresses of version 6.
    list.addSubnet(`::ffff:${address}`, 96 + Number(bits), "ipv6");
  }
  for (const address of ["::", "::1"]) list.addAddress(address, "ipv6");
  list.addSubnet("fc00::", 7, "ipv6");
  list.addSubnet("fe80::", 10, "ipv6");
  return list;
}
