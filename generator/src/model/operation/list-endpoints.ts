import {
  type HttpMethod,
  httpMethods,
  listParameters,
  type OpenApi,
  type OperationObject,
  type ParameterObject,
  type Report,
  type Step,
} from "@shortvideo-api/document/source";

/** An operation as the document has it, with the parameters of its path. */
export interface Endpoint {
  path: string;
  httpMethod: HttpMethod;
  operation: OperationObject;
  /** The keys that lead to the operation in the document. */
  steps: readonly Step[];
  /** Own parameters, and those of the path unless an own one has the same name and `in`. */
  parameters: readonly ParameterObject[];
}

/** Lists the operations that can be called, in the order of the document, and reports ids that are not unique. */
export function listEndpoints(root: OpenApi, report: Report): Endpoint[] {
  const endpoints: Endpoint[] = [];
  const owners = new Map<string, string>();
  // The client has no methods for webhooks, but their ids share one namespace with the others.
  for (const section of ["paths", "webhooks"] as const) {
    for (const [path, item] of Object.entries(root[section] ?? {})) {
      if (section === "paths" && !path.startsWith("/")) {
        const found = path === "" ? "The path is empty." : `\`${path}\` does not begin with a slash.`;
        report("path-without-slash", [section, path], found);
      }
      for (const httpMethod of httpMethods) {
        const operation = item[httpMethod];
        if (!operation) continue;
        const steps = [section, path, httpMethod];
        checkId(operation, `\`${httpMethod.toUpperCase()} ${path}\``, steps);
        if (section === "webhooks") continue;
        // https://fetch.spec.whatwg.org/#forbidden-method
        if (httpMethod === "trace") {
          report("method-never-sent", steps, `\`TRACE ${path}\` cannot be sent: \`fetch\` rejects the method.`);
          continue;
        }
        const parameters = listParameters(root, item, operation);
        endpoints.push({ path, httpMethod, operation, steps, parameters });
      }
    }
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
