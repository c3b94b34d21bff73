import {
  listOperations,
  listParameters,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type Report,
  isToken,
  type Step,
  toRequestPath,
} from "@shortvideo-api/document/source";

/** An operation as the document has it, with the parameters of its path. */
export interface Endpoint {
  path: string;
  /** As a request sends it: `"GET"`. */
  httpMethod: string;
  operation: OperationObject;
  /** The keys that lead to the operation in the document. */
  steps: readonly Step[];
  /** The parameters of the operation, and those of its path that the operation does not replace. */
  parameters: readonly ParameterObject[];
}

/** Lists the operations that can be called, in the order of the document, and reports ids that are not unique. */
export function listEndpoints(root: OpenApi, report: Report): Endpoint[] {
  const endpoints: Endpoint[] = [];
  const owners = new Map<string, string>();
  /** The first path of each request line, without the names of its placeholders. */
  const receivers = new Map<string, string>();
  // The client has no methods for webhooks, but their ids share one namespace with the others.
  for (const section of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(root[section] ?? {})) {
      if (section === "paths" && !path.startsWith("/")) {
        const found = path === "" ? "The path is empty." : `\`${path}\` does not begin with a slash.`;
        report("path-without-slash", [section, path], found);
      }
      if (section === "paths" && toRequestPath(path).includes("?")) {
        report("path-with-query", [section, path], `\`${path}\` contains a query, which is not part of a path.`);
      }
      if (section === "paths" && /[{}]/.test(path.replaceAll(/\{[^{}]+\}/g, ""))) {
        report("path-malformed", [section, path], `\`${path}\` has a brace that is not part of a placeholder.`);
      }
      for (const { method: httpMethod, steps: inner, operation } of listOperations(item)) {
        const steps = [section, path, ...inner];
        checkId(operation, `\`${httpMethod} ${path}\``, steps);
        if (section === "webhooks") continue;
        checkPath(path, httpMethod, steps);
        if (isForbidden(httpMethod)) {
          const message = `\`${httpMethod} ${path}\` cannot be sent: \`fetch\` rejects the method.`;
          report("method-never-sent", steps, message);
          continue;
        }
        const parameters = listParameters(root, item, operation);
        endpoints.push({ path, httpMethod, operation, steps, parameters });
      }
    }
  }

  function checkPath(path: string, httpMethod: string, steps: readonly Step[]): void {
    // Paths with a fragment are one path on purpose.
    if (path.includes("#")) return;
    const requestLine = `${httpMethod} ${path.replaceAll(/\{[^{}]+\}/g, "{}")}`;
    const first = receivers.get(requestLine);
    if (first === undefined) receivers.set(requestLine, path);
    else report("duplicate-path", steps, `A request of \`${httpMethod} ${path}\` also fits \`${first}\`.`);
  }

  function checkId({ operationId }: OperationObject, title: string, steps: readonly Step[]): void {
    if (operationId === undefined) return;
    const owner = owners.get(operationId);
    if (owner === undefined) owners.set(operationId, title);
    else
      report(
        "duplicate-operation-id",
        [...steps, "operationId"],
        `\`${operationId}\` is also the operationId of ${owner}.`,
      );
  }

  return endpoints;
}

/** Returns whether `fetch` rejects a method: https://fetch.spec.whatwg.org/#forbidden-method */
function isForbidden(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/i.test(method) || !isToken(method);
}
