import { type ApiModel, nameVariables, printString } from "@shortvideo-api/model/source";
import { takesFunctions } from "./auth.ts";
import { printCode } from "../print/code.ts";
import { printConstant } from "../print/declarations.ts";
import { printFields } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";
import { wrapDoc } from "../print/doc.ts";

/**
 * Prints the defaults of `createClient`: its name, the environment variables, and the layers that the document requires.
 *
 * @param packageName - The name of the client's package. Default: a name that is made from the title of the API.
 */
export function printClientDefaults(model: ApiModel, packageName?: string): SourceFile["statements"] {
  const { clientDefaults, servers, title } = model;
  const { environment, idempotencyHeader } = clientDefaults;
  const isDefaulted = environment !== undefined && servers.isBaseUrlRequired;
  const layers = [
    ...(takesFunctions(model.auth) ? ["credentialFunctions()"] : []),
    ...(idempotencyHeader === undefined ? [] : [`idempotencyKeys(${printString(idempotencyHeader)})`]),
  ];
  const fields = [
    // Without a version: a release sets it after the code was generated.
    `userAgent: ${printString(toToken(packageName?.replace("@", "") ?? title.toLowerCase()))}`,
    ...(environment === undefined ? [] : [`environment: ${printCode({ ...nameVariables(environment, model.auth) })}`]),
    ...(layers.length === 0 ? [] : [`layers: [${layers.join(", ")}]`]),
  ];
  return [
    `\n${wrapDoc(
      isDefaulted
        ? "The address of a client's requests, which the environment may contain."
        : "The address of a client's requests.",
    )}\nexport type ServerDefaults = ${isDefaulted ? "Partial<ServerOptions>" : "ServerOptions"};`,
    printConstant("clientDefaults", "The defaults of `createClient`.", "DeclaredDefaults", printFields(fields)),
  ];
}

/** Returns a text as one token of a header: https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
function toToken(text: string): string {
  return text.replaceAll(/[^\w!#$%&'*+.^`|~-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "0";
}
