import type { ExamplePart } from "../content/example-call.js";
import { listFields, printPieces } from "./list-fields.js";
import { jsonDialect, printLiteral, printWideText as quote } from "./print-literal.js";
import { nameFile, readJson, type SampleRequest } from "./sample-request.js";

/** Prints a program in Go that sends a request. */
export function printGo(request: SampleRequest): string {
  const { contentType, headers, query, basic } = listFields(request);
  const body = printBody(request.body);
  const keys = query.map(({ before, variable }) => `${quote(before)} + url.QueryEscape(${readVariable(variable)})`);
  const imports = [
    "fmt",
    "io",
    "net/http",
    ...(keys.length > 0 ? ["net/url"] : []),
    ...(request.credentials.length > 0 ? ["os"] : []),
    ...body.imports,
  ];
  const address = [quote(request.url), ...keys].join(" + ");
  const set = [...contentType, ...headers].map(
    ({ name, pieces }) => `request.Header.Set(${quote(name)}, ${printPieces(pieces, quote, readVariable)})`,
  );
  const lines = [
    ...body.lines,
    `request, err := http.NewRequest(${quote(request.method)}, ${address}, ${body.reader})`,
    ...check,
    ...(request.body?.kind === "parts" ? ['request.Header.Set("content-type", form.FormDataContentType())'] : []),
    ...set,
    ...(basic ? [`request.SetBasicAuth(${readVariable(basic[0])}, ${readVariable(basic[1])})`] : []),
    "response, err := http.DefaultClient.Do(request)",
    ...check,
    "defer response.Body.Close()",
    "content, err := io.ReadAll(response.Body)",
    ...check,
    "fmt.Println(response.Status, string(content))",
  ];
  const imported = [...new Set(imports)].toSorted().map((name) => `\t"${name}"\n`);
  return `package main\n\nimport (\n${imported.join("")})\n\nfunc main() {\n${lines.map((line) => `\t${line}\n`).join("")}}`;
}

const check = ["if err != nil {", "\tpanic(err)", "}"];

interface PrintedBody {
  imports: string[];
  lines: string[];
  reader: string;
}

function printBody(body: SampleRequest["body"]): PrintedBody {
  if (!body) return { imports: [], lines: [], reader: "nil" };
  if (body.kind === "parts") return printForm(body.parts);
  if (body.kind === "bytes") {
    const lines = [`file, err := os.Open(${quote(nameFile(body.mediaType))})`, ...check];
    return { imports: ["os"], lines, reader: "file" };
  }
  const json = readJson(body);
  const text = json === undefined ? body.text : printLiteral(json, jsonDialect);
  return { imports: ["strings"], lines: [], reader: `strings.NewReader(${quoteLines(text)})` };
}

function printForm(parts: readonly ExamplePart[]): PrintedBody {
  const hasFile = parts.some(({ isFile }) => isFile);
  const hasHeaders = hasFile || parts.some(({ mediaType }) => mediaType !== undefined);
  const lines = parts.flatMap((part, index) => {
    const { name, text, mediaType, isFile } = part;
    if (!isFile && mediaType === undefined) return [`form.WriteField(${quote(name)}, ${quote(text)})`];
    const variable = `part${index + 1}`;
    const escaped = name.replaceAll(/["\r\n]/g, encodeURIComponent);
    const file = isFile ? `; filename="${nameFile(mediaType)}"` : "";
    const written = [
      `${variable}, _ := form.CreatePart(textproto.MIMEHeader{`,
      `\t"Content-Disposition": {${quote(`form-data; name="${escaped}"${file}`)}},`,
      `\t"Content-Type":        {${quote(mediaType ?? "application/octet-stream")}},`,
      "})",
    ];
    if (!isFile) return [...written, `io.WriteString(${variable}, ${quote(text)})`];
    const opened = `file${index + 1}`;
    return [
      `${opened}, err := os.Open(${quote(nameFile(mediaType))})`,
      ...check,
      ...written,
      `io.Copy(${variable}, ${opened})`,
    ];
  });
  return {
    imports: ["bytes", "mime/multipart", ...(hasHeaders ? ["net/textproto"] : []), ...(hasFile ? ["os"] : [])],
    lines: ["var body bytes.Buffer", "form := multipart.NewWriter(&body)", ...lines, "form.Close()"],
    reader: "&body",
  };
}

/** Prints a text of several lines as it is, if a raw literal can contain it. */
function quoteLines(text: string): string {
  return text.includes("\n") && /^[\n\x20-\x5F\x61-\x7E]*$/.test(text) ? `\`${text}\`` : quote(text);
}

function readVariable(name: string): string {
  return `os.Getenv(${quote(name)})`;
}
