import type { Operation } from "@shortvideo-api/model";
import type { BoundOperation } from "@shortvideo-api/bind";
import { createDescribeTool, type Describer } from "./describe-tool.js";
import { listOmitted, nameControls, summarize, writeControls } from "./operation-inputs.js";
import { type Runner, runOperation } from "./run-operation.js";
import { type AgentTool, isSafe, readTexts } from "./tool.js";

/** Creates a tool for each operation. */
export function createOperationTools(
  operations: readonly BoundOperation[],
  runner: Runner,
  describer: Describer,
): AgentTool[] {
  const names = nameTools(operations.map(({ operation }) => operation));
  return [
    ...operations.map((bound, index) => createOperationTool(bound, names[index] ?? "", runner, describer)),
    createDescribeTool(
      operations,
      runner,
      describer,
      ({ id }) => names[operations.findIndex(({ operation }) => operation.id === id)] ?? id,
    ),
  ];
}

function createOperationTool(bound: BoundOperation, name: string, runner: Runner, { writer }: Describer): AgentTool {
  const { operation } = bound;
  const controls = nameControls(operation);
  const { fields, resume = "", accept = "" } = controls;
  return {
    definition: {
      name,
      description: summarize(operation),
      inputSchema: writer.writeParams(operation, {
        omitted: listOmitted(operation),
        added: writeControls(controls, operation),
        describe: describeCodes,
        isCompact: true,
      }),
      annotations: isSafe(operation) ? { readOnlyHint: true } : { destructiveHint: true },
    },
    run: async (inputs, signal) => {
      const { [fields]: ofFields, [resume]: ofResume, [accept]: ofAccept, ...params } = inputs;
      const texts = readTexts({ fields: ofFields, resume: ofResume, accept: ofAccept });
      return runOperation(runner, bound, { params, ...texts, signal });
    },
  };
}

/** The longest description of codes, in characters. `describe` has the others. */
const maxCodesLength = 80;

/** Describes a param whose values are codes that its description explains. Names and types explain most others. */
function describeCodes({ check, doc }: Operation["params"][number]): string | undefined {
  const codes = check?.enum?.map(String) ?? [];
  const areCodes =
    codes.length > 0 && codes.every((code) => /^\d+$/.test(code) && new RegExp(`\\b${code}\\b`).test(doc));
  return areCodes && doc.length <= maxCodesLength ? doc : undefined;
}

/** The longest name of a tool that all agents accept. */
const maxLength = 64;

/** Names tools after operations, by the characters that all agents accept. The names are unique. */
function nameTools(operations: readonly Operation[]): string[] {
  const taken = new Set(["describe"]);
  return operations.map(({ id, call }) => {
    const wanted = id.replaceAll(/[^\w-]/g, "_");
    const candidates = [wanted, call.name, ...operations.map((_, index) => `${call.name.slice(0, 56)}_${index + 2}`)];
    const name = candidates.find((each) => each.length <= maxLength && !taken.has(each)) ?? wanted;
    taken.add(name);
    return name;
  });
}
