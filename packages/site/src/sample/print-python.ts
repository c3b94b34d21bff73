import { type HeaderField, listFields, printPieces } from "./list-fields.js";
import { printLiteral, printWideText as quote, pythonDialect } from "./print-literal.js";
import { nameFile, readJson, type SampleRequest } from "./sample-request.js";

/** Prints a request for Python with `requests`. */
export function printPython(request: SampleRequest): string {
  const { method, url, response } = request;
  const { headers, query, basic } = listFields(request);
  const { header, argument } = printBody(request.body);
  const fields = [...header, ...headers].map(
    ({ name, pieces }) => `${quote(name)}: ${printPieces(pieces, quote, readVariable)}`,
  );
  const keys = query.map(({ name, variable }) => `${quote(name)}: ${readVariable(variable)}`);
  const call = methods.has(method) ? `requests.${method.toLowerCase()}(` : `requests.request(\n    ${quote(method)},`;
  const args = [
    quote(url),
    ...printDictionary("params", keys),
    ...printDictionary("headers", fields),
    ...(basic ? [`auth=(${readVariable(basic[0])}, ${readVariable(basic[1])})`] : []),
    ...argument,
    ...(response.isStream ? ["stream=True"] : []),
  ];
  const isReading = fields.some((field) => field.includes("os.environ")) || keys.length > 0 || basic !== undefined;
  return [
    ...(isReading ? ["import os\n"] : []),
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

interface PrintedBody {
  header: HeaderField[];
  argument: string[];
}

function printBody(body: SampleRequest["body"]): PrintedBody {
  if (!body) return { header: [], argument: [] };
  if (body.kind === "parts") {
    const parts = body.parts.map(({ name, text, mediaType, isFile }) => {
      const content = isFile ? `open(${quote(nameFile(mediaType))}, "rb")` : quote(text);
      const fileName = isFile ? quote(nameFile(mediaType)) : "None";
      const type = mediaType === undefined ? "" : `, ${quote(mediaType)}`;
      return `        (${quote(name)}, (${fileName}, ${content}${type})),\n`;
    });
    return { header: [], argument: [`files=[\n${parts.join("")}    ]`] };
  }
  const header = [{ name: "content-type", pieces: [{ text: body.mediaType }] }];
  if (body.kind === "bytes") return { header, argument: [`data=open(${quote(nameFile(body.mediaType))}, "rb")`] };
  const json = readJson(body);
  if (json === undefined) return { header, argument: [`data=${quote(body.text)}.encode()`] };
  return {
    header: body.mediaType === "application/json" ? [] : header,
    argument: [`json=${printLiteral(json, pythonDialect, "    ")}`],
  };
}

function printDictionary(name: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const short = `${name}={${entries.join(", ")}}`;
  return [short.length < 80 ? short : `${name}={\n${entries.map((each) => `        ${each},\n`).join("")}    }`];
}

function readVariable(name: string): string {
  return `os.environ[${quote(name)}]`;
}
