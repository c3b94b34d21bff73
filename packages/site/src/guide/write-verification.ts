import { printCall, printClient } from "../sample/print-client.js";
import { printText } from "../sample/print-literal.js";
import type { Guide, GuideFacts } from "./guide.js";
import { joinBlocks, writeCode, writeTable } from "../page/write-markdown.js";

/** Writes how the service itself is compared with the document. */
export function writeVerification({ content, first, inferred, modules, spec }: GuideFacts): Guide {
  const takesKey = content.model.auth.schemes.some(({ credential }) => credential.lifetime !== "one-request");
  const key = takesKey ? "export SERVICE_KEY=…\n" : "";
  const tool = "npx @shortvideo-api/contract";
  return {
    name: "verification",
    title: "Verify the real service",
    summary: "Where the responses of a service differ from the document: verify, proxy and recorded traffic.",
    write: (link) =>
      joinBlocks(
        "You learn where the real service differs from this document, so that neither the tests nor the types promise too much.",
        writeCode("sh", `${key}${tool} verify${spec} --base-url https://api.example.com --report verification.html`),
        "It sends the examples of the document, only by GET and HEAD, one request per second. Ctrl-C stops it, and prints the results so far. The report lists each difference with the request that shows it, and names what was not compared.",
        writeTable(
          ["Option", "Effect"],
          [
            ["`--operations a,b`", "calls only these operations"],
            ["`--per-second 0.2`", "sends fewer requests"],
            ["`--requests more.jsonl`, `--har recorded.har`", "sends your requests in place of the examples"],
            ["`--record samples`", "saves a response of each operation and status, without personal data"],
            ["`--ignore field-new`", "accepts differences of a kind"],
          ],
        ),
        "## Explore the limits",
        writeCode("sh", `${tool} verify${spec} --base-url https://api.example.com --explore --max-requests 100`),
        "It also sends valid and invalid requests: values at, inside and outside of each limit, and pairs of optional parameters. Each finding has the smallest request that shows it.",
        first && "## Check responses while your program runs",
        first &&
          writeCode(
            "ts",
            `import { allResponseChecks, fullResponseChecks } from ${printText(modules.functions.replace("functions", "response-checks"))};`,
            printClient(content, first, { options: ['layers: [fullResponseChecks("report", allResponseChecks)]'] }),
            `await ${printCall(first, first.operation.method)};`,
          ),
        first &&
          "`console.warn` names each difference, without any value. With `throw` in place of `report`, the call rejects with a `ResponseDifferenceError`.",
        "## Check live traffic",
        "A proxy passes requests on to the service, and checks both directions. Requests and responses stay unchanged:",
        writeCode("sh", `${tool} proxy${spec} --upstream https://api.example.com --report traffic.html -- pytest`),
        "The command finds the proxy in `MOCK_URL`. Without a command, the proxy listens on port 4020 until you stop it.",
        "## Check recorded traffic",
        "Save the network log of a browser as HAR:",
        writeCode("sh", `${tool} check-har${spec} traffic.har --report traffic.html`),
        `These reports contain no keys. If a response differs from the document, the service or the document can be wrong. See [what is documented](${link(inferred.length > 0 ? "guides/provenance" : "guides/versions")}).`,
      ),
  };
}
