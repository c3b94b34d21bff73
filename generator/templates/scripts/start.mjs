// `npm start`: installs, generates, builds, starts the mock, calls every operation and reads every list. Needs Node and npm.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("node_modules")) npm("install --no-audit --no-fund");
npm("run --silent generate");
npm("run --silent build");

const { startMock } = await import("@shortvideo-api/mock");
const { openWorkspace } = await import("@shortvideo-api/generator");
const { printVisits, visitOperations } = await import("./visit-operations.mjs");

const { spec, overlays, model } = await openWorkspace(process.cwd());
const mock = await startMock({ spec, overlays });
try {
  console.log(`The mock runs at ${mock.url}.\n`);
  const visits = await visitOperations(model, mock.url);
  console.log(printVisits(visits));
  if (visits.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
  else console.log("\nNext: `npm test` runs all checks, `npm run mock` serves the mock, README.md has a first call.");
} finally {
  await mock.stop();
}

/** Runs npm, which is `npm.cmd` on Windows, so it needs a shell. The commands are constants. */
function npm(command) {
  const { status } = spawnSync(`npm ${command}`, { shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
