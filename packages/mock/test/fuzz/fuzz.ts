// `npm run bench -- fuzz`: sends valid, invalid and malformed requests to the built mock, and checks its responses.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadDocument } from "../../src/operation/load-document.js";
import { service } from "../../src/core/service.js";
import { runFuzz } from "./run-fuzz.js";

const help = `npm run bench -- fuzz [--requests N --seed N --callers N]

Sends valid, invalid and malformed requests to the mock. Checks that there is no crash, no hang, no unrequested status 5xx and no
response that does not match the document. Memory must stay flat, and SIGTERM must let requests in progress finish.

  --requests N  default 100000
  --seed N      selects the requests, default 1
  --callers N   parallel callers, default 16

Exit code: 0 all checks passed, 1 a check failed, 2 usage error.`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean", short: "h", default: false },
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    callers: { type: "string", default: "16" },
  },
});
const options = { requests: Number(values.requests), seed: Number(values.seed), callers: Number(values.callers) };
if (values.help) console.log(help);
else if (!(options.requests > 0 && options.callers > 0) || Number.isNaN(options.seed)) {
  console.error(`\`--requests\` and \`--callers\` take a number above 0, and \`--seed\` takes a number.\n\n${help}`);
  process.exitCode = 2;
} else await fuzz(options);

async function fuzz({ requests, seed, callers }: typeof options): Promise<void> {
  const server = fileURLToPath(new URL("../../../../apps/mock-server/dist/main.js", import.meta.url));
  const { document } = await loadDocument(service.spec);
  let reported = 0;
  const onProgress = (sent: number) => {
    if (sent < reported + requests / 10) return;
    reported = sent;
    console.error(`${sent} requests`);
  };
  const args = [server, "--port", "0", "--quiet"];
  const { statuses, heapMegabytes, failures, ...report } = await runFuzz({
    args,
    document,
    requests,
    seed,
    callers,
    onProgress,
  });
  console.log(`${report.requests} requests, seed ${seed}`);
  console.log(
    `Memory in use: ${heapMegabytes.map((value) => value.toFixed(1)).join(" MB after a fifth, ")} MB after all`,
  );
  console.log(
    `Responses: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(", ")}`,
  );
  for (const failure of failures) console.log(`\nFAILED  ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
