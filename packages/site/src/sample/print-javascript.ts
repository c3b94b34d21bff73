import { printKey } from "@shortvideo-api/model";
import type { Json } from "@shortvideo-api/document/sample";
import { listFields, printPieces } from "./list-fields.js";
import { javaScriptDialect, printLiteral, printText } from "./print-literal.js";
import { nameFile, readJson, type SampleRequest } from "./sample-request.js";

/** Prints a request for `fetch`. Returns `undefined` if `fetch` cannot send it. */
export function printJavaScript(request: SampleRequest): string | undefined {
  const { method, url, body, response } = request;
  // https://fetch.spec.whatwg.org/#methods
  if ((body && (method === "GET" || method === "HEAD")) || /^(?:CONNECT|TRACE|TRACK)$/.test(method)) return undefined;
  const { contentType, headers, query, basic } = listFields(request);
  const { opening = [], value } = body ? printBody(body) : {};
  const fields = [...contentType, ...headers].map(
    ({ name, pieces }) => `${printKey(name)}: ${printPieces(pieces, printText, readVariable)}`,
  );
  if (basic) {
    fields.unshift(`authorization: "Basic " + btoa(${readVariable(basic[0])} + ":" + ${readVariable(basic[1])})`);
  }
  const keys = query.map(
    ({ before, variable }) => `${printText(before)} + encodeURIComponent(${readVariable(variable)})`,
  );
  const options = [
    ...(method === "GET" ? [] : [`method: ${printText(method)}`]),
    ...(fields.length === 0 ? [] : [`headers: ${printFields(fields)}`]),
    ...(value === undefined ? [] : [`body: ${value}`]),
  ];
  const init = options.length === 0 ? "" : `, {\n${options.map((each) => `  ${each},\n`).join("")}}`;
  return [
    ...opening,
    `const response = await fetch(${[printText(url), ...keys].join(" + ")}${init});`,
    "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);",
    printResult(response),
  ].join("\n");
}

function printResult({ kind, hasInt64 }: SampleRequest["response"]): string {
  if (kind === "none") return "console.log(response.status);";
  if (kind === "binary") return "console.log(await response.blob());";
  if (kind === "json" && !hasInt64) return "console.log(await response.json());";
  if (kind === "json") return "// `response.json()` would round ids of 64 bits.\nconsole.log(await response.text());";
  if (kind === "text") return "console.log(await response.text());";
  return "for await (const text of response.body.pipeThrough(new TextDecoderStream())) {\n  console.log(text);\n}";
}

interface PrintedBody {
  opening?: string[];
  value: string;
}

function printBody(body: NonNullable<SampleRequest["body"]>): PrintedBody {
  if (body.kind === "parts") return printForm(body.parts);
  if (body.kind === "bytes") {
    return { opening: [openFile], value: `await openAsBlob(${printText(nameFile(body.mediaType))})` };
  }
  const json = readJson(body);
  if (json === undefined || hasBigint(json)) return { value: printText(body.text) };
  return { value: `JSON.stringify(${printLiteral(json, javaScriptDialect, "  ")})` };
}

const openFile = 'import { openAsBlob } from "node:fs";\n';

function printForm(parts: Extract<SampleRequest["body"], { kind: "parts" }>["parts"]): PrintedBody {
  const lines = parts.map(({ name, text, mediaType, isFile }) => {
    const type = mediaType === undefined ? "" : `, { type: ${printText(mediaType)} }`;
    const file = printText(nameFile(mediaType));
    if (isFile) return `form.append(${printText(name)}, await openAsBlob(${file}${type}), ${file});`;
    const content = type === "" ? printText(text) : `new Blob([${printText(text)}]${type})`;
    return `form.append(${printText(name)}, ${content});`;
  });
  const opening = [...(parts.some(({ isFile }) => isFile) ? [openFile] : []), "const form = new FormData();", ...lines];
  return { opening: [...opening, ""], value: "form" };
}

/** Returns whether `JSON.stringify` would reject a value. */
function hasBigint(value: Json): boolean {
  if (typeof value === "bigint") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasBigint);
}

function printFields(fields: readonly string[]): string {
  const short = `{ ${fields.join(", ")} }`;
  return short.length < 80 ? short : `{\n${fields.map((field) => `    ${field},\n`).join("")}  }`;
}

function readVariable(name: string): string {
  return `process.env.${name}`;
}
