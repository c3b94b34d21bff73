import { printSampleAuth } from "@shortvideo-api/generator";
import { printText } from "../sample/print-literal.js";
import type { GuideFacts } from "./read-facts.js";

/** The address at which guides start the mock. */
export const mockUrl = "http://127.0.0.1:4010";

/** Prints a client of the mock, which takes any credential. `baseUrl` is the expression of its address. */
export function printMockClient({ content }: GuideFacts, baseUrl: string = printText(mockUrl)): string {
  const options = [`baseUrl: ${baseUrl}`, ...printSampleAuth(content.model.auth)];
  return `const api = createClient({ ${options.join(", ")} });`;
}

/** Prints the import of names of the client. */
export function printImport({ modules }: GuideFacts, ...names: readonly string[]): string {
  return `import { ${names.join(", ")} } from ${printText(modules.client)};`;
}
