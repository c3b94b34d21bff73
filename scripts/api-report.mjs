// Compares the public API of the packages, from their built declarations, with the committed reports in `api/`, one for each entry.
// So reviews show each change. `--update` writes the reports.

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";

/** Packages that contain only generated code. A review shows their changes in that code. */
const generatedPackages = ["fixtures", "openapi-types"];

/** Packages whose types derive from schemas that are not exported. The fields of the schemas are part of the API. */
const derivedPackages = ["report"];

const isUpdate = process.argv.includes("--update");
const root = fileURLToPath(new URL("..", import.meta.url));
const entries = globSync("packages/*/package.json", { cwd: root })
  .sort()
  .map((manifest) => join(root, dirname(manifest)))
  .filter((folder) => !generatedPackages.some((name) => folder.endsWith(join("packages", name))))
  .flatMap((folder) => listEntries(folder));
// The compiler reads its own declarations, those of Node and those of shared packages once for all entries.
const compilerState = CompilerState.create(entries[0].config, {
  additionalEntryPoints: entries.map(({ config }) => config.mainEntryPointFilePath),
});
for (const entry of entries) compare(entry);

/** Returns the entries of a package with declarations. */
function listEntries(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([, { types }]) => types)
    .map(([entry, { types }]) => {
      const id = join(name, entry);
      const reportName = toReportName(id);
      return { id, reportName, config: configure(folder, types.default ?? types, reportName) };
    });
}

/** Returns the name of the report of an entry such as `@shortvideo-api/mock/vitest`: `mock-vitest.api.md`. */
function toReportName(id) {
  return `${id.split(/[\\/]/).slice(1).join("-")}.api.md`;
}

/** Returns the settings for one entry. */
function configure(folder, types, reportFileName) {
  const configObject = {
    newlineKind: "lf",
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, types),
    compiler: { tsconfigFilePath: join(folder, "tsconfig.build.json") },
    apiReport: {
      enabled: true,
      reportFolder: join(folder, "api"),
      reportFileName,
      reportTempFolder: join(folder, ".cache/api"),
      includeForgottenExports: derivedPackages.some((name) => folder.endsWith(join("packages", name))),
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
function compare({ id, reportName, config }) {
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: isUpdate,
    printApiReportDiff: true,
    messageCallback: printMessage,
  });
  if (!succeeded && apiReportChanged) {
    console.error(
      `The public API of ${id} differs from api/${reportName}; see the difference above. If that is intended, run \`npm run api\` and commit the report.`,
    );
  }
  if (!succeeded) process.exitCode = 1;
}

/** Shows differences and problems of declarations, without the messages of every run. */
function printMessage(message) {
  if (message.logLevel === "error" || message.logLevel === "warning") {
    if (!/^console-api-report-(not-)?(copied|created)/.test(message.messageId)) console.error(message.text);
  }
  message.handled = true;
}
