import type { Operation } from "@shortvideo-api/model";
import type { ToolResult } from "../result/tool-result.js";
import type { InputSchema } from "./input-schema.js";

/** A tool as MCP lists it. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly annotations?: { readonly readOnlyHint?: boolean; readonly destructiveHint?: boolean };
}

/** A tool: its definition, and what it does. */
export interface AgentTool {
  readonly definition: ToolDefinition;
  /** Rejects with an error whose message is for the agent. */
  readonly run: (inputs: Readonly<Record<string, unknown>>, signal: AbortSignal | undefined) => Promise<ToolResult>;
}

/** Methods that change nothing: https://www.rfc-editor.org/rfc/rfc9110#name-safe-methods */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "QUERY", "OPTIONS"]);

/** Returns whether an operation changes nothing. */
export function isSafe({ httpMethod }: Operation): boolean {
  return safeMethods.has(httpMethod);
}

/** Reads inputs that must be text. Null counts as absent. `fields` may also be a list. Throws a TypeError for other values. */
export function readTexts<Name extends string>(
  inputs: Readonly<Record<Name, unknown>>,
): { readonly [Each in Name]?: string } {
  const entries = Object.entries<unknown>(inputs).flatMap(([name, given]) => {
    const value: unknown = Array.isArray(given) ? given.join(",") : (given ?? undefined);
    if (value !== undefined && typeof value !== "string") throw new TypeError(`\`${name}\` must be text.`);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
