import type { OpenApi } from "@shortvideo-api/document";
import type { ResponseSource } from "./response-source.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ShiftedRoute } from "../request/create-router.js";
import type { Target } from "../request/read-target.js";

/** Returns a violation for an unknown path, with the nearest path or the base URL to use. */
export function toPathViolation(
  { router, document }: Pick<ResponseSource, "router" | "document">,
  { path, segments }: Pick<Target, "path" | "segments">,
): RequestViolation {
  const shifted = router.findShifted(segments);
  const nearest = router.findNearestPath(path);
  const advice = shifted
    ? `, but \`${shifted.path}\` is: the mock ${printBase(document, path, shifted)}`
    : nearest === undefined
      ? "; no path of the document is near it"
      : `; the nearest is \`${nearest}\``;
  return {
    code: "path-unknown",
    place: "path",
    message: `\`${path.slice(0, 100)}\` is not a path of this API${advice}.`,
  };
}

function printBase(document: OpenApi, path: string, { surplus, lacking }: ShiftedRoute): string {
  const servesPaths = "serves the paths of the document as they are";
  if (lacking !== "") return `${servesPaths}. Its base URL is its address and \`${lacking}\``;
  const prefix = path
    .split("/")
    .slice(0, surplus + 1)
    .join("/");
  const advice = "Its base URL is its address alone";
  if (!readBasePaths(document).includes(prefix))
    return `${servesPaths}, without \`${prefix.slice(0, 100)}\`. ${advice}`;
  return `leaves out the base path of the document's server, \`${prefix}\`. ${advice}`;
}

/** Reads the paths of the document's servers, without a slash at the end: `["/v1"]`. */
function readBasePaths({ servers = [] }: OpenApi): string[] {
  return servers.map(({ url, variables = {} }) => {
    const filled = url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? "");
    return filled
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, "")
      .replace(/[?#].*$/s, "")
      .replace(/\/+$/, "");
  });
}
