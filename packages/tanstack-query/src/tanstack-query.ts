import { type ApiModel, defineEmitter, type Emitter, type Operation, printString } from "@shortvideo-api/generator";

/** Options of {@link tanstackQuery}. */
export interface TanstackQueryOptions {
  /** The adapter that the generated code imports. Default: `"@tanstack/react-query"`. */
  readonly from?: string | undefined;
}

/** The generated file. It stands beside the functions that it calls. */
const path = "packages/client/src/generated/queries.ts";

/**
 * Creates an emitter of one file with functions for each operation:
 * - `…Key` returns the start of the keys of its queries, to invalidate them
 * - `…Options` returns the options of a query, for an operation with a safe method
 * - `…InfiniteOptions` returns the options of an infinite query, for a list
 * - `…Mutation` returns the options of a mutation, for any other operation
 *
 * Operations that return a stream have no function: a cache cannot keep a stream.
 */
export function tanstackQuery({ from = "@tanstack/react-query" }: TanstackQueryOptions = {}): Emitter {
  return defineEmitter({ name: "tanstack-query", emit: (model) => [{ path, text: printQueries(model, from) }] });
}

/** The endings of the functions, by their kind. */
const endings = { key: "Key", query: "Options", infinite: "InfiniteOptions", mutation: "Mutation" } as const;

type Kind = keyof typeof endings;

function printQueries(model: ApiModel, from: string): string {
  const taken = new Set<string>();
  const used = new Set<Kind>();
  const functions = model.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      if (returnsStream(operation)) return [];
      const kinds = listKinds(operation);
      // Another operation may have the name of this one with an ending.
      const call = findFree(operation.call.name, (name) => kinds.every((kind) => !taken.has(name + endings[kind])));
      return kinds.map((kind) => {
        used.add(kind);
        taken.add(call + endings[kind]);
        return printers[kind](operation, { call, members: resource.members });
      });
    }),
  );
  const header = `// Generated from ${model.source} by \`npm run generate\`. Do not edit: change the document.\n`;
  if (used.size === 0) return `${header}\nexport {};\n`;
  return [
    header,
    ...printImports(used, from),
    "",
    ...functions.flatMap((text) => [text, ""]),
    ...(used.has("infinite") ? [printedPage] : []),
  ].join("\n");
}

/** Returns the name, with as many underscores as it takes until it is free. */
function findFree(name: string, isFree: (name: string) => boolean): string {
  return isFree(name) ? name : findFree(`${name}_`, isFree);
}

const streams: ReadonlySet<string> = new Set(["events", "lines", "records"]);

function returnsStream({ response }: Operation): boolean {
  return response.media.some(({ kind }) => streams.has(kind));
}

function listKinds({ httpMethod, pagination }: Operation): readonly Kind[] {
  const isQuery = ["GET", "HEAD", "QUERY"].includes(httpMethod) || pagination !== undefined;
  if (!isQuery) return ["mutation"];
  return pagination === undefined ? ["key", "query"] : ["key", "query", "infinite"];
}

function printImports(used: ReadonlySet<Kind>, from: string): string[] {
  const queries = [
    ...(used.has("infinite") ? ["infiniteQueryOptions"] : []),
    ...(used.has("mutation") ? ["mutationOptions"] : []),
    ...(used.has("query") ? ["queryOptions", "skipToken", "type SkipToken"] : []),
  ];
  return [
    `import type { Params } from "@shortvideo-api/openapi-types";`,
    ...(used.has("infinite") ? [`import type { Paginator, ResumeToken } from "@shortvideo-api/pagination";`] : []),
    `import { ${queries.join(", ")} } from ${printString(from)};`,
    `import type { CallOptions } from "../call/call-options.js";`,
    `import type { Connection } from "../connection/connection.js";`,
    `import * as calls from "./functions.js";`,
  ];
}

interface Place {
  /** The stem of the names of the functions. */
  readonly call: string;
  /** The members that lead to the resource. They begin the keys, so callers can invalidate a resource and those within it. */
  readonly members: readonly string[];
}

