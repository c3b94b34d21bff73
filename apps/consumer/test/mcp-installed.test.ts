// The MCP server, installed from tarballs into an empty project and started as its README says.

import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { packForInstall } from "../../../scripts/pack-for-install.ts";
import { runTool } from "../../../scripts/run-tool.ts";

const readme = readFileSync(fileURLToPath(new URL("../../../packages/mcp/README.md", import.meta.url)), "utf8");

test("an agent starts the server with the settings of the README, and calls a tool", onlyInCI, async ({ skip }) => {
  const folder = makeProject();
  try {
    installServer(folder);
  } catch (error) {
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(String(error))) throw error;
    skip("The registry could not be reached.");
  }
  const [settings = ""] = /(?<=```json\n)\{\n {2}"mcpServers"[^`]*/.exec(readme) ?? [];
  const { command, args }: { command: string; args: string[] } = JSON.parse(settings).mcpServers.shortvideo;
  const transport = new StdioClientTransport({
    command,
    args,
    cwd: folder,
    // Without a registry: the installed package must be enough.
    env: { PATH: [join(process.execPath, ".."), process.env["PATH"]].join(delimiter), npm_config_offline: "true" },
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());

  await client.connect(transport);
  const { tools } = await client.listTools();
  const { content } = await client.callTool({
    name: "posts_listComments",
    arguments: { videoId: "7300000000000000001", fields: "cid,text,user.nickname" },
  });

  const [, shown = ""] = /^(\{"items":\[\{[^}]*\}\})/m.exec(readme) ?? [];
  expect(tools.map((each) => each.name)).toContain("describe");
  expect(shown).toContain("7302104455667788992");
  expect(Object(content)[0].text).toContain(shown);
});

/** Creates an empty project. Returns its folder, which exists until the test ends. */
function makeProject(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "mcp-installed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "agent", private: true }));
  return folder;
}

/** Installs the packed server by npm in a project. */
function installServer(folder: string): void {
  packForInstall(["mcp"], join(folder, "packed"));
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--loglevel=error"];
  runTool("bash", ["-c", `npm install ${options.join(" ")} ./packed/*.tgz`], folder);
}
