import { sampleAuth } from "@shortvideo-api/model";
import { usualMock } from "../content/read-content.js";
import { printBraces } from "../sample/print-braces.js";
import { printConstruction } from "../sample/print-client.js";
import { javaScriptDialect, printLiteral, printText } from "../sample/print-literal.js";
import type { GuideFacts } from "./read-facts.js";

/** Prints a client of the mock, which takes any credential. `baseUrl` is the expression of its address, and `others` are more options. */
export function printMockClient(
  { content }: GuideFacts,
  baseUrl: string = printText(usualMock.url),
  ...others: readonly string[]
): string {
  const credentials = Object.entries(sampleAuth(content.model.auth)).map(
    ([option, value]) => `${option}: ${printLiteral(value, javaScriptDialect)}`,
  );
  return printConstruction([`baseUrl: ${baseUrl}`, ...credentials, ...others]);
}

/** Prints the import of names of the client. */
export function printImport({ modules }: GuideFacts, ...names: readonly string[]): string {
  return printBraces("import ", names, ` from ${printText(modules.client)};`);
}
