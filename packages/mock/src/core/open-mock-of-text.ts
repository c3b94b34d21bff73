import { type OpenedDocument, openText } from "@shortvideo-api/document";
import type { ContractReport } from "@shortvideo-api/report";
import { MockStartError } from "../operation/mock-start-error.js";
import { checkShared } from "../preference/preference-violations.js";
import type { Fixtures } from "../response/fixtures.js";
import { type BasePathFinder, createBasePathFinder } from "../respond/route-request.js";
import { createSessions } from "../session/sessions.js";
import { validateDocument } from "../validate/validate-document.js";
import { type Core, createCore } from "./create-core.js";
import { createContract } from "./load-contract.js";
import { prepareResponseSource } from "./prepare-response-source.js";

/** A document and fixtures in memory. */
export interface TextSource {
  /** Name of the document for messages: `"openapi.yaml"`. */
  readonly file: string;
  /** The document in YAML or JSON. */
  readonly text: string;
  /** Overlays of the document, in YAML or JSON. */
  readonly overlays: readonly string[];
  readonly fixtures: Fixtures;
  /** The document and the fixtures are known to have no problem. */
  readonly isValidated: boolean;
  /** Preference of every request without its own: `"scenario=slow"`; `""` for none. */
  readonly preference: string;
}

/** A mock, and what its report is made of. */
export interface OpenedMock {
  readonly core: Core;
  readonly source: OpenedDocument;
  /** Problems of the document that are known so far. */
  readonly warnings: readonly string[];
  readonly findBasePath: BasePathFinder;
  /** Returns the coverage and the violations of all requests. */
  report(): ContractReport;
  /** Deletes records, settings and counts. */
  reset(): void;
}

/**
 * Opens a mock of a document in memory.
 *
 * Throws {@link MockStartError} when the document cannot be served, and {@link MockOptionError} when no operation can play the preference.
 */
export async function openMockOfText(given: TextSource): Promise<OpenedMock> {
  const { file, text, overlays, fixtures, isValidated, preference } = given;
  const source = await openText(file, text, overlays);
  if (!("document" in source)) throw new MockStartError(source);
  const problems = isValidated ? [] : validateDocument(source, fixtures, false);
  const contract = createContract(source, { fixtures, strict: isValidated, problems });
  checkShared(preference, contract.operations);
  const sessions = createSessions(contract.recorded, { preference });
  const core = createCore(await prepareResponseSource(contract, sessions), sessions, () => {});
  return {
    core,
    source,
    findBasePath: createBasePathFinder(source.document, core.source.router),
    get warnings() {
      return contract.warnings;
    },
    report: () => sessions.report(),
    reset: () => sessions.reset(),
  };
}
