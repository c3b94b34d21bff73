import { isNode, type ResponseObject } from "@shortvideo-api/document/source";
import { readLine } from "./read-text.ts";

/** What `x-error` says of a response. */
export interface DeclaredError {
  class: string;
  /** What a caller does about it: one sentence. */
  advice: string | undefined;
  /** Answers of the same status that another class stands for, told by the service's words. */
  cases: readonly DeclaredCase[];
}

export interface DeclaredCase {
  /** Words that the service's message holds, in letters of either case. */
  contains: string;
  class: string;
}

/** Reads `x-error`: what it says, or what is wrong with it; `undefined` where it names no class. */
export function readDeclaredError(response: ResponseObject): DeclaredError | string | undefined {
  const found = response["x-error"];
  if (!isNode(found) || typeof found["class"] !== "string") return undefined;
  const { class: name, advice, cases = [] } = found;
  if (advice !== undefined && readLine(typeof advice === "string" ? advice : "") === undefined) {
    return "`advice` is no sentence.";
  }
  if (!Array.isArray(cases)) return "`cases` is no list.";
  const read = cases.map(readCase);
  if (read.includes(undefined)) return `\`cases.${read.indexOf(undefined)}\` lacks \`contains\` or \`class\`.`;
  return {
    class: name,
    advice: typeof advice === "string" ? advice : undefined,
    cases: read.filter((one) => one !== undefined),
  };
}

function readCase(value: unknown): DeclaredCase | undefined {
  if (!isNode(value)) return undefined;
  const { contains, class: name } = value;
  const isWhole = typeof contains === "string" && contains.trim() !== "" && typeof name === "string";
  return isWhole ? { contains, class: name } : undefined;
}
