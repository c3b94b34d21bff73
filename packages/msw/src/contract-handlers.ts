import type { ContractReport } from "@shortvideo-api/report";
import { http, type HttpHandler } from "msw";
import { readBaseUrls } from "./base-urls.js";
import { checkHandler } from "./check-handler.js";
import type { Contract } from "./open-contract.js";

/** Responses of one operation, as the fixtures package of a generated client exports them. */
export interface OperationFixtures {
  /** Bodies by name; the first one is the usual response. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Bodies of failures by status. */
  readonly failures: Readonly<Record<string | number, unknown>>;
  /** Creates a complete response for a seed. Default: responses for other seeds are made from the schema. */
  readonly createResponse?: ((seed: number) => unknown) | undefined;
  /** Creates an item of a list for a seed. Default: the items of the pages are repeated with other ids. */
  readonly createItem?: ((seed: number) => unknown) | undefined;
}

/** Options of {@link contractHandlers}. */
export interface ContractHandlersOptions {
  /**
   * An OpenAPI 3.0, 3.1 or 3.2 document: its text in YAML or JSON, or the parsed object. It must be one file. Default: the document of the
   * short-video service.
   */
  readonly document?: string | object | undefined;
  /** Complete responses by `operationId`. Default: the fixtures of the service; for another document, its examples, or bodies made from its schemas. */
  readonly fixtures?: Readonly<Record<string, OperationFixtures>> | undefined;
  /**
   * The addresses before the paths of the document: `"https://api.example.com/v1"`. Every request below one of them belongs to the
   * contract, so an unknown path is a violation. Default: any host, and the paths of the document with or without those of its `servers`.
   */
  readonly baseUrl?: string | readonly string[] | undefined;
  /** A scenario of the mock for each request that states none: `"slow"`, `"rate-limited"`, `"code=429"`. Default: none. */
  readonly scenario?: string | undefined;
  /** Selects other valid responses, the same each time. Default: 0. */
  readonly seed?: number | undefined;
}

/** Handlers for MSW, and the report of their requests. */
export interface ContractHandlers {
  /** Handlers that respond as the mock does. Pass them to `setupServer` or `setupWorker`, after handlers of your own. */
  readonly handlers: readonly HttpHandler[];
  /**
   * Returns handlers that respond as the given ones, and that check each request and each response against the document. Checks no
   * requests outside of `baseUrl`, no responses of the network, and no handlers of other protocols than HTTP.
   */
  check<Handler extends object>(...handlers: readonly Handler[]): Handler[];
  /**
   * Returns the coverage, the violations of requests and the differences of checked responses so far. Render it with `renderReport` of
   * `@shortvideo-api/report`. Rejects if the document cannot be read.
   */
  report(): Promise<ContractReport>;
  /** Deletes all records, settings and counts, as a new contract has. */
  reset(): void;
}

/**
 * Creates handlers for MSW from an OpenAPI document. They respond as the mock does, and report as a contract run does. The document is
 * read at the first request.
 *
 * Throws a `TypeError` for a `baseUrl` that is no address.
 *
 * @example
 * const contract = contractHandlers();
 * const server = setupServer(...contract.handlers);
 */
export function contractHandlers(options: ContractHandlersOptions = {}): ContractHandlers {
  const { baseUrl } = options;
  const bases = baseUrl === undefined ? undefined : readBaseUrls(baseUrl);
  let opened: Promise<Contract> | undefined;
  // The document and the code that reads it are large. Suites without a request do not load them.
  const open = (): Promise<Contract> =>
    (opened ??= import("./open-contract.js").then(({ openContract }) => openContract(options)));
  const findBasePath = async (url: string): Promise<string | undefined> =>
    bases ? bases.findBasePath(url) : (await open()).findBasePath(url);

  const handler = http.all(
    async ({ request }) => (await findBasePath(request.url)) !== undefined,
    async ({ request }) => (await open()).respond(request, (await findBasePath(request.url)) ?? ""),
  );

  return {
    handlers: [handler],
    check: (...handlers) =>
      handlers.map((each) =>
        checkHandler(each, async (url) => {
          const basePath = await findBasePath(url);
          if (basePath === undefined && bases) return undefined;
          // A path that the document does not have is a violation.
          return { contract: await open(), basePath: basePath ?? "" };
        }),
      ),
    report: async () => (await open()).report(),
    reset() {
      void opened?.then((contract) => contract.reset());
    },
  };
}
