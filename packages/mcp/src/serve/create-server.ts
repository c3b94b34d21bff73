import { Server } from "@modelcontextprotocol/server";
import type { ToolSet } from "../tools/tool-set.js";

/** Creates an MCP server with the tools, for one connection or one request. `identity` names it for its clients. */
export function createServer(tools: ToolSet, identity: { name: string; version: string; title: string }): Server {
  const { definitions, instructions } = tools;
  const server = new Server(identity, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler("tools/list", () => ({
    tools: definitions.map((each) => ({ ...each, inputSchema: toObject(each.inputSchema) })),
  }));
  server.setRequestHandler("tools/call", ({ params: { name, arguments: inputs } }, { mcpReq }) =>
    tools.call(name, inputs, mcpReq.signal),
  );
  return server;
}

/** Narrows the type. Each input schema is that of an object. */
function toObject(schema: Readonly<Record<string, unknown>>): { type: "object" } {
  return { ...schema, type: "object" };
}
