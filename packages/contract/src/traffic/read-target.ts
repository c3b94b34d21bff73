import { createRouter, readLeniently, type Router, type ServedOperation } from "@shortvideo-api/mock/requests";
import { findPathStart } from "../verify/request/read-har.js";

/** An address of a service in two parts. */
interface ServiceTarget {
  readonly baseUrl: string;
  /** Path and query as the document names them. */
  readonly target: string;
}

/** Divides an address; returns `undefined` for one outside of the service. */
export type TargetReader = (url: string) => ServiceTarget | undefined;

/**
 * Creates a reader for the addresses of a service. Without `baseUrl`, every address whose path ends with a path of the document belongs
 * to it.
 */
export function createTargetReader(operations: readonly ServedOperation[], baseUrl: string | undefined): TargetReader {
  const router = createRouter(operations);
  return (url) => {
    const target = baseUrl === undefined ? findTarget(router, url) : cutTarget(url, baseUrl);
    return target === undefined ? undefined : { baseUrl: baseUrl ?? url.slice(0, url.length - target.length), target };
  };
}

/** Finds a path of the document at the end of an address. Returns it with the query as sent. */
function findTarget(router: Router, url: string): string | undefined {
  const [, local = ""] = /^https?:\/\/[^/?]*(\/.*)$/is.exec(url) ?? [];
  if (local === "") return undefined;
  const start = findPathStart(router, readLeniently(local).segments);
  return start === undefined ? undefined : `/${local.slice(1).split("/").slice(start).join("/")}`;
}

/** Returns the rest of an address after that of the service; `undefined` for another address. */
function cutTarget(url: string, baseUrl: string): string | undefined {
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : undefined;
  return rest !== undefined && /^[/?]|^$/.test(rest) ? (rest.startsWith("/") ? rest : `/${rest}`) : undefined;
}
