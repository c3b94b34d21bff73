import type { Fixtures } from "./answer/fixtures.js";
import { insertFixtures } from "./answer/insert-fixtures.js";
import { listShadowed } from "./contract/list-shadowed.js";
import { loadDocument } from "./contract/load-document.js";
import type { OpenApi } from "./contract/openapi.js";
import type { Operation } from "./contract/operation.js";
import { readOperations } from "./contract/read-operations.js";
import { createLocator } from "./gate/locate-operations.js";
import { proveOnce } from "./gate/prove-once.js";
import { listUnchecked } from "./list-unchecked.js";
import { listUnwritten } from "./list-unwritten.js";
import { readRecordedDocument, type RecordedDocument } from "./session/record-exchange.js";

/** A document that holds together, with its fixtures. */
export interface Contract {
  /** With the fixtures as named examples of its answers. */
  readonly document: OpenApi;
  readonly operations: readonly Operation[];
  readonly fixtures: Fixtures;
  /** What is counted of it. */
  readonly recorded: RecordedDocument;
  /** Is borne what concerns only answers? */
  readonly lenient: boolean;
  /** Is it known that all examples and fixtures fit their schemas, as everyone reads them? */
  readonly hasValidExamples: boolean;
  /** What does not hold together and was borne, and what the document leaves open, so that it is not checked. */
  readonly warnings: readonly string[];
}

/** Where a contract is read from, and how strictly. */
export interface ContractSource {
  /** Path of the document. */
  readonly spec: string;
  readonly fixtures: Fixtures;
  /** Bears what concerns only answers. */
  readonly lenient: boolean;
}

/** Reads a document and proves it. Throws {@link MockStartError} when it or its fixtures do not hold together. */
export async function proveContract({ spec, fixtures, lenient }: ContractSource): Promise<Contract> {
  const source = await loadDocument(spec);
  const warnings = await proveOnce(source, fixtures, lenient);
  const document = insertFixtures(source.document, fixtures);
  const operations = readOperations(document);
  const recorded = readRecordedDocument(
    document.info,
    operations,
    createLocator(source, operations),
    document["x-in-band-failure"] !== undefined,
  );
  return {
    document,
    operations,
    fixtures,
    recorded,
    lenient,
    hasValidExamples: warnings.length === 0 && !source.assumesNull,
    warnings: [...warnings, ...listUnasked(document), ...listUnchecked(operations), ...listUnwritten(operations)],
  };
}

/** What is left out of the mock, each a sentence. */
function listUnasked(document: OpenApi): string[] {
  return listShadowed(document).map(({ verb, path, by }) => {
    const [left, right] = [path, by].map((each) => `\`${verb.toUpperCase()} ${each}\``);
    return `${left} is left out: what stands behind \`#\` is never sent, so that a request for it is one for ${right}.`;
  });
}
