import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Fixtures, startMock } from "@shortvideo-api/mock";
import { readModel } from "../../src/workspace/open-workspace.ts";
import { type BuiltPackages, printTotals, printVisits, visitOperations } from "../../src/workspace/visit-operations.ts";

// Calls every operation of a generated folder by its client, with the params of its fixtures. The mock of the same document responds
// with the same fixtures. Prints the operations that fail, and ends with the counts.
// `node --import=./scripts/run-sources.mjs generator/test/corpus/call-mock.ts DOCUMENT FOLDER`

const [spec = "", folder = ""] = process.argv.slice(2);
const { model } = await readModel(spec, {});
const client: Pick<BuiltPackages, "createClient"> = await load("client");
const { operations: fixtures }: { operations: Fixtures & BuiltPackages["operations"] } = await load("fixtures");

const mock = await startMock({ spec, fixtures });
const visits = await visitOperations(model, { ...client, operations: fixtures }, mock.url);
await mock.stop();
const failed = visits.filter(({ failure }) => failure !== undefined);
console.log(failed.length > 0 ? printVisits(failed) : printTotals(visits));
process.exitCode = failed.length > 0 ? 1 : 0;

/** Loads the sources of a generated package. Their types exist only in the generated code. */
async function load<Built>(name: string): Promise<Built> {
  const built: Built = await import(pathToFileURL(join(folder, `packages/${name}/src/index.ts`)).href);
  return built;
}
