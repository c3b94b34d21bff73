// Compares a package's public face, as its built declarations have it, with the reports in `api/` that are committed, one for
// each of its entries, so that a change of it is seen in review; `--update` writes the reports. Run in the package's folder.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const folder = process.cwd();
const { name, exports } = JSON.parse(readFileSync("package.json", "utf8"));
const isUpdate = process.argv.includes("--update");

// `./internal` is for the packages of this repository, which are released together.
const entries = Object.entries(exports).filter(([entry, { types }]) => types && entry !== "./internal");
const configs = entries.map(([entry, { types }]) => ({ entry, config: configure(entry, types) }));
// The compiler reads its own declarations and those of Node once for all entries.
const compilerState = CompilerState.create(configs[0].config, {
  additionalEntryPoints: entries.map(([, { types }]) => join(folder, types)),
});
for (const { entry, config } of configs) compare(entry, config);

/** Returns the name of the report of an entry, `"."` or `"./vitest"`: `mock.api.md`, `mock-vitest.api.md`. */
function toReportName(entry) {
  return `${[name.split("/").at(-1), ...entry.split("/").slice(1)].join("-")}.api.md`;
}

/** Returns the settings for one entry. */
function configure(entry, types) {
  const configObject = {
    newlineKind: "lf",
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, types),
    compiler: { tsconfigFilePath: join(folder, "tsconfig.build.json") },
    apiReport: {
      enabled: true,
      reportFolder: join(folder, "api"),
      reportFileName: toReportName(entry),
      reportTempFolder: join(folder, ".cache/api"),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: "warning" } },
      extractorMessageReporting: {
        default: { logLevel: "none" },
        // A type that the face shows but does not export stands in the report, where a reviewer sees it.
        "ae-forgotten-export": { logLevel: "none", addToApiReportFile: true },
      },
      // Docstrings are written for TypeScript's own reader, which takes more than TSDoc does.
      tsdocMessageReporting: { default: { logLevel: "none" } },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
  });
}

/** Compares one entry with its report, or writes the report. */
function compare(entry, config) {
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: isUpdate,
    printApiReportDiff: true,
    messageCallback: tell,
  });
  if (!succeeded && apiReportChanged) {
    console.error(
      `The public face of ${join(name, entry)} is another than api/${toReportName(entry)} says; see the difference above. If that is meant, run \`npm run api\` and commit the report.`,
    );
  }
  if (!succeeded) process.exitCode = 1;
}

/** Shows the difference and what is wrong with a declaration, and leaves out what is said on every run. */
function tell(message) {
  if (message.logLevel === "error" || message.logLevel === "warning") {
    if (!/^console-api-report-(not-)?(copied|created)/.test(message.messageId)) console.error(message.text);
  }
  message.handled = true;
}
