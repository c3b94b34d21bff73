export type { Fixtures, OperationFixtures } from "./answer/fixtures.js";
export { createStartCommand } from "./command/start-command.js";
export { runCommand } from "./command/run-command.js";
export { MockStartError } from "./contract/mock-start-error.js";
export type { AnsweredPage, Exchange, PageLink } from "./http/exchange.js";
export { type Mock, type MockOptions, type MockSource, startMock } from "./start-mock.js";
