export type { Fixtures, OperationFixtures } from "./response/fixtures.js";
export { MockOptionError, MockStartError } from "./operation/mock-start-error.js";
export type { EngineOpinion, ReturnedPage, Exchange, PageLink } from "./exchange/exchange.js";
export type { Fetch } from "./core/create-fetch.js";
export { createMock, type Mock, type MockOptions, type MockSource } from "./core/create-mock.js";
export type { EngineName } from "./engine/engines.js";
export type {
  CreatedResponse,
  EngineRequest,
  EngineVerdict,
  LoadedEngine,
  ResponseEngine,
} from "./engine/response-engine.js";
export { type MockServer, type MockServerOptions, startMock } from "./http/start-mock.js";
