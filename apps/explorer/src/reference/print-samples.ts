import { printJson } from "@shortvideo-api/document/source";
import {
  type ApiModel,
  type Resource,
  type Json,
  type Operation,
  printKey,
  printSampleAuth,
  printString,
  readSampleValue,
} from "@shortvideo-api/generator";
import { printMethod } from "./print-method.ts";

/** A code sample that Scalar shows besides its own samples. */
export interface CodeSample {
  lang: "TypeScript";
  label: string;
  source: string;
}

/** Prints samples of the typed client: the call and, for a list, the iteration. */
export function printSamples(model: ApiModel, resource: Resource, operation: Operation, baseUrl: string): CodeSample[] {
  const call = (method: string): string => `${printMethod(resource, method)}(${printParams(model, operation)})`;
  const opening = printOpening(model, operation, baseUrl);
  const { pagination, response } = operation;
  const result = response.kind === "none" ? "" : "const response = ";
  const samples: CodeSample[] = [
    { lang: "TypeScript", label: "Typed client", source: `${opening}\n${result}await ${call(operation.method)};` },
  ];
  if (pagination === undefined) return samples;
  const iteration = `for await (const item of ${call(pagination.iterate)}) {\n  console.log(item);\n}`;
  return [...samples, { lang: "TypeScript", label: "Typed client, all pages", source: `${opening}\n${iteration}` }];
}

function printOpening({ auth }: ApiModel, operation: Operation, baseUrl: string): string {
  const [alternative = []] = operation.auth;
  const options = [`baseUrl: ${printString(baseUrl)}`, ...printSampleAuth(auth, alternative)];
  return `import { createClient } from "@shortvideo-api/client";\n\nconst api = createClient({\n  ${options.join(",\n  ")},\n});\n`;
}

/** Prints the params of the example call without the cursor, because the first page needs none. */
function printParams({ schemas }: ApiModel, { request, pagination, params }: Operation): string {
  const byName = new Map(schemas.map((schema) => [schema.name, schema.sample]));
  const value = readSampleValue(request, 0, (name) => byName.get(name));
  if (!isObject(value)) return "";
  const position = params.find((param) => param.name === pagination?.param && !param.required)?.name;
  const fields = Object.entries(value).filter(([name]) => name !== position);
  return fields.length === 0 ? "" : printValue(Object.fromEntries(fields), "");
}

function printValue(value: Json, indent: string): string {
  if (typeof value === "string") return printString(value);
  if (typeof value !== "object" || value === null) return printJson(value);
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item: Json) => printValue(item, deeper))
    : Object.entries(value).map(([name, field]) => `${printKey(name)}: ${printValue(field, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const padding = Array.isArray(value) ? "" : " ";
  if (lines.length === 0) return `${open}${close}`;
  const short = `${open}${padding}${lines.join(", ")}${padding}${close}`;
  if (short.length < 20 && !short.includes("\n")) return short;
  return `${open}\n${lines.map((line) => `${deeper}${line},\n`).join("")}${indent}${close}`;
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
