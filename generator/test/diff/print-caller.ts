import { credentialForms } from "../../../packages/document/src/auth/auth-kinds.ts";
import type { DescribedOperation, Side } from "../../../packages/diff/src/schema/side.ts";
import type { AuthScheme } from "../../../packages/model/src/api/auth.ts";
import type { AddressVariable, Servers } from "../../../packages/model/src/api/servers.ts";
import type { SuccessResponse } from "../../../packages/model/src/api/response.ts";
import type { Webhook } from "../../../packages/model/src/api/webhook.ts";

/** Prints a program for the client of the earlier document: it names each member, function and class, and uses each response. */
export function printCaller(side: Side): string {
  const functions = side.operations.flatMap(({ operation: { call, pagination } }) => [
    call.name,
    ...(pagination ? [call.iterate] : []),
  ]);
  const { option, schemes } = side.model.auth;
  const values = schemes.map(({ name, sample }) => `${JSON.stringify(name)}: ${printCredential(sample)}`);
  const credential = option === "auth" ? `{ ${values.join(", ")} }` : `"any-key"`;
  const classes = side.model.errors.map(({ name }) => name);
  const constants = side.model.webhooks.map(({ constant }) => constant);
  return [
    `import { ${functions.join(", ")} } from "./functions.js";`,
    `import { ${["ApiError", "type Resources", "type FailureOf", ...classes, ...constants].join(", ")} } from "./index.js";`,
    `import { createClient } from "./create-client.js";`,
    `export const client = createClient({ baseUrl: "http://a.example", ${option ? `${option}: ${credential}` : ""} });`,
    ...(side.model.clientDefaults.environment === undefined ? [] : ["export const fromEnvironment = createClient();"]),
    ...printSelections(side.model.servers).map(
      (selection, index) =>
        `export const client${index} = createClient({ ${option ? `${option}: ${credential}, ` : ""}${selection} });`,
    ),
    `export const functions = [${functions.join(", ")}];`,
    `export const classes = [${["ApiError", ...classes].join(", ")}];`,
    ...side.operations.flatMap((described, index) => printOperation(described, index)),
    `export const webhooks = [${constants.join(", ")}];`,
    ...side.model.webhooks.flatMap(printSecrets),
    "",
  ].join("\n");
}

/** Prints the options that select a server: none, each value of a variable, and each server of several. */
function printSelections({ isBaseUrlRequired, shared, choice, others }: Servers): readonly string[] {
  if (isBaseUrlRequired) return [];
  return [
    "",
    ...listValues([...(shared[0]?.variables ?? []), ...others]).map((field) => printSelection([field])),
    ...(choice === undefined ? [] : shared).flatMap(({ url, variables }) => {
      const chosen = `${JSON.stringify(choice)}: ${JSON.stringify(url)}`;
      return [printSelection([chosen]), ...listValues(variables).map((field) => printSelection([chosen, field]))];
    }),
  ];
}

function printSelection(fields: readonly string[]): string {
  return `server: { ${fields.join(", ")} }`;
}

function listValues(variables: readonly AddressVariable[]): string[] {
  return variables.flatMap(({ name, values = ["any-value"] }) =>
    values.map((value) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  );
}

/** Prints the credentials by which a receiver verifies a webhook. */
function printSecrets({ constant, security }: Webhook, index: number): readonly string[] {
  const samples = new Map(security.flat().map(({ scheme, form }) => [scheme, credentialForms[form].sample]));
  if (samples.size === 0) return [];
  const secrets = JSON.stringify(Object.fromEntries(samples));
  return [
    `import { verifyCredentials as verify${index} } from "./index.js";`,
    `export const verified${index} = verify${index}(${constant}, ${secrets});`,
  ];
}

/** Prints the type that a caller expects of a response; `unknown` if the operation has redirects, which callers check first. */
function printExpectedType({ kind, redirects }: SuccessResponse): string {
  if (redirects.length > 0) return "unknown";
  const body = kind === "text" ? "string" : kind === "binary" ? "Blob" : "object";
  return kind === "events" || kind === "lines" || kind === "records" ? "AsyncIterable<unknown>" : body;
}

function printCredential(sample: AuthScheme["sample"]): string {
  return `${typeof sample === "string" ? "async () => " : ""}${JSON.stringify(sample)}`;
}

function printOperation({ resource, operation }: DescribedOperation, index: number): readonly string[] {
  const { id, method, response, pagination, failures } = operation;
  const resourceType = `Resources${resource.members.map((name) => `[${JSON.stringify(name)}]`).join("")}`;
  const call = `${resourceType}[${JSON.stringify(method)}]`;
  const isAlwaysThere = response.type !== undefined && !response.mayBeEmpty;
  return [
    `export type Call${index} = ${call};`,
    // A caller does not check that the response is there.
    ...(isAlwaysThere
      ? [
          `export const response${index} = (response: Awaited<ReturnType<${call}>>): ${printExpectedType(response)} => response;`,
          ...(response.redirects.length > 0
            ? []
            : [
                `export const direct${index} = (response: Awaited<ReturnType<${call}>>): Exclude<typeof response, { location: string; status: number }> => response;`,
              ]),
        ]
      : []),
    ...(response.isRedirect
      ? [`export const only${index} = (response: Awaited<ReturnType<${call}>>): string => response.location;`]
      : []),
    ...response.redirects.map(
      (status) =>
        `export const target${index}_${status} = (redirect: Extract<Awaited<ReturnType<${call}>>, { location: string; status: ${status} }>): string => redirect.location;`,
    ),
    ...(pagination
      ? [
          `export const paginator${index} = (paginator: ${resourceType}["${pagination.iterate}"]): ((...given: never[]) => AsyncIterable<unknown>) => paginator;`,
          `import { ${pagination.paginate} as paginate${index} } from "@shortvideo-api/pagination";`,
          `export const paginated${index} = (call: ${call}) => paginate${index}((page, options) => call(page, options)${pagination.readsResponse ? ".withResponse()" : ""}, {} as never);`,
        ]
      : []),
    ...failures.map(({ status, errorClass, cases }) => {
      const thrown = [...new Set([errorClass, ...cases.map((each) => each.errorClass)])].join(" | ");
      const failure = `Extract<FailureOf<${JSON.stringify(id)}>, { status: ${JSON.stringify(status)} }>`;
      return `export const caught${index}_${status} = (error: ${failure}): ${thrown} => error;`;
    }),
  ];
}
