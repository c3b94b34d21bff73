import { packageFolders, type PackageNames } from "@shortvideo-api/document/source";
import { readSampleValue } from "@shortvideo-api/document/sample/source";
import type { ApiModel, Operation, Resource } from "@shortvideo-api/model/source";
import { printSampleAuth } from "../emit/client/auth.ts";
import { printAccess } from "../emit/print/access.ts";
import { printJson } from "../emit/print/literal.ts";
import { namePackage } from "../config/name-package.ts";
import { describePackage } from "./print-manifests.ts";
import type { WorkspaceParts } from "./workspace-parts.ts";

const mockAddress = "http://127.0.0.1:4010";

/** Prints the README of the workspace, with examples from the document. */
export function printReadme(parts: WorkspaceParts): string {
  const { settings, model } = parts;
  const { spec } = settings;
  const calls = model.resources.flatMap((resource) =>
    resource.operations.map((operation) => ({ resource, operation })),
  );
  const first = chooseCall(calls);
  const list = calls.find(({ operation }) => operation.pagination !== undefined);
  return joinSections([
    `# ${escapeMarkdown(model.title)}`,
    `Typed packages for ${escapeMarkdown(model.title)}, generated from [${spec}](${encodeURI(spec)}).`,
    `| Package | Contents |\n|---|---|\n${packageFolders
      .map(
        (name) =>
          `| [\`${namePackage(name, settings)}\`](packages/${name}) | ${escapeMarkdown(describePackage(name, model))} |`,
      )
      .join("\n")}`,
    "## Two commands",
    "You need npm, and Node 20 from 20.19 on, or Node 22.12 or later.",
    fence(
      "sh",
      "npm start   # installs, generates, builds, starts the mock, calls every operation\nnpm test    # checks the generated code, builds, type-checks, calls every operation, runs a contract run",
    ),
    ...(first ? printFirstCall(first, parts) : []),
    "## Pagination",
    ...(list ? printList(list, parts) : [printListHint(spec)]),
    ...(first ? ["## Errors", ...printErrors(first, parts)] : []),
    "## Mock and contract runs",
    `\`npm run mock\` serves the mock at ${mockAddress}, until Ctrl-C. A contract run starts a mock for one command, in any language. It passes the address in \`MOCK_URL\`, and reports coverage and violations:`,
    fence("sh", "npm run contract -- run --report contract.html -- node scripts/call-operations.mjs"),
    "## Change the API",
    `1. Edit \`${spec}\`.\n2. Run \`npm run generate\`. If the document has a problem, the command reports its line and a fix, and writes nothing.\n3. Run \`npm run release:plan\`. It writes a changeset with the changes for callers and the version bump.\n4. Run \`npm test\`, and commit everything together.`,
    "`npm run spec:diff` shows the changes since the last release. The other files come from the generator. After an update of the generator, `npm run upgrade -- --dry-run` shows what would change in them. `npm run upgrade` changes them, and keeps your edits.",
    "## Release",
    "Commit the folder to a git repository. These two commands need Node 22.11 or later:",
    fence(
      "sh",
      "npm run release:version   # changesets become versions and changelogs\nnpm run release           # builds and publishes",
    ),
    "`.github/workflows/release.yml` does the same on GitHub: it keeps a pull request for the next version up to date, and publishes after its merge.",
  ]);
}

/** Prints the README of a package. */
export function printPackageReadme(
  name: keyof PackageNames,
  description: string,
  { settings }: WorkspaceParts,
): string {
  const packageName = namePackage(name, settings);
  return joinSections([
    `# ${packageName}`,
    escapeMarkdown(description),
    fence("sh", `npm install ${packageName}`),
    "The README of the repository has a first call, lists and errors.",
  ]);
}

interface Call {
  readonly resource: Resource;
  readonly operation: Operation;
}

/** Chooses the operation for the first call: one that only reads, with few parameters. */
function chooseCall(calls: readonly Call[]): Call | undefined {
  const cost = ({ operation: { httpMethod, body, params, response, deprecated } }: Call): number =>
    (httpMethod === "GET" ? 0 : 100) +
    (body ? 50 : 0) +
    (deprecated ? 20 : 0) +
    (response.kind === "none" ? 10 : 0) +
    params.filter(({ required }) => required).length;
  return calls.toSorted((one, other) => cost(one) - cost(other))[0];
}

