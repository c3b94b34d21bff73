import { readSampleValue } from "@shortvideo-api/document/sample/source";
import { type ApiModel, bodyKeys, type Operation, printMembers, type Resource } from "@shortvideo-api/model/source";
import { printJson } from "./print/literal.ts";

/** An operation, and the resource of the client that calls it. */
export interface SampleCall {
  readonly resource: Resource;
  readonly operation: Operation;
}

/** Lists all operations with their resources. */
export function listCalls({ resources }: Pick<ApiModel, "resources">): readonly SampleCall[] {
  return resources.flatMap((resource) => resource.operations.map((operation) => ({ resource, operation })));
}

/** Chooses the operation for an example: one that only reads, with few parameters. Returns `undefined` for none. */
export function chooseCall(calls: readonly SampleCall[]): SampleCall | undefined {
  const cost = ({
    operation: { httpMethod, body, params, response, deprecated, paramsWithoutValue },
  }: SampleCall): number =>
    1000 * paramsWithoutValue.length +
    (httpMethod === "GET" ? 0 : 100) +
    (body ? 50 : 0) +
    (deprecated ? 20 : 0) +
    (response.kind === "none" ? 10 : 0) +
    params.filter(({ required }) => required).length;
  return calls.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** Prints a call of `api` with the required params of the example request. */
export function printCall(call: SampleCall, method: string, model: ApiModel, options?: string): string {
  const params = printParams(call, model, options === undefined ? "" : "{}");
  return `${printMembers("api", [...call.resource.members, method])}(${[params, ...(options === undefined ? [] : [options])].filter(Boolean).join(", ")})`;
}

/** Prints the required params of the example request. Without any, returns `none`. */
export function printParams({ operation }: SampleCall, model: ApiModel, none = ""): string {
  const samples = new Map(model.schemas.map(({ name, sample }) => [name, sample]));
  const request = readSampleValue(operation.request, 0, (name) => samples.get(name));
  const required = new Set([
    ...operation.params.filter((param) => param.required).map(({ name }) => name),
    ...operation.exactlyOneOf.flat(),
    ...(operation.body?.required ? [bodyKeys.name, bodyKeys.contentType] : []),
  ]);
  const fields = Object.entries(typeof request === "object" && request !== null ? request : {}).filter(([name]) =>
    required.has(name),
  );
  return fields.length === 0 ? none : printJson(Object.fromEntries(fields));
}
