import { printSampleAuth } from "@shortvideo-api/generator";
import { printBraces } from "../sample/print-braces.js";
import { printConstruction } from "../sample/print-client.js";
import { printText } from "../sample/print-literal.js";
import type { GuideFacts } from "./read-facts.js";

/** The address at which guides start the mock. */
export const mockUrl = "http://127.0.0.1:4010";

/** Prints a client of the mock, which takes any credential. `baseUrl` is the expression of its address, and `others` are more options. */
export function printMockClient(
  { content }: GuideFacts,
  baseUrl: string = printText(mockUrl),
  ...others: readonly string[]
): string {
  return printConstruction([`baseUrl: ${baseUrl}`, ...printSampleAuth(content.model.auth), ...others]);
}

/** Prints the import of names of the client. */
export function printImport({ modules }: GuideFacts, ...names: readonly string[]): string {
  return printBraces("import ", names, ` from ${printText(modules.client)};`);
}
