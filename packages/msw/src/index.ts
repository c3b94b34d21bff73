export { contractHandlers, type ContractHandlers } from "./contract-handlers.js";
export type { ContractHandlersOptions, HandlerFixtures } from "./options.js";
