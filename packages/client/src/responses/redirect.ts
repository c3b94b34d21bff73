import type { Call } from "../call/metadata.js";

/**
 * A redirect that the operation documents. The client does not follow it, since `fetch` would send the key along.
 *
 * @example
 * if (file instanceof Redirect) console.log(`Download it from ${file.location}`);
 */
export class Redirect<Status extends number = number> {
  /** HTTP status: 300–399. */
  readonly status: Status;
  /** The target: an absolute address, or what the service sent if it is not an address. */
  readonly location: string;

  constructor(status: Status, location: string) {
    this.status = status;
    this.location = location;
  }
}

/** Returns the redirect if the operation documents its status. A redirect without a target is a failure. */
export function readRedirect({ operation }: Call, { headers, status, url }: Response): Redirect | undefined {
  const { redirects = [] } = operation;
  const location = headers.get("location");
  if (location === null || !redirects.includes(status)) return undefined;
  return new Redirect(status, URL.canParse(location, url) ? new URL(location, url).href : location);
}
