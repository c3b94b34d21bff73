import type { ContractReport } from "@shortvideo-api/report";
import { http, type HttpHandler } from "msw";
import { readBaseUrls } from "./base-urls.js";
import { checkHandler } from "./check-handler.js";
import type { HandlerContract } from "./open-contract.js";
import type { ContractHandlersOptions } from "./options.js";

/** Handlers for MSW, and the report of their requests. */
export interface ContractHandlers {
  /** Handlers that respond as the mock does. Pass them to `setupServer` or `setupWorker`, after handlers of your own. */
  readonly handlers: readonly HttpHandler[];
  /**
   * Returns handlers that respond as the given ones, and that check each request and each response against the document. Checks no
   * requests outside of `baseUrl`, no responses of the network, and no handlers of other protocols than HTTP.
   */
  readonly check: <Handler extends object>(...handlers: readonly Handler[]) => Handler[];
  /**
   * Returns the coverage, the violations of requests and the differences of checked responses so far. Render it with `renderReport` of
   * `@shortvideo-api/report`. Rejects if the document cannot be read.
   */
  readonly report: () => Promise<ContractReport>;
  /** Deletes all records, settings and counts, as a new contract has. */
  readonly reset: () => void;
}

/**
 * Creates handlers for MSW from an OpenAPI document. They respond as the mock does, and report as a contract run does. The document is
 * read at the first request.
 *
 * Throws a `TypeError` for a `baseUrl` that is no address, and for an option that does not exist.
 *
 * @example
 * const contract = contractHandlers();
 * const server = setupServer(...contract.handlers);
 */
export function contractHandlers(options: ContractHandlersOptions = {}): ContractHandlers {
  const { document: _, overlays: __, fixtures: ___, baseUrl, scenario: ____, seed: _____, ...others } = options;
  // Plain JavaScript is not checked for other names.
  for (const name in others) throw new TypeError(`Unknown option: \`${name}\`.`);
  const findBase = baseUrl === undefined ? undefined : readBaseUrls(baseUrl);
  let opened: Promise<HandlerContract> | undefined;
  // The document and the code that reads it are large. Suites without a request do not load them.
  const open = (): Promise<HandlerContract> =>
    (opened ??= import("./open-contract.js").then(({ openContract }) => openContract(options)));
  const findBasePath = async (url: string): Promise<string | undefined> =>
    findBase ? findBase(url) : (await open()).findBasePath(url);

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
          if (basePath === undefined && findBase) return undefined;
          // A path that the document does not have is a violation.
          return { contract: await open(), basePath: basePath ?? "" };
        }),
      ),
    report: async () => (await open()).report(),
    reset() {
      opened?.then(
        (contract) => contract.reset(),
        // `report` and the handlers throw the reason.
        () => {},
      );
    },
  };
}
