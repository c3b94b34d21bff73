import { styleText } from "node:util";
import { type Mock, startMock } from "../start-mock.js";
import { printExchange } from "./print-exchange.js";
import { stopOnSignals } from "./stop-on-signals.js";

export interface ServeOptions {
  port: number;
  host: string;
  /** Tells nothing of the requests. */
  quiet: boolean;
}

/** Serves until a signal comes. The address goes to standard output, the requests to standard error. */
export async function serve({ port, host, quiet }: ServeOptions): Promise<void> {
  const colour = process.stderr.isTTY && !process.env["NO_COLOR"];
  const mock = await startMock({
    port,
    host,
    onExchange: quiet ? undefined : (exchange) => console.error(printExchange(exchange, { colour })),
  });
  stopOnSignals(() => mock.stop());
  console.log(printWelcome(mock));
}

function printWelcome({ url, operations, curl }: Mock): string {
  const address = process.stdout.isTTY && !process.env["NO_COLOR"] ? styleText("bold", url) : url;
  const lines = [
    `The mock answers ${operations.length} operations at ${address}. Any key will do. Ctrl-C stops it.`,
    "",
  ];
  if (curl !== undefined) lines.push(`  ${curl}`, "");
  return lines.join("\n");
}
