import { listFields, printPieces } from "./list-fields.js";
import { printLiteral, printWideText as quote, pythonDialect } from "./print-literal.js";
import { nameFile, readJson, type SampleRequest } from "./sample-request.js";

/** Prints a request for Python with `requests`. */
export function printPython(request: SampleRequest): string {
  const { method, url, response } = request;
  const { contentType, headers, query, basic } = listFields(request);
  const body = request.body && printBody(request.body);
  // `requests` sets this type for its argument `json`.
  const isSet =
    body?.startsWith("json=") && request.body?.kind === "text" && request.body.mediaType === "application/json";
  const fields = [...(isSet ? [] : contentType), ...headers].map(
    ({ name, pieces }) => `${quote(name)}: ${printPieces(pieces, quote, readVariable)}`,
  );
  const keys = query.map(({ name, variable }) => `${quote(name)}: ${readVariable(variable)}`);
  const call = methods.has(method) ? `requests.${method.toLowerCase()}(` : `requests.request(\n    ${quote(method)},`;
  const args = [
    quote(url),
    ...printDictionary("params", keys),
    ...printDictionary("headers", fields),
    ...(basic ? [`auth=(${readVariable(basic[0])}, ${readVariable(basic[1])})`] : []),
    ...(body === undefined ? [] : [body]),
    ...(response.isStream ? ["stream=True"] : []),
  ];
  return [
    ...(request.credentials.length > 0 ? ["import os\n"] : []),
    "import requests",
    "",
    `response = ${call}`,
    ...args.map((each) => `    ${each},`),
    ")",
    "response.raise_for_status()",
    printResult(response.kind),
  ].join("\n");
}

const methods: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

function printResult(kind: SampleRequest["response"]["kind"]): string {
  if (kind === "json") return "print(response.json())";
  if (kind === "text") return "print(response.text)";
  if (kind === "binary") return 'with open("download.bin", "wb") as file:\n    file.write(response.content)';
  return kind === "none"
    ? "print(response.status_code)"
    : "for line in response.iter_lines():\n    print(line.decode())";
}

/** Prints the argument with a body. */
function printBody(body: NonNullable<SampleRequest["body"]>): string {
  if (body.kind === "parts") {
    const parts = body.parts.map(({ name, text, mediaType, isFile }) => {
      const content = isFile ? `open(${quote(nameFile(mediaType))}, "rb")` : quote(text);
      const fileName = isFile ? quote(nameFile(mediaType)) : "None";
      const type = mediaType === undefined ? "" : `, ${quote(mediaType)}`;
      return `        (${quote(name)}, (${fileName}, ${content}${type})),\n`;
    });
    return `files=[\n${parts.join("")}    ]`;
  }
  if (body.kind === "bytes") return `data=open(${quote(nameFile(body.mediaType))}, "rb")`;
  const json = readJson(body);
  return json === undefined ? `data=${quote(body.text)}.encode()` : `json=${printLiteral(json, pythonDialect, "    ")}`;
}

function printDictionary(name: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const short = `${name}={${entries.join(", ")}}`;
  return [short.length < 80 ? short : `${name}={\n${entries.map((each) => `        ${each},\n`).join("")}    }`];
}

function readVariable(name: string): string {
  return `os.environ[${quote(name)}]`;
}
