import type { ContractReport } from "@shortvideo-api/report";
import type { CallerOptions } from "../tools/caller.js";

/** The service that an agent calls. */
interface ServiceOptions {
  readonly spec: string | undefined;
  readonly overlays: readonly string[];
  /** The address of the service. Default: those of the document. */
  readonly baseUrl: string | undefined;
}

/** The checks of all exchanges with a service. */
interface WatchedService {
  readonly functions: Required<Pick<CallerOptions, "fetch" | "unsent">>;
  readonly report: () => ContractReport;
}

/** Checks the exchanges with a service. Loads the checks, which a server without a report does not need. */
export async function watchService({ spec, overlays, baseUrl }: ServiceOptions): Promise<WatchedService> {
  const { createExchangeChecker, watchFetch } = await import("@shortvideo-api/contract");
  const checker = await createExchangeChecker({ spec, overlays });
  const fetch = watchFetch(checker, { baseUrl });
  return {
    // A request that was abandoned before it was sent has no response.
    functions: { fetch, unsent: (request, init) => fetch(request, { ...init, signal: AbortSignal.abort() }) },
    report: () => checker.report(),
  };
}
