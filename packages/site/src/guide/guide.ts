import { sampleAuth } from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { nameSources } from "../content/print-document.js";
import { usualMock } from "../content/read-content.js";
import type { Link } from "../page/page.js";
import { writeCode } from "../page/write-markdown.js";
import { printBraces } from "../sample/print-braces.js";
import { printConstruction } from "../sample/print-client.js";
import { javaScriptDialect, printLiteral, printText } from "../sample/print-literal.js";
import { hasInt64, readVariables } from "../sample/sample-request.js";

/** A guide: a task, and the code that does it. */
export interface Guide {
  /** The name of its page within `guides/`: `"quick-start"`. Guides link to each other by `guides/NAME`. */
  name: string;
  title: string;
  /** The result for readers, in one sentence of plain text. */
  summary: string;
  /** Writes its text as Markdown, without its title. The headings have the second level. */
  write: (link: Link) => string;
}

/** What guides say of a document. */
export interface GuideFacts {
  content: SiteContent;
  /** A list that is not deprecated; `undefined` if the document has no such list. */
  list: SiteOperation | undefined;
  /** The operation of most examples: one that is not deprecated, and returns one thing by a safe method if there is any. */
  first: SiteOperation | undefined;
  /** An operation that changes something. */
  change: SiteOperation | undefined;
  /** The operations with 64-bit numbers in their responses. */
  exact: readonly SiteOperation[];
  deprecated: readonly SiteOperation[];
  /** The operations of which a part is inferred or assumed. */
  inferred: readonly SiteOperation[];
  variables: ReturnType<typeof readVariables>;
  /** The modules of the client. */
  modules: { client: string; functions: string; wire: string; fixtures: string };
  /** Whether readers generate the client into a folder, since the document has no packages. */
  isGenerated: boolean;
  /** The file of the site with the document: as it is written if possible. */
  source: string;
  /** The option that names the document to the tools; empty if it is their default. */
  spec: string;
}

/** Reads what guides say of a document. */
export function readFacts(content: SiteContent): GuideFacts {
  const { operations, packages, isDefaultDocument } = content;
  const usable = operations.filter(({ operation, example }) => example && !operation.deprecated);
  const details = usable.filter(
    (site) => isSafe(site) && !site.operation.pagination && site.operation.response.kind === "json",
  );
  const { written, json } = nameSources(content);
  const source = written ?? json;
  const isGenerated = packages.client.startsWith(".");
  return {
    content,
    list:
      usable.find(({ operation }) => operation.pagination?.style === "cursor") ??
      usable.find(({ operation }) => operation.pagination),
    first:
      details.find(({ operation }) => operation.params.some(({ required }) => required)) ?? details[0] ?? usable[0],
    change: usable.find((site) => !isSafe(site)),
    exact: operations.filter(({ operation }) => hasInt64(operation.response.exact, content)),
    deprecated: operations.filter(({ operation }) => operation.deprecated),
    inferred: operations.filter(
      ({ operation }) => operation.provenance ?? operation.params.some(({ provenance }) => provenance),
    ),
    variables: readVariables(content),
    modules: {
      client: packages.client,
      functions: isGenerated ? packages.client.replace("index.js", "functions.js") : `${packages.client}/functions`,
      wire: packages.wire,
      fixtures: packages.fixtures,
    },
    isGenerated,
    source,
    spec: isDefaultDocument ? "" : ` --spec ${source}`,
  };
}

function isSafe({ operation }: SiteOperation): boolean {
  return /^(?:GET|HEAD|QUERY)$/.test(operation.httpMethod);
}

/** Writes how a reader generates a part of the client with an emitter. `title` ends with a colon. */
export function writeEmitterSetup(title: string, emitter: string, part: string): string[] {
  const file = `./dist/generated/${part}`;
  return [
    title,
    writeCode("sh", `npm install --save-dev ${packageOf(emitter)}`),
    "Name the emitter in `openapi-monorepo.json`, export its file in `packages/client/package.json`, and run `npm run generate`:",
    writeCode("json", `{ "emitters": ["${emitter}"] }`),
    writeCode("json", `{ "exports": { "./${part}": { "types": "${file}.d.ts", "default": "${file}.js" } } }`),
  ];
}

/** Returns the name of the package that contains a module: `"@acme/api"` for `"@acme/api/pagination"`. */
export function packageOf(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

/** Prints a client of the mock, which takes any credential. `baseUrl` is the expression of its address, and `others` are more options. */
export function printMockClient(
  { content }: GuideFacts,
  baseUrl: string = printText(usualMock.url),
  ...others: readonly string[]
): string {
  const credentials = Object.entries(sampleAuth(content.model.auth)).map(
    ([option, value]) => `${option}: ${printLiteral(value, javaScriptDialect)}`,
  );
  return printConstruction([`baseUrl: ${baseUrl}`, ...credentials, ...others]);
}

/** Prints the import of names of the client. */
export function printImport({ modules }: GuideFacts, ...names: readonly string[]): string {
  return printBraces("import ", names, ` from ${printText(modules.client)};`);
}
