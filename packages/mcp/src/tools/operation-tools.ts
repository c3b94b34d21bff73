import type { Operation } from "@shortvideo-api/model";
import type { BoundOperation } from "@shortvideo-api/bind";
import { createDescribeTool } from "./describe-tool.js";
import { listOmitted, nameControls, nameInputs, summarize, writeControls } from "./operation-inputs.js";
import { type Runner, runOperation } from "./run-operation.js";
import { type AgentTool, isSafe, readTexts } from "./tool.js";

/** Creates a tool for each operation. */
export function createOperationTools(operations: readonly BoundOperation[], runner: Runner): AgentTool[] {
  const names = nameTools(operations.map(({ operation }) => operation));
  return [
    ...operations.map((bound, index) => createOperationTool(bound, names[index] ?? "", runner)),
    createDescribeTool(
      operations,
      runner,
      ({ id }) => names[operations.findIndex(({ operation }) => operation.id === id)] ?? id,
    ),
  ];
}

function createOperationTool(bound: BoundOperation, name: string, runner: Runner): AgentTool {
  const { operation } = bound;
  const names = nameInputs(operation);
  const controls = nameControls(operation, names);
  const { fields, resume = "", accept = "" } = controls;
  const params = new Map([...names].map(([param, input]) => [input, param]));
  return {
    definition: {
      name,
      description: summarize(operation),
      inputSchema: runner.writeParams(operation, {
        omitted: listOmitted(operation),
        added: writeControls(controls, operation),
        names,
        describe: describeCodes,
        isCompact: true,
      }),
      annotations: isSafe(operation) ? { readOnlyHint: true } : { destructiveHint: true },
    },
    run: async (inputs, signal) => {
      const { [fields]: ofFields, [resume]: ofResume, [accept]: ofAccept, ...given } = inputs;
      const texts = readTexts({ fields: ofFields, resume: ofResume, accept: ofAccept });
      // Messages have the names of the document, so an agent may use them, too.
      const entries = Object.entries(given).map(([input, value]) => [params.get(input) ?? input, value]);
      return runOperation(runner, bound, { params: Object.fromEntries(entries), ...texts, signal });
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

/** The longest name of a tool. Clients write the server before it, as in `mcp__shortvideo__`, and accept 60 or 64 characters in all. */
const maxToolNameLength = 44;

/** Names tools after operations, by the characters that all agents accept. The names are unique, and begin with a letter or `_`. */
function nameTools(operations: readonly Operation[]): string[] {
  const taken = new Set(["describe"]);
  return operations.map(({ id, call }) => {
    const start = call.name.slice(0, maxToolNameLength - 6);
    // Of one more number than there are names, one is free.
    const numbered = Array.from({ length: taken.size + 1 }, (_, index) => `${start}_${index + 2}`);
    const names = [id, call.name, ...numbered].map((name) =>
      name.replaceAll(/[^\w-]/g, "_").replace(/^(?=[\d-])/, "_"),
    );
    const name = names.find((each) => each.length <= maxToolNameLength && !taken.has(each)) ?? id;
    taken.add(name);
    return name;
  });
}
