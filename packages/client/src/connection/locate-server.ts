import type { CreateLocator } from "../call/locator.js";
import { readBaseUrl } from "./address.js";

/**
 * Creates the locator for a document with one server, without variables. Operations may have other servers, without variables. `baseUrl`
 * replaces them all. Throws a TypeError for an invalid address.
 */
export function locateServer(url: string): CreateLocator {
  return (options) => {
    const { baseUrl } = options ?? {};
    const address = readBaseUrl(baseUrl ?? url);
    return ({ servers = [] }) => {
      const [own = { url }] = servers;
      return baseUrl === undefined && !servers.some((server) => server.url === url) ? readBaseUrl(own.url) : address;
    };
  };
}
