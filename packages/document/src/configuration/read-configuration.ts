import { resolve } from "node:path";
import { isNode } from "../openapi/node.ts";
import { collectDiagnostics, type DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { readSource, type Source } from "../text/source.ts";
import type { Configuration } from "./configuration.ts";
import { checkLayout } from "./check-layout.ts";
import { checkPackageNames } from "./check-package-names.ts";
import { checkShape, type ReportValue } from "./check-shape.ts";
import { configurationShape } from "./configuration-shape.ts";

/** Returns `true` for a configuration: unlike an overlay, it has the key `spec` and no key `overlay`. */
export function isConfiguration({ value }: Pick<Source, "value">): boolean {
  return isNode(value) && !Object.hasOwn(value, "overlay") && Object.hasOwn(value, "spec");
}

/** Returns the content of a configuration. If keys are unknown, missing or wrong, reports each and returns `undefined`. */
export function readConfiguration(source: Source, collector: DiagnosticCollector): Configuration | undefined {
  const report = collector.within(source, []);
  const { value } = source;
  const reject: ReportValue = (steps, message) => report("configuration-malformed", steps, message);
  return isConfigurationShape(value, reject) && checkMeaning(value, reject) ? value : undefined;
}

/** Returns `true` when the values of a configuration agree with each other. */
function checkMeaning(configuration: Configuration, report: ReportValue): boolean {
  const fits = checkLayout(configuration, report);
  return checkPackageNames(configuration, report) && fits;
}

function isConfigurationShape(value: unknown, report: ReportValue): value is Configuration {
  return checkShape(configurationShape, value, [], report);
}

/** Returns the problems of a configuration that was not read from a file, one sentence each. */
export function findConfigurationProblems(configuration: unknown): string[] {
  const problems: string[] = [];
  const reject: ReportValue = (_, message) => problems.push(message);
  if (isConfigurationShape(configuration, reject)) checkMeaning(configuration, reject);
  return problems;
}

/** The result of reading a configuration: its content, unless it has problems. */
export interface LoadedConfiguration {
  readonly configuration?: Configuration;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the file of a configuration, without the document that it names. */
export function loadConfiguration(file: string): LoadedConfiguration {
  const source = readSource(resolve(file));
  if ("code" in source) {
    const { code, line, message } = source;
    return { diagnostics: [createDiagnostic(code, { file: resolve(file), line, pointer: "" }, message)] };
  }
  const collector = collectDiagnostics();
  const configuration = readConfiguration(source, collector);
  return { ...(configuration && { configuration }), diagnostics: collector.toDiagnostics() };
}
