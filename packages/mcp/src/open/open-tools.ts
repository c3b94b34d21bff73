import { serviceDocument } from "@shortvideo-api/mock/requests";
import { createMock, type Mock } from "@shortvideo-api/mock";
import type { ContractReport } from "@shortvideo-api/report";
import { describeUnknownOperations, findConfig, loadDocument, ProblemsError } from "@shortvideo-api/document";
import { readEnvironment } from "@shortvideo-api/client/runtime";
import { type ApiModel, buildModel, nameVariables, type Operation, sampleAuth } from "@shortvideo-api/model";
import { createTools, type ToolSet } from "../tools/tool-set.js";

/** Options of {@link openTools}. */
export interface OpenToolsOptions {
  /** Path of an OpenAPI 3.0, 3.1 or 3.2 document. Default: that of the short-video service. */
  readonly spec?: string | undefined;
  /** Paths of OpenAPI Overlays, which are applied in this order, after those of the document's configuration. */
  readonly overlays?: readonly string[] | undefined;
  /** The address of the service. Default: that of the environment, or of the document. */
  readonly baseUrl?: string | undefined;
  /** The key or token of a service with one security scheme. Default: that of the environment. */
  readonly apiKey?: string | undefined;
  /** Credentials by the names of security schemes. Default: those of the environment. */
  readonly auth?: object | undefined;
  /** Uses the mock even if there are credentials. Default: `false`. Without credentials and address, the mock is always used. */
  readonly mock?: boolean | undefined;
  /** Checks the exchanges with the service for `report()`. Default: `false`. The mock always reports. */
  readonly report?: boolean | undefined;
  /** Bytes of a result in UTF-8: at least 4,000. Default: 24,000. A token has at least one byte. */
  readonly maxBytes?: number | undefined;
  /** Items of a list in a result. Default: 100. */
  readonly maxItems?: number | undefined;
  /** Ids of operations that may change something and that agents may call; `all` for each. Default: none. */
  readonly unsafe?: readonly string[] | undefined;
}

/** The tools of a document, and where they send requests. */
export interface OpenedTools {
  readonly tools: ToolSet;
  readonly model: ApiModel;
  /** The mock that responds; `undefined` for the service. */
  readonly mock: Mock | undefined;
  /**
   * Returns the contract report of the agent's calls so far, also of those that were wrong and therefore not sent. It has no verdict yet.
   * `undefined` for a service without the option `report`.
   */
  readonly report: (() => ContractReport) | undefined;
}

/** The inputs of {@link openTools} do not fit together, or do not fit the document. */
export class ToolsOptionError extends Error {
  override readonly name = "ToolsOptionError";
}

/**
 * Opens the tools of a document.
 *
 * Throws {@link ProblemsError} if the document has problems, `MockStartError` if the mock cannot serve it, and {@link ToolsOptionError} for
 * options that do not fit.
 *
 * @example
 * const { tools } = await openTools();
 * const result = await tools.call("posts_get", { videoId: "7300000000000000001", fields: "itemInfo.itemStruct.desc" });
 */
export async function openTools(options: OpenToolsOptions = {}): Promise<OpenedTools> {
  const { maxBytes = 24_000, maxItems = 100 } = options;
  const { spec, overlays } = options;
  const model = await readModel(spec ?? serviceDocument, overlays);
  const allows = readAllowed(model, options.unsafe ?? []);
  const variables = nameVariables(model.clientDefaults.environment ?? usualPrefix, model.auth);
  const given = orOptionError(() => ({ ...options, ...readEnvironment(options, variables) }));
  const { apiKey, auth, baseUrl } = given;
  const hasCredentials = apiKey !== undefined || Object.keys(auth ?? {}).length > 0;
  const isMock = options.mock ?? (!hasCredentials && baseUrl === undefined);
  const budget = { maxBytes, maxItems };
  if (isMock) {
    const mock = await createMock({ spec, overlays, keepsRecord: true });
    const tools = createTools(model, {
      budget,
      allows,
      isMock,
      credentials: sampleAuth(model.auth),
      baseUrl: "http://mock",
      fetch: mock.fetch,
      unsent: mock.fetch,
    });
    return { tools, model, mock, report: () => mock.report() };
  }
  if (baseUrl === undefined && model.servers.isBaseUrlRequired) {
    throw new ToolsOptionError(
      `There is a key, but no address of the service, and the document names none. Set ${variables.baseUrl}, or pass --base-url.`,
    );
  }
  const watched = options.report ? await watchService(options, baseUrl?.toString()) : undefined;
  const target = { credentials: { apiKey, auth }, baseUrl, ...watched?.functions };
  const tools = orOptionError(() => createTools(model, { budget, allows, isMock, ...target }));
  return { tools, model, mock: undefined, report: watched?.report };
}

/** Checks the exchanges with a service. Loads the checks, which a server without a report does not need. */
async function watchService({ spec, overlays }: OpenToolsOptions, baseUrl: string | undefined) {
  const { createExchangeChecker, watchFetch } = await import("@shortvideo-api/contract");
  const checker = await createExchangeChecker({ spec, overlays });
  const fetch = watchFetch(checker, { baseUrl });
  // A request that was abandoned before it was sent has no response.
  const unsent: typeof fetch = (request, init) => fetch(request, { ...init, signal: AbortSignal.abort() });
  return { functions: { fetch, unsent }, report: () => checker.report() };
}

/** The prefix of environment variables if the document declares none. */
const usualPrefix = "SERVICE";

/** Converts the errors of the client for options. Their messages contain neither the address nor a credential. */
function orOptionError<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new ToolsOptionError(error.message);
    throw error;
  }
}

async function readModel(spec: string, overlays: readonly string[] | undefined): Promise<ApiModel> {
  const { document, diagnostics } = await loadDocument(spec, { config: findConfig(spec), overlays });
  if (!document) throw new ProblemsError(diagnostics);
  const built = buildModel(document, { samples: false });
  const errors = [...diagnostics, ...built.diagnostics].filter(({ severity }) => severity === "error");
  if (!built.model || errors.length > 0) throw new ProblemsError(errors);
  return built.model;
}

function readAllowed({ resources }: ApiModel, unsafe: readonly string[]): (operation: Operation) => boolean {
  const ids = resources.flatMap(({ operations }) => operations.map(({ id }) => id));
  const unknown = describeUnknownOperations(unsafe, ["all", ...ids]);
  if (unknown !== undefined) throw new ToolsOptionError(`${unknown}\nPass ids, or \`all\`.`);
  return ({ id }) => unsafe.includes("all") || unsafe.includes(id);
}
