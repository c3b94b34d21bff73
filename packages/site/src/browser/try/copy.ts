import { listMultipartParts, type ParamValues } from "@shortvideo-api/client/runtime";
import { isRecord, quoteWord } from "@shortvideo-api/document";
import { printKey } from "@shortvideo-api/model";
import { writtenAs } from "../../sample/list-fields.js";
import { printParts } from "../../sample/print-curl-sample.js";
import type { TryData, TryScheme } from "../../try/try-data.js";
import { layOut } from "./body.js";
import type { FilledRequest, ReadyRequest } from "./request.js";

/**
 * Prints a request as a `curl` line for `sh`. Credentials are variables, so that the line is safe to share. Throws an error for a body that
 * no line can contain.
 */
export function printCurl({ method, url, headers, body }: ReadyRequest, filled: FilledRequest): string {
  const usual = body === undefined ? "GET" : "POST";
  const pair = filled.credentials.find(({ scheme }) => writtenAs[scheme.form] === "login")?.scheme;
  const [user, password] = pair?.variables ?? [];
  const sent = [...headers].filter(([name]) => name !== pair?.wireName.toLowerCase());
  const words = [
    ...(method === "HEAD" ? ["--head"] : method === usual ? [] : [`-X ${quoteWord(method)}`]),
    ...(pair ? [`-u "$${user}:$${password}"`] : []),
    ...sent.map(([name, value]) => `-H ${quote(`${name}: ${value}`, filled)}`),
    ...(body === undefined ? [] : printBody(body, filled.body)),
    quote(url, filled),
  ];
  return ["curl", ...words].join(" \\\n  ");
}

function printBody(written: NonNullable<ReadyRequest["body"]>, filled: FilledRequest["body"]): string[] {
  if (typeof written === "string") return [`--data-raw ${quoteWord(written)}`];
  if (!filled || filled.body.control !== "form") return ["--data-binary @FILE"];
  const parts = listMultipartParts(Object(filled.value), { encoding: filled.body.encoding, headers: {} });
  const printed = printParts(
    parts.map(({ name, content, type, fileName }) => {
      const text = typeof content === "string" ? content : "";
      return { name, text, mediaType: type, isFile: typeof content !== "string", fileName };
    }),
  );
  if (!printed) throw new Error("`curl` takes no part with `=` in its name.");
  return printed;
}

/** Prints method and address of a request. A credential in the address is hidden. */
export function printRequestLine({ method, url }: ReadyRequest, filled: FilledRequest): string {
  return split(`${method} ${url}`, filled)
    .map((part) => (typeof part === "string" ? part : "…"))
    .join("");
}

/** Quotes a word for `sh`. Credentials are variables. */
function quote(word: string, filled: FilledRequest): string {
  return split(word, filled)
    .map((part) => (typeof part === "string" ? (part === "" ? "" : quoteWord(part)) : `"$${part.variables[0]}"`))
    .join("");
}

/** Splits a text at the credentials that it contains. */
function split(text: string, { credentials }: FilledRequest): readonly (string | TryScheme)[] {
  let parts: readonly (string | TryScheme)[] = [text];
  for (const { scheme, text: secret } of credentials) {
    for (const form of new Set([secret, encodeURIComponent(secret)])) {
      parts = parts.flatMap((part) => {
        if (typeof part !== "string") return [part];
        return part.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [scheme, piece]));
      });
    }
  }
  return parts;
}

/** Prints the call of the typed client. `body` is the text of a body, or the value of a form. */
export function printCall({ call, opening, bodies }: TryData, params: ParamValues, body: unknown): string {
  const [usual] = bodies;
  const isJson = typeof body === "string" && usual?.control === "json";
  const printed = [
    ...Object.entries(params).map(([name, value]) => `${printKey(name)}: ${printValue(value)}`),
    ...(body === undefined ? [] : [`body: ${isJson ? layOut(body).replaceAll("\n", "\n  ") : printValue(body)}`]),
  ];
  const object = printed.length === 0 ? "" : `{\n${printed.map((each) => `  ${each},\n`).join("")}}`;
  return `${opening}\nconsole.log(await ${call}(${object}));\n`;
}

function printValue(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof File) return `new File(["…"], ${JSON.stringify(value.name)})`;
  if (Array.isArray(value)) return `[${value.map(printValue).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${printKey(name)}: ${printValue(each)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
