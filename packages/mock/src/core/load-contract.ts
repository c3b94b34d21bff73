import { listShadowed, type OpenApi, type OpenedDocument, readOperations, type Step } from "@shortvideo-api/document";
import { type Fixtures, insertFixtures } from "../response/fixtures.js";
import { loadDocument } from "../operation/load-document.js";
import { MockStartError, strictOutcome } from "../operation/mock-start-error.js";
import type { ServedOperation } from "../operation/operation.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { createLocator } from "../validate/document-diagnostic.js";
import { createReadOptions } from "../validate/find-broken-parts.js";
import { validateOnce } from "../validate/validate-once.js";
import { listUnchecked, listUnserved } from "./list-warnings.js";
import type { ResponseSource } from "../respond/response-source.js";
import { readRecordedDocument, type RecordedDocument } from "../session/tally.js";

/** A document that can be served, with its fixtures. */
export interface Contract extends Pick<ResponseSource, "document" | "operations" | "fixtures" | "addUnserved"> {
  /** The operations that it cannot serve. */
  readonly unserved: readonly ServedOperation[];
  /** The parts of the document that reports count. */
  readonly recorded: RecordedDocument;
  /** The whole document was validated, examples included. Otherwise each response is validated when it is first used. */
  readonly strict: boolean;
  /** Whether all examples and fixtures are known to match their schemas, without assumptions about `null`. */
  readonly hasValidExamples: boolean;
  /** Whether a schema may be write-only. */
  readonly hasWriteOnly: boolean;
  /** Problems of the document, and parts of requests that are not checked. Grows as operations are used. */
  readonly warnings: readonly string[];
  /** Adds a warning, unless it was added before. */
  readonly warn: (warning: string) => void;
  /** Prints a place of the document: `"openapi.yaml:12"`. */
  readonly printPlace: (path: readonly Step[]) => string;
}

/** The files of a contract, and how strictly to validate them. */
export interface ContractSource {
  /** Path of the document. */
  readonly spec: string;
  /** Paths of the overlays. Default: none. */
  readonly overlays?: readonly string[] | undefined;
  readonly fixtures: Fixtures;
  /** Validates the whole document first, and throws when it has a problem. */
  readonly strict: boolean;
}

/**
 * Reads a document and validates it. Calls `onWarning` with each warning that is added later.
 *
 * Throws {@link MockStartError} when the document cannot be served, or has a problem and `strict` is set.
 */
export async function loadContract(
  source: ContractSource,
  onWarning: (warning: string) => void = () => {},
): Promise<Contract> {
  const { spec, overlays, fixtures, strict } = source;
  try {
    const opened = await loadDocument(spec, overlays);
    const problems = await validateOnce(opened, fixtures, strict);
    return createContract(opened, { fixtures, strict, problems }, onWarning);
  } catch (error) {
    if (error instanceof MockStartError) throw error;
    // A document in an unexpected form is a problem of the document, not a defect of the mock.
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockStartError([`\`${spec}\` cannot be read: ${reason}`], undefined, { cause: error });
  }
}

/** Creates the contract of a document with the problems that its validation has found. See {@link loadContract}. */
export function createContract(
  source: OpenedDocument,
  {
    fixtures,
    strict,
    problems,
  }: Pick<ContractSource, "fixtures" | "strict"> & { readonly problems: readonly string[] },
  onWarning: (warning: string) => void = () => {},
): Contract {
  const document = insertFixtures(source.document, fixtures);
  const options = createReadOptions(source);
  const all = readServedOperations(document, { ...options, onUndecided: (warning) => warn(warning) });
  const operations = all.filter(({ unserved }) => unserved === undefined);
  const unserved = all.filter((operation) => !operations.includes(operation));
  const notServed = listUnserved(all);
  const others = problems.filter((problem) => !notServed.some((sentence) => sentence.includes(problem)));
  const found = new Set([
    ...notServed,
    ...others,
    ...listEmpty(all, options.printPlace),
    ...listSilent(operations, options.printPlace),
  ]);
  if (strict && found.size > 0) throw new MockStartError([...found], strictOutcome);
  const warn = (warning: string) => {
    if (found.has(warning)) return;
    found.add(warning);
    onWarning(warning);
  };
  for (const warning of [...listShadowedOperations(document), ...listUnchecked(operations)]) found.add(warning);
  const recorded = readRecordedDocument(document, all, { locate: createLocator(source, operations) });
  return {
    document,
    operations,
    unserved,
    fixtures,
    recorded,
    strict,
    hasValidExamples: strict && !source.assumesNull,
    hasWriteOnly: source.hasWriteOnly,
    get warnings() {
      return [...found];
    },
    warn,
    printPlace: options.printPlace,
    addUnserved({ id, steps }, reason) {
      const sentence = `${options.printPlace(steps)}: ${reason}`;
      recorded.unserved.set(id, sentence);
      warn(`Not served: ${id}. ${sentence}`);
      return sentence;
    },
  };
}

/** Warns of operations without responses. */
function listSilent(operations: readonly ServedOperation[], printPlace: Contract["printPlace"]): string[] {
  return operations
    .filter(({ responses }) => responses.size === 0)
    .map(({ id, steps }) => {
      return `${printPlace(steps)}: ${id} documents no response, so the mock sends 200 without a body. Add one, such as \`200\`.`;
    });
}

/** Warns of a document without operations. */
function listEmpty(operations: readonly ServedOperation[], printPlace: Contract["printPlace"]): string[] {
  if (operations.length > 0) return [];
  const problem = "The document has no operation under `paths`, so each request gets 404.";
  return [`${printPlace(["paths"])}: ${problem} Add one; the mock serves no webhooks.`];
}

/** Lists the operations that the mock leaves out, one sentence each. */
function listShadowedOperations(document: OpenApi): string[] {
  return listShadowed(readOperations(document)).map(({ operation: { method, path }, by }) => {
    const [left, right] = [path, by].map((each) => `\`${method} ${each}\``);
    return `${left} is left out: nothing that clients send distinguishes its requests from those of ${right}.`;
  });
}
