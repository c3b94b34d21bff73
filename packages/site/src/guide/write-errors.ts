import { listClientErrors } from "../error/list-errors.js";
import { indent } from "../sample/print-braces.js";
import { printCall, printClient } from "../sample/print-client.js";
import { type Guide, type GuideFacts, printImport } from "./guide.js";
import { joinBlocks, writeCode, writeLine, writeSpan, writeTable } from "../page/write-markdown.js";

/** Writes how calls fail. */
export function writeErrors(facts: GuideFacts): Guide | undefined {
  const { content, first, spec } = facts;
  const { model } = content;
  if (!first) return undefined;
  const { operation } = first;
  const own = model.errors.filter(({ name }) =>
    operation.failures.some(
      ({ errorClass, cases }) => errorClass === name || cases.some((each) => each.errorClass === name),
    ),
  );
  const [named] = own.length > 0 ? own : model.errors;
  const classes = [
    ...(named ? [named.name] : []),
    ...(model.inBandFailure ? ["InBandError"] : []),
    "ApiError",
    "ClientError",
  ];
  const isConnected = operation.failures.length > 0;
  return {
    name: "errors",
    title: "Errors",
    summary: "A class for each failure, and messages that say what to do.",
    write: (link) =>
      joinBlocks(
        "You tell failures apart by class, and each message says what to do.",
        writeCode(
          "ts",
          printClient(content, first, { imports: classes }),
          "try {",
          `  await ${indent(printCall(first, operation.method))};`,
          "} catch (error) {",
          printBranches([
            ...(named ? [[`error instanceof ${named.name}`, "console.log(error.message);"] as const] : []),
            ...(model.inBandFailure
              ? [["error instanceof InBandError", "console.log(`Refused with code ${error.code}.`);"] as const]
              : []),
            ["error instanceof ApiError", "console.log(error.status, error.message);"],
            ["error instanceof ClientError && error.retryable", "console.log(`Try later: ${error.message}`);"],
          ]),
          "}",
        ),
        "## Classes",
        model.errors.length > 0 && "The document names these failures. They extend `ApiError`:",
        model.errors.length > 0 &&
          writeTable(
            ["Class", "Status", "What to do"],
            model.errors.map(({ name, statuses, advice, description }) => [
              writeSpan(name, link(`errors#${name}`)),
              statuses.join(", "),
              writeLine(advice ?? description),
            ]),
          ),
        "Every call can also fail in these ways:",
        writeTable(
          ["Class", "When"],
          [
            [
              "`ApiError`",
              "The response is another failure. It has `status`, `code`, `headers`, `body` and `retryAfterMs`.",
            ],
            ...listClientErrors(content).map(({ name, meaning }) => [
              writeSpan(name, link(`errors#${name}`)),
              writeLine(meaning),
            ]),
          ],
        ),
        "All of them extend `ClientError`, which has `operation`, `attempts` and `retryable`: whether the same call may succeed later.",
        "## Without exceptions",
        writeCode(
          "ts",
          printImport(facts, "resultOf"),
          "",
          `const result = await resultOf(${printCall(first, operation.method)});`,
          "if (result.ok) console.log(result.data);",
          "else console.log(result.error.message);",
        ),
        isConnected && "## The failures of one operation",
        isConnected &&
          writeCode(
            "ts",
            printImport(facts, "isFailureOf"),
            "",
            "try {",
            `  await ${indent(printCall(first, operation.method))};`,
            "} catch (error) {",
            `  if (!isFailureOf(error, ${JSON.stringify(operation.id)})) throw error;`,
            "  console.log(error.status, error.body);",
            "}",
          ),
        isConnected &&
          "`isFailureOf` narrows an error to the failures that the operation documents. `status` then determines the type of `body`.",
        "## Cause a failure",
        "The mock returns any documented failure on request:",
        writeCode(
          "ts",
          "try {",
          `  await ${indent(printCall(first, operation.method, `{ headers: { prefer: "code=${pickStatus(facts)}" }, retry: { maxRetries: 0 } }`))};`,
          "} catch (error) {",
          "  console.log(error);",
          "}",
        ),
        `Without the client, the header is \`Prefer: code=${pickStatus(facts)}\`. \`npx @shortvideo-api/mock start${spec} --scenario code=${pickStatus(facts)}\` sets it for all requests.`,
      ),
  };
}

/** Prints what to do in each case. In all others, the error is thrown again. */
function printBranches(branches: readonly (readonly [condition: string, statement: string])[]): string {
  const printed = branches.map(([condition, statement]) => `if (${condition}) {\n    ${statement}\n  }`);
  return `  ${printed.join(" else ")} else {\n    throw error;\n  }`;
}

/** Returns the status of a failure that the operation documents. */
function pickStatus({ first }: GuideFacts): number {
  const failures = first?.operation.failures ?? [];
  const known = failures.flatMap(({ status }) => (typeof status === "number" && status >= 400 ? [status] : []));
  return known.find((status) => status === 429) ?? known[0] ?? 500;
}