function printFirstCall(call: Call, parts: WorkspaceParts): string[] {
  const { resource, operation } = call;
  const code = `${printOpening(parts)}\nconst response = await ${printCall(call, operation.method, parts.model)};\nconsole.log(response);`;
  return [
    "## A first call",
    "Start the mock in one terminal with `npm run mock`. In another one, run this program in the folder of the workspace:",
    fence("js", code),
    `\`${printAccess("api", [
      { name: resource.name, optional: false },
      { name: operation.method, optional: false },
    ])}\` is \`${operation.httpMethod} ${operation.path.replaceAll("`", "")}\`. For the service itself, set its address as \`baseUrl\`.`,
  ];
}

function printList(call: Call, parts: WorkspaceParts): string[] {
  const iterate = call.operation.pagination?.iterate ?? "";
  const code = `${printOpening(parts)}\nfor await (const item of ${printCall(call, iterate, parts.model, "{ maxItems: 10 }")}) {\n  console.log(item);\n}`;
  return [
    "Each list has a method that iterates over its items, and requests further pages as needed:",
    fence("js", code),
  ];
}

function printListHint(spec: string): string {
  return `The document declares no lists yet. Add \`x-pagination\` to an operation of \`${spec}\`, and the client has a method that iterates over its items:\n\n${fence("yaml", "x-pagination: { style: cursor, param: after, items: data, next: next_cursor }")}\n\nIf the document is not yours, add it by an overlay: list the overlay under \`overlays\` of \`openapi-monorepo.json\`.`;
}

function printErrors(call: Call, parts: WorkspaceParts): string[] {
  const { operation } = call;
  const documented = operation.failures.find(({ status }) => typeof status === "number" && status >= 400)?.status;
  const code = [
    printOpening(parts, {
      names: ["ApiError", "createClient"],
      options: [`headers: { prefer: "code=${documented ?? 500}" }`, "retry: { maxRetries: 0 }"],
    }),
    "try {",
    `  await ${printCall(call, operation.method, parts.model)};`,
    "} catch (error) {",
    "  if (!(error instanceof ApiError)) throw error;",
    "  console.log(error.status, error.message);",
    "}",
  ].join("\n");
  return [
    "A failed call rejects with an error; for a failed response, it is an `ApiError`. Here, the mock returns one:",
    fence("js", code),
  ];
}

function printOpening(
  { settings, model }: WorkspaceParts,
  { names = ["createClient"], options = [] }: { names?: readonly string[]; options?: readonly string[] } = {},
): string {
  const all = [`baseUrl: "${mockAddress}"`, ...printSampleAuth(model.auth), ...options];
  return `import { ${names.join(", ")} } from "${namePackage("client", settings)}";\n\nconst api = createClient({ ${all.join(", ")} });`;
}

/** Prints a call with the required params of the example request. */
function printCall({ resource, operation }: Call, method: string, model: ApiModel, options?: string): string {
  const samples = new Map(model.schemas.map(({ name, sample }) => [name, sample]));
  const request = readSampleValue(operation.request, 0, (name) => samples.get(name));
  const required = new Set([
    ...operation.params.filter((param) => param.required).map(({ name }) => name),
    ...operation.exactlyOneOf.flat(),
    ...(operation.body?.required ? [operation.body.name, operation.body.contentTypeName] : []),
  ]);
  const fields = Object.entries(typeof request === "object" && request !== null ? request : {}).filter(([name]) =>
    required.has(name),
  );
  const params = fields.length === 0 && options === undefined ? "" : printJson(Object.fromEntries(fields));
  const steps = [resource.name, method].map((name) => ({ name, optional: false }));
  return `${printAccess("api", steps)}(${[params, ...(options === undefined ? [] : [options])].filter(Boolean).join(", ")})`;
}

/** Prints a block of code. No text of the document can end it. */
function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.replaceAll("```", "``\\u0060")}\n\`\`\``;
}

/** Escapes a line of the document's text for Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>#|~!@&]/g, (sign) => `\\${sign}`);
}

function joinSections(sections: readonly string[]): string {
  return `${sections.join("\n\n")}\n`;
}
