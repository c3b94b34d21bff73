import type { CreateLocator } from "../call/locator.js";
import { readBaseUrl } from "./address.js";

/**
 * Creates the locator for a document with one server, without variables. `baseUrl` replaces the server. Throws a TypeError for an
 * invalid address.
 */
export function locateServer(url: string): CreateLocator {
  return (options) => {
    const { baseUrl = url } = options ?? {};
    const address = readBaseUrl(baseUrl);
    return () => address;
  };
}
