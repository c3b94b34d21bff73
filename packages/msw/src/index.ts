export {
  contractHandlers,
  type ContractHandlers,
  type ContractHandlersOptions,
  type OperationFixtures,
} from "./contract-handlers.js";