const printers: Readonly<Record<Kind, (operation: Operation, place: Place) => string>> = {
  key({ id, method }, { call, members }) {
    const key = [...members, method].map(printString).join(", ");
    return `/** Returns the start of the keys of all queries of \`${call}\`. With params: of the queries with these params. */
export function ${call}Key(params?: Partial<Params<${printString(id)}>> | SkipToken) {
  return params === undefined || params === skipToken ? [${key}] : [${key}, params];
}`;
  },
  query(operation, { call }) {
    return `${printDoc(operation, `Returns the options of a query that calls \`${call}\`. It waits while the params are \`skipToken\`.`)}
export function ${call}Options(connection: Connection, ${printQueryParams(operation)}, options?: CallOptions) {
  return queryOptions({
    queryKey: [...${call}Key(params), "query"],
    queryFn: params === skipToken ? skipToken : ({ signal }) => calls.${operation.call.name}(connection, params, { ...options, signal })${printNull(operation)},
  });
}`;
  },
  infinite(operation, { call }) {
    return `${printDoc(operation, `Returns the options of an infinite query over the pages of \`${call}\`.`)}
export function ${call}InfiniteOptions(connection: Connection, ${printQueryParams(operation)}, options?: CallOptions) {
  return infiniteQueryOptions({
    queryKey: [...${call}Key(params), "pages"],
    initialPageParam: firstPage(),
    queryFn: params === skipToken ? skipToken : ({ pageParam, signal }) =>
      readPage(calls.${operation.call.iterate}(connection, params, { ...options, signal, resumeFrom: pageParam, maxPages: 1 })),
    getNextPageParam,
  });
}`;
  },
  mutation(operation, { call }) {
    // `??` does not exclude `void` where a project has no `strictNullChecks`.
    const params = operation.paramsOptional ? `typeof params === "object" ? params : {}` : "params";
    return `${printDoc(operation, `Returns the options of a mutation that calls \`${call}\`. Its variables are the params.`)}
export function ${call}Mutation(connection: Connection, options?: CallOptions) {
  return mutationOptions({
    mutationFn: (params: ${printParams(operation)}) => calls.${operation.call.name}(connection, ${params}, options),
  });
}`;
  },
};

/** Prints the change of an absent body to null: a query of TanStack fails if its result is `undefined`. */
function printNull({ httpMethod, response }: Operation): string {
  const mayBeAbsent = httpMethod === "HEAD" || response.kind === "none" || response.mayBeEmpty;
  return mayBeAbsent ? ".then((data) => data ?? null)" : "";
}

function printParams({ id, paramsOptional }: Operation): string {
  const type = `Params<${printString(id)}>`;
  return paramsOptional ? `${type} | void` : type;
}

function printQueryParams({ id, paramsOptional }: Operation): string {
  return `params: Params<${printString(id)}> | SkipToken${paramsOptional ? " = {}" : ""}`;
}

function printDoc({ deprecated }: Operation, text: string): string {
  return deprecated ? `/**\n * ${text}\n *\n * @deprecated\n */` : `/** ${text} */`;
}

/** Reads the pages of infinite queries. */
const printedPage = `/** A page of a list, and where the list goes on. */
export interface QueriedPage<Page> {
  /** The response, as the client returns it. */
  readonly page: Page;
  /** Where the list goes on; \`null\` after its last page. */
  readonly next: ResumeToken | null;
}

function firstPage(): ResumeToken | undefined {
  return undefined;
}

async function readPage<Page>(paginator: Paginator<Page, unknown>): Promise<QueriedPage<Page>> {
  const start = paginator.resumeToken;
  for await (const page of paginator.pages()) {
    // After the last page, the token stays on this page.
    const end = paginator.resumeToken;
    return { page, next: end.skip === 0 && end.page !== start.page ? end : null };
  }
  throw new Error(\`\${start.operation} returned no page.\`);
}

/** Returns where a list goes on; \`null\` after its last page, and where the service leads back to an earlier page. */
function getNextPageParam<Page>(
  { next }: QueriedPage<Page>,
  _pages: readonly QueriedPage<Page>[],
  _param: ResumeToken | undefined,
  params: readonly (ResumeToken | undefined)[],
): ResumeToken | null {
  return params.some((param) => param?.page === next?.page) ? null : next;
}
`;
