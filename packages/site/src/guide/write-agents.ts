import { jsonDialect, printLiteral } from "../sample/print-literal.js";
import type { Guide, GuideFacts } from "./guide.js";
import { joinBlocks, writeCode, writeTable } from "../page/write-markdown.js";

/** Writes how agents call the operations. */
export function writeAgents(facts: GuideFacts): Guide {
  const { content, source, spec } = facts;
  const { environment } = content.model.clientDefaults;
  const prefix = environment ?? "SERVICE";
  const args = ["-y", "@shortvideo-api/mcp", ...(spec === "" ? [] : ["--spec", source])];
  const settings = { mcpServers: { api: { command: "npx", args } } };
  const key = content.model.auth.option === "apiKey" ? { [`${prefix}_KEY`]: "…" } : {};
  return {
    name: "agents",
    title: "Agents and MCP",
    summary: "The operations as tools for agents, and this site as Markdown for them.",
    write: (link) =>
      joinBlocks(
        "Your agent calls this API by tools, first on a mock, then on the service. Add this to its settings:",
        writeCode("json", printLiteral(settings, jsonDialect)),
        "Without a key, a mock responds, and each result says that its data is made up. With these variables, the service responds:",
        writeCode(
          "json",
          `"env": ${printLiteral({ ...key, [`${prefix}_BASE_URL`]: "https://api.example.com" }, jsonDialect)}`,
        ),
        "## What an agent gets",
        writeTable(
          ["Part", "What the agent gets"],
          [
            ["tools", "one for each operation; three to search, describe and execute if there are more than 40"],
            ["results", "at most 24,000 bytes, with a note of what was left off"],
            ["`fields`", "selects parts of a result: `id,user.name,tags[0:5]`"],
            ["lists", "items with `resume`, which returns the next ones"],
            ["errors", "sentences that say what to do"],
          ],
        ),
        "Only operations that change nothing are tools, unless `--allow-unsafe` names others. The key appears in no result.",
        "## Judge an agent",
        writeCode("sh", `npx @shortvideo-api/mcp --mock${spec} --report agent.html`),
        `When the agent has ended, the report shows what it called and which calls broke the contract, as [contract runs](${link("guides/contract-tests")}) do.`,
        "## This site for agents",
        "Each page is Markdown at the same address with `.md` in place of `.html`. `llms.txt` lists all pages, and `llms-full.txt` has their text.",
      ),
  };
}
