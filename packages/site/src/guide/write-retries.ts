import { usualMockPort } from "@shortvideo-api/document";
import { printCall, printClient } from "../sample/print-client.js";
import { type Guide, type GuideFacts, printImport } from "./guide.js";
import { joinBlocks, writeCode, writeTable } from "../page/write-markdown.js";

/** Writes how calls are repeated, limited and slowed down. */
export function writeRetries(facts: GuideFacts): Guide | undefined {
  const { content, first } = facts;
  if (!first) return undefined;
  const call = (options?: string): string => printCall(first, first.operation.method, options);
  return {
    name: "retries",
    title: "Rate limits and retries",
    summary:
      "Temporary failures are repeated, and requests stay within the quota of a plan: 429, retry-after, timeouts.",
    write: (link) =>
      joinBlocks(
        "You get through temporary failures without code: the client repeats GET, HEAD and QUERY requests by itself.",
        writeCode(
          "ts",
          printClient(content, first, { options: ["timeoutMs: 300_000", "retry: { maxRetries: 8 }"] }),
          `await ${call()};`,
          "// Only this call:",
          `await ${call("{ attemptTimeoutMs: 5_000, retry: { maxRetries: 0 } }")};`,
        ),
        writeTable(
          ["Option", "Default", "Effect"],
          [
            ["`timeoutMs`", "90,000", "time for the whole call, with its retries and waits"],
            ["`attemptTimeoutMs`", "30,000", "time for one attempt, with its body"],
            ["`retry.maxRetries`", "3", "attempts after the first; 0 turns retries off"],
            [
              "`retry.statuses`",
              "408, 429, 500, 502, 503, 504, 520 to 529",
              "statuses to repeat. Failed connections are repeated, too",
            ],
            ["`retry.shouldRetry`", "", "your own decision about a failure"],
            [
              "`retry.baseDelayMs`, `retry.maxDelayMs`",
              "500, 8,000",
              "bounds of the random wait, which doubles from retry to retry",
            ],
            ["`retry.maxRetryAfterMs`", "30,000", "the longest wait that the service may request"],
          ],
        ),
        "If a response has `retry-after`, the client adds that wait. If it is too long, the call fails at once, and `retryAfterMs` of the error has it.",
        "## Stay within the quota of a plan",
        writeCode(
          "ts",
          printClient(content, first, {
            imports: ["createLimiter"],
            options: ["limiter: createLimiter({ perSecond: 10, concurrency: 4 })"],
          }),
          `const first = ${call()};`,
          `const second = ${call()};`,
          "await Promise.all([first, second]);",
        ),
        "Calls, pages and retries wait for their turn, in order. Give one limiter to all clients of a key. After a 429, all of them wait as the service asks.",
        "## Watch the quota",
        writeCode(
          "ts",
          printImport(facts, "readRateLimit"),
          "",
          `const { headers } = await ${call()}.withResponse();`,
          "console.log(readRateLimit(headers)?.remaining);",
        ),
        "It reads `RateLimit`, `X-RateLimit-Remaining` and their siblings; `undefined` if the service sends none.",
        "## Requests that change something",
        `They are sent once, unless the call has \`repeatable: true\` or [an idempotency key](${link("guides/sdk-options")}).`,
        "## Test it",
        "The mock plays a service that is out of quota, slow or broken:",
        writeCode("sh", `npx @shortvideo-api/mock start --port ${usualMockPort}${facts.spec} --scenario rate-limited`),
        `A [contract run](${link("guides/contract-tests")}) warns of a retry that comes too early, and of one that never stops.`,
      ),
  };
}
