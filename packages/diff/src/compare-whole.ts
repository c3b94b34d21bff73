import { isDeepStrictEqual } from "node:util";
import { findSecurityScheme } from "@shortvideo-api/document/source";
import { compareWords } from "./schema/compare-annotations.ts";
import type { InBandFailure } from "@shortvideo-api/model/source";
import { compareCredentials } from "./compare-credentials.ts";
import { compareServers } from "./operation/compare-servers.ts";
import { type ReportChange, safe, toVerdict } from "./change/raw-change.ts";
import type { Sides } from "./schema/side.ts";

/** Compares the parts of a document that do not belong to one operation. */
export function compareWhole(sides: Sides, report: ReportChange): void {
  comparePackages(sides, report);
  compareServers(sides, report);
  compareCredentials(sides, report);
  compareInBandFailure(sides, report);
  compareClientDefaults(sides, report);
  compareSharedWords(sides, report);
}

/** Compares the names of packages, which callers install and import. */
function comparePackages({ before, after }: Sides, report: ReportChange): void {
  for (const [folder, was] of Object.entries(before.packages ?? {})) {
    const is = after.packages?.[folder];
    if (is === undefined || is === was) continue;
    report({
      code: "package-renamed",
      place: folder,
      message: `The package \`${was}\` is now called \`${is}\`.`,
      hint: `Install and import \`${is}\` in place of \`${was}\`.`,
      wire: "safe",
      types: "breaks",
      before: [],
      after: [],
    });
  }
}

function compareInBandFailure({ before, after }: Sides, report: ReportChange): void {
  const [was, is] = [before.model.inBandFailure, after.model.inBandFailure];
  const found = { ...safe, place: "x-in-band-failure", ...stepsTo("x-in-band-failure") };
  const readRule = (failure: typeof was): unknown => failure && [failure.codes, failure.success];
  if (isDeepStrictEqual(readRule(was), readRule(is))) {
    const [one, other] = [before, after].map(({ root }) => root["x-in-band-failure"]);
    const message = "The description of failures inside a 200 has changed.";
    if (!isDeepStrictEqual(one, other)) report({ ...found, code: "words-changed", message });
    return;
  }
  report({
    ...found,
    code: "in-band-failure-changed",
    message: is ? printRule(is, was !== undefined) : "A response with status 200 is never a failure; some were.",
    hint: "Check your code that reads the code in the body.",
  });
}

function printRule({ codes, success }: InBandFailure, hadRule: boolean): string {
  const fields = codes.map((code) => `\`${code}\``).join(" or ");
  const before = hadRule ? "the rule was different" : "such a response was a success";
  return `A response with status 200 throws \`InBandError\` if ${fields} is not ${success.join(" or ")}; ${before}.`;
}

function compareClientDefaults({ before, after }: Sides, report: ReportChange): void {
  const [was, is] = [before.model.clientDefaults, after.model.clientDefaults];
  const steps = stepsTo("x-client-defaults");
  const shared = { place: "x-client-defaults", ...safe, ...steps } as const;
  if (was.environment !== is.environment) {
    const names = is.environment === undefined ? "no variable" : `variables that begin with \`${is.environment}_\``;
    // Without variables, callers must give the address.
    const breaks = is.environment === undefined && after.model.servers.isBaseUrlRequired;
    report({
      ...shared,
      types: toVerdict(breaks),
      code: "client-defaults-changed",
      message: `The client reads ${names} of the environment.`,
      hint: "Rename the variables that your programs set.",
    });
  }
  if (was.idempotencyHeader !== is.idempotencyHeader) {
    const found = is.idempotencyHeader === undefined ? "no idempotency keys" : `\`${is.idempotencyHeader}\``;
    report({
      ...shared,
      code: "client-defaults-changed",
      message: `The client sends ${found} with requests that change something.`,
      hint: "Check that the service ignores a repeated request.",
    });
  }
}

/** Compares the texts of the API and its resources, and the examples that several places share. */
function compareSharedWords({ before, after }: Sides, report: ReportChange): void {
  const compare = (place: string, was: object | undefined, is: object | undefined, ...steps: string[]): void => {
    if (was && is) compareWords({ before: { node: was, steps }, after: { node: is, steps } }, { place, report });
  };
  compare("info", before.root.info, after.root.info, "info");
  for (const resource of after.model.resources) {
    const known = before.model.resources.find(({ name }) => name === resource.name);
    compare(resource.name, known, resource, "tags");
  }
  for (const name of Object.keys(after.root.components.securitySchemes ?? {})) {
    const [known, scheme] = [findSecurityScheme(before.root, name), findSecurityScheme(after.root, name)];
    compare(name, known, scheme, "components", "securitySchemes", name);
  }
  const [examples, examplesNow] = [before.root.components.examples ?? {}, after.root.components.examples ?? {}];
  for (const [name, example] of Object.entries(examplesNow)) {
    if (!Object.hasOwn(examples, name) || isDeepStrictEqual(examples[name], example)) continue;
    report({
      code: "words-changed",
      place: name,
      message: `The example \`${name}\` has changed.`,
      ...safe,
      ...stepsTo("components", "examples", name),
    });
  }
}

/** Returns the same steps for both documents. */
function stepsTo(...path: string[]): { before: string[]; after: string[] } {
  return { before: path, after: path };
}
