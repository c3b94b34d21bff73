import { suggestName } from "@shortvideo-api/document";
import { readSampleValue } from "@shortvideo-api/document/sample";
import type { Operation } from "@shortvideo-api/model";
import type { BoundOperation } from "@shortvideo-api/bind";
import { fitValue } from "../result/fit-value.js";
import { createResult } from "../result/tool-result.js";
import { listOmitted, summarize } from "./operation-inputs.js";
import type { Runner } from "./run-operation.js";
import { type AgentTool, readTexts } from "./tool.js";

/** Returns the name of an operation for agents. */
type FindName = (operation: Operation) => string;

/** The bytes of an example. */
const exampleBytes = 3_000;

/** Creates the tool that describes operations. */
export function createDescribeTool(
  operations: readonly BoundOperation[],
  { budget, writeParams, findSample }: Runner,
  findName: FindName = ({ id }) => id,
): AgentTool {
  return {
    definition: {
      name: "describe",
      description: "Describe the parameters and result of an operation",
      inputSchema: { type: "object", properties: { operation: { type: "string" } }, required: ["operation"] },
      annotations: { readOnlyHint: true },
    },
    run: async (inputs) => {
      const { operation: name = "" } = readTexts({ operation: inputs["operation"] });
      const { operation } = findOperation(operations, name, findName);
      const { description, httpMethod, path, pagination, response } = operation;
      const sample = (pagination && response.samples.item) ?? response.samples.response;
      const example = sample && fitValue(readSampleValue(sample, 0, findSample), exampleBytes).value;
      const shown = {
        operation: findName(operation),
        does: summarize(operation),
        ...(description !== undefined && { description }),
        request: `${httpMethod} ${path}`,
        params: writeParams(operation, {
          omitted: listOmitted(operation),
          added: {},
          describe: ({ doc }) => doc || undefined,
        }),
        ...(sample && { [pagination ? "exampleItem" : "exampleResult"]: example }),
      };
      const { value, leftOff } = fitValue(shown, budget.maxBytes - 400);
      return createResult(value, leftOff.length > 0 ? [`Left off: ${leftOff.slice(0, 5).join(", ")}.`] : []);
    },
  };
}

/** Finds an operation by its id, or by the name of its tool. Throws a RangeError that names a near one. */
export function findOperation(
  operations: readonly BoundOperation[],
  name: string,
  findName: FindName = ({ id }) => id,
): BoundOperation {
  const bound = operations.find(({ operation }) => operation.id === name || findName(operation) === name);
  if (bound) return bound;
  const known = operations.map(({ operation }) => findName(operation));
  throw new RangeError(`There is no operation \`${name}\`.${suggestName(name, known)}`);
}
