import { hasContentType, hasEmptyResponse, type Operation } from "@shortvideo-api/model";
import type { InputSchema } from "./input-schema.js";

/** The inputs of a tool besides the params of its operation, by their names in this tool. */
export interface ControlNames {
  readonly fields: string;
  /** Absent for an operation that returns no list. */
  readonly resume?: string;
  /** Absent for a response with one media type. */
  readonly accept?: string;
}

/** The longest name of an input that all agents accept. */
const maxNameLength = 64;

/**
 * Names the inputs of an operation's tool, by the names of its params. APIs of agents reject a request if an input of any tool has a
 * name with other characters than these, such as `filter[name]` or `$top`.
 */
export function nameInputs({ params }: Operation): ReadonlyMap<string, string> {
  const taken = new Set([...params.map(({ name }) => name), ...bodyInputs]);
  return new Map(
    params.map(({ name }) => {
      if (/^[\w.-]+$/.test(name) && name.length <= maxNameLength) return [name, name];
      const wanted =
        name
          .replaceAll(/[^\w.-]+/g, "_")
          .replace(/^_+|_+$/g, "")
          .slice(0, maxNameLength - 8) || "param";
      const candidates = [wanted, ...params.map((_, index) => `${wanted}_${index + 2}`)];
      const input = candidates.find((each) => !taken.has(each)) ?? wanted;
      taken.add(input);
      return [name, input];
    }),
  );
}

/** The inputs for the body of a request. */
const bodyInputs = ["body", "contentType", "partHeaders"];

/** Names the further inputs of an operation's tool. `inputs` are those of {@link nameInputs}, which keep their names. */
export function nameControls(operation: Operation, inputs: ReadonlyMap<string, string>): ControlNames {
  const taken = new Set([...[...inputs].flat(), ...bodyInputs]);
  const claim = (name: string): string => (taken.has(name) ? claim(`_${name}`) : name);
  return {
    fields: claim("fields"),
    ...(operation.pagination && { resume: claim("resume") }),
    ...(!hasEmptyResponse(operation) && operation.response.media.length > 1 && { accept: claim("accept") }),
  };
}

/** Returns the schemas of the further inputs. */
export function writeControls(
  { fields, resume, accept }: ControlNames,
  operation: Operation,
): Record<string, InputSchema> {
  return {
    [fields]: { type: "string" },
    ...(resume !== undefined && { [resume]: { type: "string" } }),
    ...(accept !== undefined && {
      [accept]: { type: "string", enum: operation.response.media.map(({ name }) => name) },
    }),
  };
}

/** Lists the params that agents do not give: a resume token replaces the position of a page, and the client knows constants. */
export function listOmitted({ pagination, params }: Operation): ReadonlySet<string> {
  const constants = params.filter(({ constant }) => constant !== undefined).map(({ name }) => name);
  return new Set([...(pagination && !pagination.paramPath ? [pagination.param] : []), ...constants]);
}

/** Lists the names of the params that agents give. */
export function listInputs(operation: Operation): string[] {
  const omitted = listOmitted(operation);
  const { body, params } = operation;
  return [
    ...params.map(({ name }) => name).filter((name) => !omitted.has(name)),
    ...(body ? ["body"] : []),
    ...(body && hasContentType(body) ? ["contentType"] : []),
    ...(body && [body, ...body.others].some(({ partHeaders }) => partHeaders.length > 0) ? ["partHeaders"] : []),
  ];
}

/** Describes an operation in one sentence: its summary, or the first sentence of its description. */
export function summarize({ deprecated, description, httpMethod, path, summary }: Operation): string {
  const text = summary ?? description?.split(/(?<=[.!?])\s/, 1)[0] ?? `${httpMethod} ${path}`;
  return deprecated ? `${text.replace(/\.?$/, ".")} Deprecated.` : text;
}
