import {
  namePackage,
  packageFolders,
  type PackageNames,
  type PackageNaming,
  usualMockUrl,
} from "@shortvideo-api/document/source";
import { type ApiModel, printMembers } from "@shortvideo-api/model/source";
import type { GeneratedFile } from "../output/generated-file.ts";
import { fillSections, readmePaths, type ReadmeTexts } from "../output/readme-sections.ts";
import { printApiPage } from "./api-page.ts";
import { printSampleAuth } from "./client/auth.ts";
import { printItems } from "./print/layout.ts";
import { escapeMarkdown, joinBlocks, printFence } from "./print/markdown.ts";
import { type SampleCall, chooseCall, listCalls, printCall, printParams } from "./sample-call.ts";

/** Emits the sections of the READMEs of a workspace: all that depends on the document or on the names of the packages. */
export function emitReadmes(model: ApiModel, naming: PackageNaming): ReadmeTexts {
  const calls = listCalls(model);
  const readme = { overview: printOverview(calls, model, naming), calls: printCalls(calls, { model, naming }) };
  if (naming.layout === "package") return { "README.md": readme, "api.md": { methods: printApiPage(model) } };
  return {
    "README.md": readme,
    "packages/client/api.md": { methods: printApiPage(model) },
    ...Object.fromEntries(
      packageFolders.map((name) => [
        `packages/${name}/README.md`,
        {
          overview: printPackageOverview(name, model, naming),
          ...(name === "client" && { calls: printCalls(calls, { model, naming }) }),
        },
      ]),
    ),
  };
}

/** Fills the sections of a file of the workspace, if it is a README. */
export function fillReadme({ path, text }: GeneratedFile, model: ApiModel, naming: PackageNaming): GeneratedFile {
  return readmePaths.includes(path)
    ? { path, text: fillSections(path, text, emitReadmes(model, naming)[path]) }
    : { path, text };
}

/** Describes a package in one sentence. */
export function describePackage(name: keyof PackageNames, { title }: ApiModel): string {
  const descriptions: Readonly<Record<keyof PackageNames, string>> = {
    "openapi-types": `Types of the requests and responses of ${title}.`,
    wire: `Exact JSON of ${title}: 64-bit numbers keep their digits.`,
    pagination: `Paginators for the lists of ${title}, with any HTTP client.`,
    client: `Typed client of ${title}.`,
    fixtures: `Valid, typed responses of ${title} for tests.`,
  };
  return descriptions[name];
}

/** The API, and the names of its packages. */
interface Api {
  readonly model: ApiModel;
  readonly naming: PackageNaming;
}

function printOverview(calls: readonly SampleCall[], model: ApiModel, naming: PackageNaming): string {
  const lists = calls.filter(({ operation }) => operation.pagination !== undefined).length;
  const operations = `${calls.length} ${calls.length === 1 ? "operation" : "operations"}`;
  const counts =
    lists === 0 ? operations : `${operations}, of which ${lists === 1 ? "1 is a list" : `${lists} are lists`}`;
  const isOne = naming.layout === "package";
  const rows = packageFolders.map((name) => {
    const code = `\`${namePackage(name, naming)}\``;
    return `| ${isOne ? code : `[${code}](packages/${name})`} | ${escapeMarkdown(describePackage(name, model))} |`;
  });
  const source = `generated from [${model.source}](${encodeURI(model.source)}): ${counts}.`;
  const name = namePackage("client", naming);
  return joinBlocks([
    ...(isOne
      ? [
          `# ${name}`,
          `${escapeMarkdown(describePackage("client", model))} It is ${source}`,
          printFence("sh", `npm install ${name}`),
        ]
      : [`# ${escapeMarkdown(model.title)}`, `Typed packages for ${escapeMarkdown(model.title)}, ${source}`]),
    [`| ${isOne ? "Import" : "Package"} | Contents |`, "|---|---|", ...rows].join("\n"),
  ]);
}

function printPackageOverview(name: keyof PackageNames, model: ApiModel, naming: PackageNaming): string {
  const packageName = namePackage(name, naming);
  return joinBlocks([
    `# ${packageName}`,
    escapeMarkdown(describePackage(name, model)),
    printFence("sh", `npm install ${packageName}`),
  ]);
}

