/** Options, messages and exit codes of a command line that starts a mock or another server. */

export { createStartCommand } from "./command/start-command.js";
export {
  addMockOptions,
  hostOption,
  listOption,
  type MockCommandOptions,
  numberReader,
  overlayOption,
  portOption,
  reportOption,
  specOption,
  toMockOptions,
} from "./command/options.js";
export { printExchange } from "./command/print-exchange.js";
export { printNotices, printWarning } from "./command/print-notices.js";
export { type Endable, limitIdleTime } from "./http/limit-idle-time.js";
export { type Closable, closeServer, listen, type Listenable } from "./http/listen.js";
export { maxHeaderSize, refuseConnect, refuseUnreadable } from "./http/refuse-unreadable.js";
export { runCommand, stopOnSignals } from "./command/run-command.js";
