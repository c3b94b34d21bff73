export { openTools, type OpenedTools, type OpenToolsOptions, ToolsOptionError } from "./open/open-tools.js";
export type { ToolResult } from "./result/tool-result.js";
export type { InputSchema } from "./tools/input-schema.js";
export type { ToolDefinition } from "./tools/tool.js";
export type { ToolSet } from "./tools/tool-set.js";
