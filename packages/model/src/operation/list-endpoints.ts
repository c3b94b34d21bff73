import {
  type DocumentedOperation,
  isToken,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  readOperations,
  type Report,
  type Step,
  toRequestPath,
} from "@shortvideo-api/document/source";

/** An operation as the document has it, with the parameters of its path. */
export interface Endpoint {
  documented: DocumentedOperation;
  path: string;
  /** As a request sends it: `"GET"`. */
  httpMethod: string;
  operation: OperationObject;
  /** The keys that lead to the operation in the document. */
  steps: readonly Step[];
  /** The parameters of the operation, and those of its path that the operation does not replace. */
  parameters: readonly ParameterObject[];
}

/** Lists the operations that can be called, in the order of the document. */
export function listEndpoints(root: OpenApi, report: Report): Endpoint[] {
  const endpoints: Endpoint[] = [];
  /** The first path of each request line, without the names of its placeholders. */
  const receivers = new Map<string, string>();
  for (const path of Object.keys(root.paths)) {
    if (!path.startsWith("/")) {
      const found = path === "" ? "The path is empty." : `\`${path}\` does not begin with a slash.`;
      report("path-without-slash", ["paths", path], found);
      continue;
    }
    if (toRequestPath(path).includes("?")) {
      report("path-with-query", ["paths", path], `\`${path}\` contains a query, which is not part of a path.`);
    }
    if (/[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, ""))) {
      report("path-malformed", ["paths", path], `\`${path}\` has a brace that is not part of a placeholder.`);
    }
  }
  for (const documented of readOperations(root)) {
    const { path, method: httpMethod, steps } = documented;
    if (!path.startsWith("/")) continue;
    checkPath(path, httpMethod, steps);
    if (isForbidden(httpMethod)) {
      const message = `\`${httpMethod} ${path}\` cannot be sent: \`fetch\` rejects the method.`;
      report("method-never-sent", steps, message);
    } else endpoints.push(toEndpoint(documented));
  }

  function checkPath(path: string, httpMethod: string, steps: readonly Step[]): void {
    // Paths with a fragment are one path on purpose.
    if (path.includes("#")) return;
    const requestLine = `${httpMethod} ${path.replaceAll(/\{[^{}]+\}/g, "{}")}`;
    const first = receivers.get(requestLine);
    if (first === undefined) receivers.set(requestLine, path);
    else report("duplicate-path", steps, `A request of \`${httpMethod} ${path}\` also fits \`${first}\`.`);
  }

  return endpoints;
}

/** Returns an operation as the model reads it. */
export function toEndpoint(documented: DocumentedOperation): Endpoint {
  const { path, method: httpMethod, node: operation, steps, parameters } = documented;
  return { documented, path, httpMethod, operation, steps, parameters: parameters.map(({ node }) => node) };
}

/** Returns whether `fetch` rejects a method: https://fetch.spec.whatwg.org/#forbidden-method */
function isForbidden(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/i.test(method) || !isToken(method);
}
