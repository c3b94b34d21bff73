import { printCall, printClient } from "../sample/print-client.js";
import { printText } from "../sample/print-literal.js";
import type { Guide, GuideFacts } from "./guide.js";
import { joinBlocks, writeCode, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes the options of the client that watch and mark calls. */
export function writeSdkOptions(facts: GuideFacts): Guide | undefined {
  const { change, content, first, modules, variables } = facts;
  if (!first) return undefined;
  const { environment, idempotencyHeader } = content.model.clientDefaults;
  const call = printCall(first, first.operation.method);
  return {
    name: "sdk-options",
    title: "Logs, traces and idempotency",
    summary:
      "What the client shows of each call, and how requests are marked: logging, OpenTelemetry, hooks, middleware.",
    write: (link) =>
      joinBlocks(
        "You see each call in your logs and traces, without credentials and without values of parameters.",
        "## Logs",
        writeCode(
          "ts",
          printClient(content, first, { options: ["logger: console", 'logLevel: "debug"'] }),
          `await ${call};`,
        ),
        "`debug` logs each attempt, `info` each call, `warn` retries, and `error` failures. A logger of the same form, such as that of pino, works too.",
        environment !== undefined && `${writeSpan(`${variables.log}=info`)} turns logs on without a change of code.`,
        "## Traces and metrics",
        writeCode("sh", "npm install @opentelemetry/api"),
        writeCode(
          "ts",
          'import * as opentelemetry from "@opentelemetry/api";',
          `import { openTelemetry } from ${printText(modules.functions)};`,
          printClient(content, first, { options: ["layers: [openTelemetry(opentelemetry)]"] }),
          `await ${call};`,
        ),
        "Each attempt is a span by the conventions of OpenTelemetry for HTTP clients. The histogram `http.client.request.duration` has its seconds.",
        "## Hooks",
        writeCode(
          "ts",
          printClient(content, first, {
            options: ["onResponse: ({ operation, status, durationMs }) => console.log(operation, status, durationMs)"],
          }),
          `await ${call};`,
        ),
        "`onRequest`, `onResponse` and `onRetry` are called for each attempt. A call can have its own.",
        "## Middleware",
        writeCode(
          "ts",
          printClient(content, first, {
            imports: ["type Middleware"],
            options: ["middleware: [marking]"],
          }).replace(
            "\n\n",
            '\n\nconst marking: Middleware = {\n  onRequest: ({ request }) => request.headers.set("x-request-id", crypto.randomUUID()),\n};\n\n',
          ),
          `await ${call};`,
        ),
        "Middleware sees each attempt before the client adds the credentials.",
        "## Further options",
        writeTable(
          ["Option", "Effect"],
          [
            ["`fetch`, `headers`", "another `fetch`, for tests and proxies; headers of each request"],
            ["`userAgent`", "your product and its version, in the header `user-agent`"],
            ["`maxResponseBytes`", "the size limit of a response. Default: 64 MiB"],
            ["`checkParams`", "`false` sends parameters without validation"],
            ["`checkResponses`", "`false` returns JSON of another shape than its type"],
            ["`successCodes`", "codes in the body that mean success, in place of those of the document"],
            ["`onDeprecated`", "called once for each deprecated operation that is used; `false` turns the warning off"],
          ],
        ),
        "## Idempotency keys",
        idempotencyHeader === undefined
          ? writeCode(
              "ts",
              `import { idempotencyKeys } from ${printText(modules.functions)};`,
              printClient(content, change ?? first, { options: ['layers: [idempotencyKeys("Idempotency-Key")]'] }),
              `await ${printCall(change ?? first, (change ?? first).operation.method)};`,
            )
          : `The client sends a random key in the header ${writeSpan(idempotencyHeader)} with each call that changes something.`,
        "All attempts of a call have the same key, by which a service recognizes a repeated request. Such calls are therefore [retried](" +
          link("guides/retries") +
          ").",
        !change && "The operations of this API change nothing, so none of their requests has such a key.",
      ),
  };
}
