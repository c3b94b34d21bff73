// Compares the public API of a package, from its built declarations, with the committed reports in `api/`, one for each entry.
// So reviews show each change. `--update` writes the reports. Run it in the folder of the package.

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
        // The report shows types that are used and not exported, so that a reviewer sees them.
        "ae-forgotten-export": { logLevel: "none", addToApiReportFile: true },
      },
      // Docstrings use the syntax of TypeScript, which allows more than TSDoc.
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

/** Shows differences and problems of declarations, without the messages of every run. */
function tell(message) {
  if (message.logLevel === "error" || message.logLevel === "warning") {
    if (!/^console-api-report-(not-)?(copied|created)/.test(message.messageId)) console.error(message.text);
  }
  message.handled = true;
}
