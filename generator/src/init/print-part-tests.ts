import { configurationFile, namePackage, type PartName, uncapitalize } from "@shortvideo-api/document/source";
import { type NamedSchema, printString } from "@shortvideo-api/model/source";
import { printSampleAuth } from "../emit/client/auth.ts";
import { chooseCall, listCalls, printCall, printParams, type SampleCall } from "../emit/sample-call.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { WorkspaceInputs } from "./workspace-inputs.ts";

/** The example of an optional part, as a test of the workspace. */
export interface PartTest extends GeneratedFile {
  readonly part: PartName;
}

/**
 * Lists the examples of the chosen parts, as tests that belong to the team. A part has none if the document has no operation or schema to
 * show it with.
 */
export function listPartTests(inputs: WorkspaceInputs): PartTest[] {
  return (inputs.settings.parts ?? []).flatMap((part) => {
    const program = printers[part](inputs);
    if (program === undefined) return [];
    const imports = [["assert", "node:assert/strict"], ...program.imports].map(
      ([names, module = ""]) => `import ${names} from ${printString(module)};`,
    );
    return [{ part, path: `test/${part}.test.js`, text: `${imports.join("\n")}\n${program.body}` }];
  });
}

interface TestProgram {
  /** What to import, and from which module. */
  readonly imports: readonly (readonly [names: string, module: string])[];
  readonly body: string;
}

/** Prints the example of a part; `undefined` if the document has nothing to show it with. */
type PrintExample = (inputs: WorkspaceInputs) => TestProgram | undefined;

const address = '"https://api.example.com"';

const printers: Readonly<Record<PartName, PrintExample>> = {
  msw(inputs) {
    const { settings, model } = inputs;
    const call = chooseExample(inputs);
    return (
      call && {
        imports: [
          ["{ readFileSync }", "node:fs"],
          ["{ after, before, test }", "node:test"],
          ["{ contractHandlers }", "@shortvideo-api/msw"],
          ["{ setupServer }", "msw/node"],
          ["{ createClient }", namePackage("client", settings)],
        ],
        body: `
const baseUrl = ${address};
const read = (file) => readFileSync(file, "utf8");
const overlays = [${listOverlays(inputs)}].map(read);
const contract = contractHandlers({ document: read(${printString(settings.spec)}), overlays, baseUrl });
const server = setupServer(...contract.handlers);
before(() => server.listen({ onUnhandledRequest: "error" }));
after(() => server.close());

test("calls the API as the contract says", async () => {
  const api = createClient({ ${["baseUrl", ...printSampleAuth(model.auth)].join(", ")} });

  await ${printCall(call, call.operation.method, model)};

  const { violations } = await contract.report();
  assert.deepEqual(violations, []);
});
`,
      }
    );
  },
  mcp(inputs) {
    const call = chooseExample(inputs, isGet);
    return (
      call && {
        imports: [
          ["{ test }", "node:test"],
          ["{ openTools }", "@shortvideo-api/mcp"],
        ],
        body: `
test("offers the operations to agents", async () => {
  const { tools } = await openTools({ spec: ${printString(inputs.settings.spec)}, mock: true });

  const { content } = await tools.call("describe", { operation: ${printString(call.operation.id)} });

  assert.match(content[0].text, /"request"/);
});
`,
      }
    );
  },
  "tanstack-query"(inputs) {
    const { settings, model } = inputs;
    const call = chooseExample(inputs, isList) ?? chooseExample(inputs, isGet);
    if (!call) return undefined;
    const { pagination, call: names } = call.operation;
    const options = `${names.name}${pagination ? "InfiniteOptions" : "Options"}`;
    const args = ["connection", printParams(call, model)].filter(Boolean).join(", ");
    const client = namePackage("client", settings);
    return {
      imports: [
        ["{ test }", "node:test"],
        ["{ createMock }", "@shortvideo-api/mock"],
        ["{ QueryClient }", "@tanstack/react-query"],
        ["{ connect }", `${client}/functions`],
        [`{ ${options} }`, `${client}/queries`],
      ],
      body: `
test("reads through the cache", async () => {
  const { fetch } = await createMock({ spec: ${printString(settings.spec)}, overlays: [${listOverlays(inputs)}] });
  const connection = connect({ ${[`baseUrl: ${address}`, ...printSampleAuth(model.auth), "fetch"].join(", ")} });
  const queries = new QueryClient();

  const data = await queries.${pagination ? "fetchInfiniteQuery" : "fetchQuery"}(${options}(${args}));

  assert.ok(${pagination ? "data.pages[0]?.page" : "data"});
});
`,
    };
  },
  zod: (inputs) =>
    printValidation(inputs, "zod", { imports: [], check: (schema, value) => `${schema}.safeParse(${value})` }),
  valibot: (inputs) =>
    printValidation(inputs, "valibot", {
      imports: [["{ safeParse }", "valibot"]],
      check: (schema, value) => `safeParse(${schema}, ${value})`,
    }),
};

interface Validation extends Pick<TestProgram, "imports"> {
  /** Prints the result of a schema for a value. */
  readonly check: (schema: string, value: string) => string;
}

function printValidation(
  { settings, model }: WorkspaceInputs,
  library: string,
  { imports, check }: Validation,
): TestProgram | undefined {
  const schema = chooseSchema(model.schemas);
  if (!schema) return undefined;
  const validator = `${uncapitalize(schema.name)}Schema`;
  return {
    imports: [
      ["{ test }", "node:test"],
      ...imports,
      [`{ ${validator} }`, `${namePackage("client", settings)}/${library}`],
      [`{ ${schema.factory} }`, namePackage("fixtures", settings)],
    ],
    body: `
test("${library} accepts a valid value, and no other", () => {
  assert.equal(${check(validator, `${schema.factory}()`)}.success, true);
  assert.equal(${check(validator, "undefined")}.success, false);
});
`,
  };
}

/** Chooses a schema of objects that has a factory. */
function chooseSchema(schemas: readonly NamedSchema[]): NamedSchema | undefined {
  return schemas.find(({ sample, deprecated }) => sample?.kind === "object" && !deprecated);
}

/** Chooses an operation that the mock can serve, and whose result is not a stream. */
function chooseExample(
  { model }: WorkspaceInputs,
  isWanted: (call: SampleCall) => boolean = () => true,
): SampleCall | undefined {
  const served = listCalls(model).filter(({ operation: { paramsWithoutValue, response } }) => {
    const isRead = response.kind === "json" || response.kind === "text";
    return isRead && paramsWithoutValue.length === 0 && response.statuses.length > 0;
  });
  return chooseCall(served.filter(isWanted));
}

const isGet = ({ operation }: SampleCall): boolean => operation.httpMethod === "GET";

const isList = ({ operation }: SampleCall): boolean => operation.pagination !== undefined;

function listOverlays({ settings: { overlays = [] } }: WorkspaceInputs): string {
  return [...overlays, configurationFile].map(printString).join(", ");
}
