import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isNode, loadDocument } from "@shortvideo-api/document/source";
import { createMock, type MockOptions } from "@shortvideo-api/mock";
import { buildModel, type Operation, sampleAuth } from "@shortvideo-api/model/source";

// Calls every operation of a generated folder by its client, with the params of its fixtures. The mock of the same document responds
// with the same fixtures. Prints the operations that fail, and ends with the counts.
// `node --import=./scripts/run-sources.mjs generator/scripts/call-mock.ts DOCUMENT FOLDER`

const [spec = "", folder = ""] = process.argv.slice(2);
const { document, diagnostics } = await loadDocument(spec);
if (!document) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
const { draft } = buildModel(document);
const { operations: fixtures } = await load("fixtures");
const { createClient } = await load("client");

const mock = await createMock({ spec, fixtures: fixtures as MockOptions["fixtures"] });
const api: unknown = call(createClient, {
  baseUrl: "http://mock.example",
  fetch: mock.fetch,
  retry: { maxRetries: 0 },
  ...sampleAuth(draft.auth),
});

const counts = { right: 0, unserved: 0, wrong: 0 };
for (const { members, operations } of draft.resources) {
  for (const operation of operations) {
    const outcome = await callOperation(members, operation).then(
      () => "right",
      (error: unknown) => {
        const status = isNode(error) ? error["status"] : undefined;
        if (isOnlyOutcome(operation, status)) return "right";
        return status === 501 ? "unserved" : String(error);
      },
    );
    if (outcome === "right" || outcome === "unserved") counts[outcome] += 1;
    else {
      counts.wrong += 1;
      console.log(`${operation.id}: ${outcome.slice(0, 500)}`);
    }
  }
}
const total = counts.right + counts.unserved + counts.wrong;
console.log(
  `${counts.right} of ${total} right, ${counts.wrong} wrong, ${counts.unserved} that the mock does not serve`,
);
process.exitCode = counts.wrong > 0 ? 1 : 0;

/** Calls an operation, and reads the whole response. */
async function callOperation(members: readonly string[], { id, method }: Operation): Promise<void> {
  const { params } = read(fixtures, id);
  const resource = members.reduce<unknown>(read, api);
  const response: unknown = await call(isNode(resource) ? resource[method] : undefined, params);
  if (typeof response !== "object" || response === null || !(Symbol.asyncIterator in response)) return;
  for await (const _ of response as AsyncIterable<unknown>);
}

/** Returns whether an operation documents this status, and no success. A call then cannot return a value, only reject with this status. */
function isOnlyOutcome({ response, failures }: Operation, status: unknown): boolean {
  return response.statuses.length === 0 && failures.some((failure) => failure.status === status);
}

/** Returns the exports of a generated package. Their types exist only in the generated code. */
async function load(name: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(folder, `packages/${name}/src/index.ts`)).href);
}

function read(value: unknown, key: string): Record<string, unknown> {
  const found: unknown = isNode(value) ? value[key] : undefined;
  if (isNode(found)) return found;
  throw new Error(`The generated code has no \`${key}\`.`);
}

function call(target: unknown, ...given: unknown[]): unknown {
  if (typeof target === "function") return Reflect.apply(target, undefined, given);
  throw new Error("The generated code has no such function.");
}
