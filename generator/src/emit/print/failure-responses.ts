import type { ApiModel, FailedResponse, Operation } from "../../model/api/model.ts";
import { printDocComment, printLine } from "./doc.ts";
import { printImports } from "./imports.ts";
import { printKey, printString } from "./literal.ts";
import { createSamplePrinter, type SamplePrinter, type SchemasByName } from "./sample.ts";
import { firstSeed } from "./seed.ts";
import type { SourceFile } from "./source-file.ts";

/** Prints the failures of all operations as whole responses. Operations that fail alike share them. */
export function printFailureResponses(model: ApiModel, schemas: SchemasByName): SourceFile["statements"] {
  const printer = createSamplePrinter(schemas);
  const constants = new Map<string, { name: string; first: Operation }>();
  const entries = model.areas
    .flatMap(({ operations }) => operations)
    .map((operation) => {
      const fields = operation.failedResponses.map((response) => printResponse(response, printer));
      const text = `/* @__PURE__ */ Object.freeze({\n${fields.join("\n")}\n})`;
      const name = constants.get(text)?.name ?? `failures${constants.size + 1}`;
      if (!constants.has(text)) constants.set(text, { name, first: operation });
      return `${printKey(operation.id)}: ${name},`;
    });
  const shared = [...constants].map(
    ([text, { name, first }]) =>
      `\n/** Failures of \`${printLine(first.id)}\`, and of all operations that fail alike. */\nconst ${name} = ${text};`,
  );
  return [
    ...printImports(printer.imports("./factories.js")),
    ...shared,
    "\n/** Failures of every operation, as whole responses: by the name that the document gives the body, else by status. */",
    `export const failureResponses = /* @__PURE__ */ Object.freeze({\n${entries.join("\n")}\n});`,
  ];
}

/** The key of a getter: a status stays a number, as which it is asked for. */
export function printGetterKey(name: string): string {
  return /^[1-9]\d{2}$/.test(name) ? name : printKey(name);
}

function printResponse(
  { name, description, status, mediaType, sample }: FailedResponse,
  { print }: SamplePrinter,
): string {
  const content = mediaType === undefined ? "" : `, contentType: ${printString(mediaType)}`;
  const body = sample === undefined ? "" : `, body: ${print(sample, firstSeed)}`;
  const getter = `get ${printGetterKey(String(name))}() {\nreturn { status: ${status}${content}${body} };\n},`;
  return `${printDocComment([description])}\n${getter}`;
}
