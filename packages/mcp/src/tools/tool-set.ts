import { ApiError } from "@shortvideo-api/client/runtime";
import type { ApiModel, Operation } from "@shortvideo-api/model";
import { isRecord } from "@shortvideo-api/document";
import { type BoundApi, type BoundOperation, bindApi } from "@shortvideo-api/bind";
import { countBytes } from "../result/fit-value.js";
import { createFailure, type ToolResult } from "../result/tool-result.js";
import { type CallerOptions, createCaller } from "./caller.js";
import { createCatalogTools } from "./catalog-tools.js";
import { createOperationTools } from "./operation-tools.js";
import { ResumableLists } from "./resumable-lists.js";
import type { Budget, Runner } from "./run-operation.js";
import { createSchemaWriter } from "./input-schema.js";
import { type AgentTool, isSafe, type ToolDefinition } from "./tool.js";

/** The tools of a document. */
export interface ToolSet {
  readonly definitions: readonly ToolDefinition[];
  /** What an agent should know of all tools. */
  readonly instructions: string;
  /** Runs a tool. A failure is a result with `isError`. */
  readonly call: (name: string, inputs: unknown, signal?: AbortSignal) => Promise<ToolResult>;
}

/** Options of {@link createTools}. */
export interface ToolsOptions extends CallerOptions {
  readonly budget: Budget;
  /** Returns whether agents may call an operation that may change something. */
  readonly allows: (operation: Operation) => boolean;
}

/** Above this number of operations, three tools find, describe and execute operations. They also do if definitions exceed the budget. */
export const maxOperationTools = 40;

/** Creates the tools of a document. */
export function createTools(model: ApiModel, options: ToolsOptions): ToolSet {
  const api = bindApi(model);
  const operations = [...api.operations.values()].filter(
    ({ operation }) => isSafe(operation) || options.allows(operation),
  );
  const caller = createCaller(api, options);
  const samples = new Map(model.schemas.map(({ name, sample }) => [name, sample]));
  const list = chooseTools(api.operations.size, operations, {
    caller,
    lists: new ResumableLists(caller),
    budget: options.budget,
    writeParams: createSchemaWriter(model),
    findSample: (alias) => samples.get(alias),
  });
  const tools = new Map(list.map((tool) => [tool.definition.name, tool]));
  const redact = (result: ToolResult): ToolResult => {
    return { ...result, content: result.content.map((each) => ({ ...each, text: caller.redact(each.text) })) };
  };
  return {
    definitions: list.map(({ definition }) => definition),
    instructions: printInstructions(model, api, operations, options.isMock),
    async call(name, inputs = {}, signal) {
      const tool = tools.get(name);
      if (!tool) return createFailure(`Unknown tool \`${name}\`. Tools: ${[...tools.keys()].join(", ")}.`);
      try {
        if (!isRecord(inputs)) throw new TypeError(`\`${name}\` takes an object as its inputs.`);
        return redact(await tool.run(inputs, signal));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return redact(createFailure(message, error instanceof ApiError ? error.body : undefined));
      }
    },
  };
}

/** Creates a tool for each operation, or three tools if that would be too many or too long. */
function chooseTools(count: number, operations: readonly BoundOperation[], runner: Runner): AgentTool[] {
  if (count <= maxOperationTools) {
    const tools = createOperationTools(operations, runner);
    // Bodies of some documents have hundreds of schemas.
    if (countBytes(tools.map(({ definition }) => definition)) <= runner.budget.maxBytes) return tools;
  }
  return createCatalogTools(operations, runner);
}

function printInstructions(
  { title }: ApiModel,
  { operations: all }: BoundApi,
  operations: readonly BoundOperation[],
  isMock: boolean,
): string {
  const withheld = all.size - operations.length;
  return [
    `${title}.`,
    ...(isMock ? ["No key is set, so a mock responds: its data is made up."] : []),
    "64-bit ids are texts: pass them on with all digits.",
    "`fields` selects parts of a result, or of each item of a list, and saves tokens: `id,author.name,tags[0:5]`.",
    "A list returns one page at most; `resume` of a result, passed with the same parameters, returns the items after it. A list without `resume` has ended.",
    "A result says what was left off.",
    ...(withheld > 0 ? [`${withheld} operations that may change something are not available.`] : []),
  ].join(" ");
}
