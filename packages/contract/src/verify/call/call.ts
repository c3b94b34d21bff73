import { toRequestPath } from "@shortvideo-api/document";
import {
  type Given,
  type GivenParameters,
  type Operation,
  type Parameter,
  toPairs,
} from "@shortvideo-api/mock/internal";

/** A request to an operation, without the key. */
export interface Call {
  readonly operation: Operation;
  readonly given: GivenParameters;
}

/** Puts a call together. */
export function createCall(operation: Operation, given: readonly Given[]): Call {
  const listOf = (place: Parameter["in"]) =>
    given
      .filter(({ parameter }) => parameter.in === place)
      .flatMap(({ parameter, texts }) => toPairs(parameter, texts));
  const headers = listOf("header").map(([name, value]) => [name.toLowerCase(), [value]] as const);
  return {
    operation,
    given: {
      path: Object.fromEntries(listOf("path")),
      query: listOf("query"),
      header: Object.fromEntries(headers),
      cookie: Object.fromEntries(listOf("cookie")),
    },
  };
}

/** The same call with another value of a query parameter. */
export function withQuery({ operation, given }: Call, name: string, value: string): Call {
  const query = [...given.query.filter(([each]) => each !== name), [name, value] as const];
  return { operation, given: { ...given, query } };
}

/** Prints path and query, encoded. `show` may leave out values. */
export function printTarget(
  { operation, given }: Call,
  show: (name: string, value: string) => string = (_, value) => encodeURIComponent(value),
): string {
  const path = toRequestPath(operation.path).replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    show(name, given.path[name] ?? ""),
  );
  const query = given.query.map(([name, value]) => `${encodeURIComponent(name)}=${show(name, value)}`).join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The same without any value that the document does not give itself: it may be the id of a person. */
export function printPublicTarget(call: Call): string {
  return printTarget(call, (name, value) => {
    const parameter = call.operation.parameters.find((each) => each.name === name);
    const known = [parameter?.samples ?? [], parameter?.choices ?? []].flat(2);
    return known.includes(value) ? encodeURIComponent(value) : "…";
  });
}
