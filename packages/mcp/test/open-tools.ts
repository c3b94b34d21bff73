import { loadDocument } from "@shortvideo-api/document";
import { createMock, type Mock, type MockOptions } from "@shortvideo-api/mock";
import { type ApiModel, buildModel, sampleAuth } from "@shortvideo-api/model";
import { createTools, type ToolSet, type ToolsOptions } from "../src/tools/tool-set.js";

/** The path of the service's document. */
export const serviceDocument = new URL("../../../spec/openapi.yaml", import.meta.url).pathname;

/** Tools whose requests go to a mock, through a `fetch` that counts them. */
export interface MockedTools {
  readonly tools: ToolSet;
  readonly mock: Mock;
  /** The targets of all requests so far. */
  readonly sent: string[];
}

const models = new Map<string, Promise<ApiModel>>();

/** Reads the model of a document, once for all tests of a file. */
export function readModel(spec = serviceDocument): Promise<ApiModel> {
  const model = models.get(spec) ?? buildModelOf(spec);
  models.set(spec, model);
  return model;
}

async function buildModelOf(spec: string): Promise<ApiModel> {
  const { document } = await loadDocument(spec);
  const { model } = document ? buildModel(document) : {};
  if (!model) throw new Error(`${spec} has problems.`);
  return model;
}

/** A mock for tests that change nothing in it. */
let shared: Promise<Mock> | undefined;

/** Opens the tools of the service's document, or of another one. `preference` selects the mock's responses. */
export async function openMockedTools(
  options: Partial<ToolsOptions> & { readonly spec?: string; readonly mock?: MockOptions } = {},
): Promise<MockedTools> {
  const { spec, mock: mockOptions, ...others } = options;
  const mock = await (mockOptions || spec
    ? createMock({ spec, keepsRecord: true, ...mockOptions })
    : (shared ??= createMock()));
  const sent: string[] = [];
  const model = await readModel(spec);
  const fetch: NonNullable<ToolsOptions["fetch"]> = (request, init) => {
    sent.push(new URL(typeof request === "string" ? request : request.url).search);
    return mock.fetch(request, init);
  };
  const tools = createTools(model, {
    budget: { maxBytes: 24_000, maxItems: 100 },
    allows: () => false,
    isMock: true,
    credentials: sampleAuth(model.auth),
    baseUrl: "http://mock",
    fetch,
    unsent: fetch,
    ...others,
  });
  return { tools, mock, sent };
}

/** The JSON of a result. Tests read it like its document describes it. */
// oxlint-disable-next-line typescript/no-explicit-any -- Only the document knows its type.
export type JsonResult = any;

/** Calls a tool, and returns the JSON of its result with its notes. Throws with the message of a failure. */
export async function callTool(
  tools: ToolSet,
  name: string,
  inputs: object,
): Promise<{ readonly value: JsonResult; readonly notes: string; readonly bytes: number; readonly text: string }> {
  const { content, isError = false } = await tools.call(name, inputs);
  const [first, ...notes] = content.map(({ text }) => text);
  if (isError) throw new Error(first);
  const text = content.map((each) => each.text).join("");
  return { value: JSON.parse(first ?? ""), notes: notes.join(" "), bytes: Buffer.byteLength(text), text };
}
