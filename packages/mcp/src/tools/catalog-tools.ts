import { isRecord, toSingular } from "@shortvideo-api/document";
import type { Operation } from "@shortvideo-api/model";
import type { BoundOperation } from "@shortvideo-api/bind";
import { createResult } from "../result/tool-result.js";
import { createDescribeTool, findOperation } from "./describe-tool.js";
import type { InputSchema } from "./input-schema.js";
import { listInputs, summarize } from "./operation-inputs.js";
import { parseText } from "./param-values.js";
import { type Runner, runOperation } from "./run-operation.js";
import { type AgentTool, readTexts } from "./tool.js";

const text: InputSchema = { type: "string" };

/** Creates the tools of a document with many operations: one finds operations, one describes them, and one executes them. */
export function createCatalogTools(operations: readonly BoundOperation[], runner: Runner): AgentTool[] {
  return [createSearchTool(operations), createDescribeTool(operations, runner), createExecuteTool(operations, runner)];
}

/** Maximum number of operations that a search returns. */
const maxFound = 12;

function createSearchTool(operations: readonly BoundOperation[]): AgentTool {
  const entries = operations.map(({ operation }) => ({ operation, words: readWords(operation) }));
  return {
    definition: {
      name: "search",
      description: `Find operations of the API by words. There are ${operations.length}.`,
      inputSchema: { type: "object", properties: { query: text }, required: ["query"] },
      annotations: { readOnlyHint: true },
    },
    run: async (inputs) => {
      const { query = "" } = readTexts({ query: inputs["query"] });
      const words = splitWords(query);
      const found = entries
        .map(({ operation, words: own }) => ({ operation, score: score(words, own) }))
        .filter(({ score: points }) => points > 0)
        .toSorted((one, other) => other.score - one.score);
      const shown = found.slice(0, maxFound).map(({ operation }) => ({
        operation: operation.id,
        does: summarize(operation),
        params: operation.params.filter(({ required }) => required).map(({ name }) => name),
      }));
      const rest = found.length - shown.length;
      const notes =
        found.length === 0
          ? ["No operation has these words. Try others, in the singular."]
          : rest > 0
            ? [`${rest} further operations matched less well. Add words to find them.`]
            : [];
      return createResult(shown, notes);
    },
  };
}

const summaryWeight = 5;

/** The words of an operation, and what a match is worth. */
type WeightedWords = ReadonlyMap<string, number>;

function readWords({ id, path, summary, description, params, httpMethod }: Operation): WeightedWords {
  const words = new Map<string, number>();
  const add = (source: string, weight: number): void => {
    for (const word of splitWords(source)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  add(description ?? "", 1);
  add(params.map(({ name }) => name).join(" "), 2);
  add(path, 4);
  add(`${httpMethod} ${summary ?? ""}`, summaryWeight);
  add(id, 6);
  return words;
}

/** Words that say nothing about an operation. */
const fillWords = new Set(["a", "all", "an", "and", "by", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** Splits names and sentences into lower-case words in the singular. */
function splitWords(source: string): string[] {
  return source
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "" && !fillWords.has(word))
    .map(toSingular);
}

function score(wanted: readonly string[], words: WeightedWords): number {
  let points = 0;
  let matched = 0;
  for (const word of new Set(wanted)) {
    const exact = words.get(word) ?? 0;
    const begun =
      exact > 0 ? exact : Math.max(0, ...[...words].map(([each, weight]) => (each.startsWith(word) ? weight / 2 : 0)));
    points += begun;
    if (begun > 0) matched += 1;
  }
  // An operation with all words comes before one that has some of them often. One whose name has many others comes later.
  const ofName = [...words.values()].filter((weight) => weight >= summaryWeight).length;
  return (points * matched ** 2) / Math.sqrt(ofName);
}

function createExecuteTool(operations: readonly BoundOperation[], runner: Runner): AgentTool {
  return {
    definition: {
      name: "execute",
      description: "Call an operation with the parameters that `describe` lists.",
      inputSchema: {
        type: "object",
        properties: { operation: text, params: { type: "object" }, fields: text, resume: text, accept: text },
        required: ["operation"],
      },
    },
    run: async (inputs, signal) => {
      const { operation: name, params: given, ...others } = inputs;
      const params = parseText(given) ?? given ?? {};
      const { operation: id = "" } = readTexts({ operation: name });
      const bound = findOperation(operations, id);
      if (!isRecord(params)) throw new TypeError("`params` must be an object: the parameters by their names.");
      const { fields, resume, accept, ...unknown } = others;
      const [first] = Object.keys(unknown);
      if (first !== undefined) {
        const place = listInputs(bound.operation).includes(first) ? " Put it into `params`." : "";
        throw new TypeError(`\`execute\` has no input \`${first}\`.${place}`);
      }
      return runOperation(runner, bound, { params, ...readTexts({ fields, resume, accept }), signal });
    },
  };
}
