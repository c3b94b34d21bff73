import {
  loadDocument,
  type ServedOperation,
  readServedOperations,
  createReadOptions,
  toReportPath,
} from "@shortvideo-api/mock/requests";
import { MockStartError } from "@shortvideo-api/mock";
import { findKeyPlaces, isHeaderText, type ServiceRequest } from "./request/service-request.js";
import { createValidators } from "./compare/create-validators.js";
import { listIgnored } from "./list-ignored.js";
import { planRequests } from "./request/plan-requests.js";
import { readHar } from "./request/read-har.js";
import { readRequestLines } from "./request/read-request-lines.js";
import { concludeOutcome } from "./operation-state.js";
import { runVerification } from "./run-verification.js";
import { checkInferences } from "./inferences/check-inferences.js";
import type { Omission, VerifiedOperation, VerifyReport } from "@shortvideo-api/report";
import { credentialForms, describeUnknownOperations, type OpenApi, readWebhooks } from "@shortvideo-api/document";
import type { WithPath } from "./compare/response-difference.js";
import { readBaseUrl, type VerifyOptions, VerifyOptionsError } from "./verify-options.js";

/** The result of {@link verifyService}. */
export interface Verification {
  /** The differences, the checked facts, and the state of each operation. */
  readonly report: VerifyReport;
  /** The first response of each operation and documented status, without personal data, by file name such as `posts.get.200.json`. */
  readonly samples: ReadonlyMap<string, string>;
}

/**
 * Sends requests to a service, and reports where its responses differ from the document. Sends only GET and HEAD requests.
 *
 * Throws {@link VerifyOptionsError} or `RequestsError` for invalid options, and `MockStartError` for a document that
 * cannot be read or has no operation. A failing service is reported, and never causes an error.
 */
export async function verifyService(options: VerifyOptions): Promise<Verification> {
  const startMs = performance.now();
  const outcome = "Nothing was verified.";
  const {
    baseUrl,
    key: ownKey,
    spec,
    overlays,
    requests: lines,
    har,
    operations: selected,
    timeoutMs = 30_000,
    fetch,
    ...run
  } = options;
  const source = await loadDocument(spec, overlays, outcome);
  const validators = createValidators(source.document, listIgnored(source));
  const operations = readServedOperations(source.document, createReadOptions(source));
  if (operations.length === 0) {
    throw new MockStartError(["The document has no operation under `paths`. Add one."], outcome);
  }
  const { calls, notes } = chooseRequests(operations, { requests: lines, har, operations: selected });
  const service = { baseUrl: readBaseUrl(baseUrl), key: readKey(ownKey, calls), timeoutMs, fetch };
  const { differences, omissions, fields, evidence, requests, interrupted, missing, samples, states, exploration } =
    await runVerification(validators, operations, calls, service, run);
  const facts = checkInferences(source.document, operations, evidence);
  const refuted = facts.filter(({ status }) => status === "refuted").length;
  const locate = (path: WithPath<Omission>["path"]) => source.locate(path).line ?? 1;
  const verified = operations.map((operation): VerifiedOperation => {
    const { id, method, path, steps } = operation;
    const isLeftOut = selected !== undefined && !selected.includes(id);
    const called = states.get(id);
    const responses = [...operation.responses.keys()].map((key) => {
      const compared = fields.read(operation, key);
      return {
        status: key,
        count: called?.occurred.get(key) ?? 0,
        line: locate([...steps, "responses", key]),
        ...(compared && { fields: compared }),
      };
    });
    const result = called
      ? { state: called.state, ...(called.note !== undefined && { note: called.note }), statuses: called.statuses }
      : {
          state: isLeftOut ? ("left-out" as const) : ("skipped" as const),
          note: notes.get(id) ?? "The verification ended before it was called.",
          statuses: [],
        };
    return { id, method, path, line: locate(steps), responses, ...result };
  });
  const { title, version } = source.document.info;
  const report: VerifyReport = {
    format: 1,
    document: { title, version, file: toReportPath(source.file) },
    ...concludeOutcome(verified, differences.length, refuted, missing, new URL(baseUrl).protocol),
    interrupted,
    requests,
    durationMs: Math.round(performance.now() - startMs),
    operations: verified,
    differences: differences.map(addLine),
    omissions: [...omissions, ...listWebhooks(source.document)].map(addLine),
    facts: facts.map(addLine),
    ...(exploration && { exploration: { ...exploration, rules: exploration.rules.map(addLine) } }),
  };
  return { report, samples };

  function addLine<Entry extends Pick<WithPath<Omission>, "path">>({ path, ...entry }: Entry) {
    return { ...entry, line: locate(path) };
  }
}

/** Lists the webhooks and callbacks, which the service sends. */
function listWebhooks(document: OpenApi): WithPath<Omission>[] {
  return readWebhooks(document).map(({ kind, title, owner, method, steps }) => ({
    ...(owner && { operation: owner.id }),
    place: `${kind}s.${title}`,
    reason: `The service sends this ${method}, and \`verify\` receives no requests.`,
    path: steps,
  }));
}

/** Chooses the requests to send. Returns them, and the reason for each operation without a request. */
function chooseRequests(
  operations: readonly ServedOperation[],
  { operations: selected, requests, har }: Pick<VerifyOptions, "requests" | "har" | "operations">,
): { calls: ServiceRequest[]; notes: ReadonlyMap<string, string> } {
  const ids = operations.map(({ id }) => id);
  const unknown = describeUnknownOperations(selected ?? [], ids);
  if (unknown !== undefined) throw new VerifyOptionsError(unknown);
  const given =
    requests !== undefined
      ? readRequestLines(requests, operations)
      : har !== undefined
        ? readHar(har, operations)
        : undefined;
  const notes = new Map<string, string>();
  const calls = operations.flatMap((operation) => {
    const { id, method } = operation;
    const note = (text: string) => {
      notes.set(id, text);
      return [];
    };
    if (operation.unserved !== undefined) return note(`It cannot be checked: ${operation.unserved}`);
    if (selected && !selected.includes(id)) return note("It was not selected.");
    if (method !== "GET" && method !== "HEAD") return note(`${method} may change data, so it is never called.`);
    if (!findKeyPlaces(operation)) {
      return note("Its credentials depend on the request. Check it by `proxy` or `check-har`.");
    }
    const chosen = given ? given.filter((request) => request.operation === operation) : planRequests(operation);
    if (chosen.length > 0) return chosen;
    return note(
      given
        ? "The given requests do not include it."
        : "It requires a body, or a parameter without an example in the document.",
    );
  });
  return { calls, notes };
}

/** Returns the key. Throws when a header cannot carry it; the message does not show it. */
function readKey(key: string | undefined, calls: readonly ServiceRequest[]): string {
  if (key === undefined) {
    const [first] = calls.flatMap(({ operation }) => findKeyPlaces(operation) ?? []);
    if (!first) return "";
    const { asText } = credentialForms[first.form];
    throw new VerifyOptionsError(
      `The key is missing. Set the variable SERVICE_KEY to ${asText}, or pass it with --key.`,
    );
  }
  if (isHeaderText(key)) return key;
  throw new VerifyOptionsError("The key has a character that an HTTP header cannot carry. Copy the whole key again.");
}
