import {
  type DocumentedOperation,
  isToken,
  type OpenApi,
  readOperations,
  type Report,
  toRequestPath,
} from "@shortvideo-api/document/source";

/** Lists the operations that can be called, in the order of the document. */
export function listEndpoints(root: OpenApi, report: Report): DocumentedOperation[] {
  const endpoints: DocumentedOperation[] = [];
  /** The first path of each request line, without the names of its placeholders. */
  const receivers = new Map<string, string>();
  for (const path of Object.keys(root.paths)) {
    if (!path.startsWith("/")) {
      const found = path === "" ? "The path is empty." : `\`${path}\` does not begin with a slash.`;
      report("path-without-slash", ["paths", path], found);
      continue;
    }
    if (/[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, ""))) {
      report("path-malformed", ["paths", path], `\`${path}\` has a brace that is not part of a placeholder.`);
    }
    const [sent] = /(?<=\/)(?::\w+|<[^/]+>)(?=\/|$)/.exec(path) ?? [];
    if (sent !== undefined) {
      report("path-malformed", ["paths", path], `\`${path}\` has \`${sent}\`, which requests contain as it is.`);
    }
  }
  for (const operation of readOperations(root)) {
    const { path, method, steps } = operation;
    if (!path.startsWith("/")) continue;
    // Paths with a query or a fragment are one path on purpose.
    if (path === toRequestPath(path)) {
      const requestLine = `${method} ${path.replaceAll(/\{[^{}]+\}/g, "{}")}`;
      const first = receivers.get(requestLine);
      if (first === undefined) receivers.set(requestLine, path);
      else report("duplicate-path", steps, `A request of \`${method} ${path}\` also fits \`${first}\`.`);
    }
    if (isForbidden(method)) {
      const message = `\`${method} ${path}\` cannot be sent: \`fetch\` rejects the method.`;
      report("method-never-sent", steps, message);
    } else endpoints.push(operation);
  }

  return endpoints;
}

/** Returns whether `fetch` rejects a method: https://fetch.spec.whatwg.org/#forbidden-method */
function isForbidden(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/i.test(method) || !isToken(method);
}
