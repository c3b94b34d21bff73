// `npm run fuzz:mock`: sends the built mock whatever may come. Ends with code 1 when anything went wrong.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadDocument } from "../../src/operation/load-document.js";
import { service } from "../../src/core/service.js";
import { runFuzz } from "./run-fuzz.js";

const help = `npm run fuzz:mock [-- --requests N --seed N --callers N]

Sends the mock requests of every kind, right, wrong and unreadable: no crash, no hang, no status 5xx that was not asked for, no
answer against the document, memory that stays flat, and SIGTERM that lets requests under way end.

  --requests N  default 100000
  --seed N      which ones, default 1; the same seed sends the same
  --callers N   at once, default 16

Exit code: 0 all held, 1 something did not, 2 usage error.`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean", short: "h", default: false },
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    callers: { type: "string", default: "16" },
  },
});
const read = { requests: Number(values.requests), seed: Number(values.seed), callers: Number(values.callers) };
if (values.help) console.log(help);
else if (!(read.requests > 0 && read.callers > 0) || Number.isNaN(read.seed)) {
  console.error(`Each option takes a number.\n\n${help}`);
  process.exitCode = 2;
} else await fuzz(read);

async function fuzz({ requests, seed, callers }: typeof read): Promise<void> {
  const server = fileURLToPath(new URL("../../../../apps/mock-server/dist/main.js", import.meta.url));
  const { document } = await loadDocument(service.spec);
  let told = 0;
  const onProgress = (sent: number) => {
    if (sent < told + requests / 10) return;
    told = sent;
    console.error(`${sent} requests`);
  };
  const args = [server, "--port", "0", "--quiet"];
  const { statuses, heap_MB, durationMs, failures, ...report } = await runFuzz({
    args,
    document,
    requests,
    seed,
    callers,
    onProgress,
  });
  console.log(`${report.requests} requests, seed ${seed}, in ${(durationMs / 1_000).toFixed(1)} s`);
  console.log(`Memory in use: ${heap_MB.map((value) => value.toFixed(1)).join(" MB after a fifth, ")} MB after all`);
  console.log(
    `Answers: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(", ")}`,
  );
  for (const failure of failures) console.log(`\nFAILED  ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
