export type { VariableOptions } from "./command/to-variables.js";
export type { Environment } from "@shortvideo-api/report";
export type { ContractRun } from "./command/run-reported.js";
export { type ContractRunOptions, runContract } from "./command/run-contract.js";
export { checkHar, type HarCheck, type HarOptions } from "./traffic/check-har.js";
export { type Proxy, type ProxyOptions, startProxy } from "./traffic/start-proxy.js";
export {
  type CheckedExchange,
  type CheckerOptions,
  createExchangeChecker,
  type ExchangeChecker,
} from "./traffic/create-exchange-checker.js";
export { watchFetch, type WatchedFetch, type WatchFetchOptions } from "./traffic/watch-fetch.js";
export type { ExchangeRequest, ExchangeResponse, HeaderPairs, ServiceExchange } from "./traffic/service-exchange.js";
export type { NoResponse, NoResponseReason } from "./verify/request/no-response.js";
export type { ServiceFetch } from "./verify/request/send-request.js";
export { RequestsError } from "./verify/request/read-request-lines.js";
export type { ExploreOptions } from "./verify/explore/create-exploration.js";
export { type Progress, type VerifyOptions, VerifyOptionsError } from "./verify/verify-options.js";
export { type Verification, verifyService } from "./verify/verify-service.js";