function printCalls(calls: readonly SampleCall[], api: Api): string {
  const first = chooseCall(calls);
  const list = chooseCall(calls.filter(({ operation }) => operation.pagination !== undefined));
  return joinBlocks([
    ...(first ? printFirstCall(first, api) : []),
    "## Pagination",
    ...(list ? printList(list, api) : [printListHint(api.model)]),
    ...(first
      ? ["## Errors", ...printErrors(first, calls, api), "## In a browser", ...printFunctions(first, api)]
      : []),
  ]);
}

function printFirstCall(call: SampleCall, api: Api): string[] {
  const { resource, operation } = call;
  const code = `${printOpening(api)}\nconst response = await ${printCall(call, operation.method, api.model)};\nconsole.log(response);`;
  return [
    "## A first call",
    "Start the mock in one terminal with `npm run mock`. In another one, run this program in the folder of the workspace:",
    printFence("js", code),
    `\`${printMembers("api", [...resource.members, operation.method])}\` is \`${operation.httpMethod} ${operation.path.replaceAll("`", "")}\`. For the service itself, set its address as \`baseUrl\`.`,
  ];
}

function printList(call: SampleCall, api: Api): string[] {
  const iterate = call.operation.pagination?.iterate ?? "";
  const code = `${printOpening(api)}\nfor await (const item of ${printCall(call, iterate, api.model, "{ maxItems: 10 }")}) {\n  console.log(item);\n}`;
  return [
    "Each list has a method that iterates over its items, and requests further pages as needed:",
    printFence("js", code),
  ];
}

function printListHint({ source }: ApiModel): string {
  return joinBlocks([
    `The document declares no lists yet. Add \`x-pagination\` to an operation of \`${source}\`, and the client has a method that iterates over its items:`,
    printFence("yaml", "x-pagination: { style: cursor, param: after, items: data, next: next_cursor }"),
    "If the document is not yours, add it by an overlay, and list the overlay under `overlays` of `openapi-monorepo.json`. This command writes one for the lists that the document describes in its own words:",
    printFence("sh", "npm run suggest -- --out spec/pagination.overlay.yaml"),
  ]);
}

/** Prints a call that fails: of the operation for the first call, or of another one that documents a failure. */
function printErrors(first: SampleCall, calls: readonly SampleCall[], api: Api): string[] {
  const failing = chooseCall(calls.filter((call) => readFailureStatus(call) !== undefined));
  const call = readFailureStatus(first) === undefined ? (failing ?? first) : first;
  const status = readFailureStatus(call);
  const options = status === undefined ? [] : [`headers: { prefer: "code=${status}" }`, "retry: { maxRetries: 0 }"];
  const code = [
    printOpening(api, { names: ["ApiError", "createClient"], options }),
    "try {",
    `  await ${printCall(call, call.operation.method, api.model)};`,
    "} catch (error) {",
    "  if (!(error instanceof ApiError)) throw error;",
    "  console.log(error.status, error.message);",
    "}",
  ].join("\n");
  const rule = "A failed call rejects with an error; for a failed response, it is an `ApiError`.";
  return [status === undefined ? rule : `${rule} Here, the mock returns one:`, printFence("js", code)];
}

/** Prints the first call as a function, for bundles that contain only what they call. */
function printFunctions(call: SampleCall, { model, naming }: Api): string[] {
  const { name } = call.operation.call;
  const options = [`baseUrl: "${usualMockUrl}"`, ...printSampleAuth(model.auth)];
  const params = printParams(call, model);
  const code = [
    `import { connect, ${name} } from "${namePackage("client", naming)}/functions";`,
    "",
    `const connection = connect(${printItems(["{ ", " }"], options)});`,
    `console.log(await ${name}(${["connection", ...(params === "" ? [] : [params])].join(", ")}));`,
  ].join("\n");
  return [
    "Each method is also a function of the subpath `/functions`. A bundle contains only the functions that you import:",
    printFence("js", code),
  ];
}

/** Returns a documented status of a failure, which the mock returns on request. */
function readFailureStatus({ operation }: SampleCall): number | undefined {
  const statuses = operation.failures.map(({ status }) => {
    if (status === "default") return 500;
    return typeof status === "number" ? status : 100 * Number(status.charAt(0));
  });
  return statuses.find((status) => status >= 400);
}

function printOpening(
  { model, naming }: Api,
  { names = ["createClient"], options = [] }: { names?: readonly string[]; options?: readonly string[] } = {},
): string {
  const all = [`baseUrl: "${usualMockUrl}"`, ...printSampleAuth(model.auth), ...options];
  return `import { ${names.join(", ")} } from "${namePackage("client", naming)}";\n\nconst api = createClient(${printItems(["{ ", " }"], all)});`;
}
