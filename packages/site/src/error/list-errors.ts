import type { SiteContent, SiteOperation } from "../content/content.js";
import { describeInBand } from "../page/print-names.js";

/** An error class of the typed client. */
export interface ShownError {
  name: string;
  /** Statuses of responses that throw it: `"401"`, `"5XX"`. Empty for an error that no response causes. */
  statuses: readonly string[];
  /** What it means, as text with code in backticks. */
  meaning: string;
  /** What to do; `undefined` if the document says nothing. */
  advice: string | undefined;
  /** The operations that document it; absent if each call can throw it. */
  operations?: readonly SiteOperation[];
}

/** Lists the errors that responses cause, as the document describes them, and the one of all other responses. */
export function listResponseErrors({ errors, operations }: SiteContent): ShownError[] {
  const found = new Map<string, { statuses: Set<string>; operations: Set<SiteOperation>; meaning: string }>();
  const add = (name: string, status: string, site: SiteOperation, meaning: string): void => {
    const known = found.get(name) ?? { statuses: new Set(), operations: new Set(), meaning };
    known.statuses.add(status);
    known.operations.add(site);
    found.set(name, known);
  };
  for (const site of operations) {
    for (const { status, errorClass, cases, description } of site.operation.failures) {
      add(errorClass, String(status), site, description);
      for (const each of cases) add(each.errorClass, String(status), site, description);
    }
  }
  const named = [...found].map(([name, { statuses, operations: own, meaning }]): ShownError => {
    const { description, advice } = errors.get(name) ?? (name === general.name ? general : {});
    return { name, statuses: [...statuses].sort(), meaning: description ?? meaning, advice, operations: [...own] };
  });
  const { name, description: meaning, advice } = general;
  return found.has(name) ? named : [...named, { name, statuses: [], meaning, advice }];
}

/** The error of responses for which the document names no class. */
const general = {
  name: "ApiError",
  description: "The response is a failure. The base class of all errors that a response causes.",
  advice: "Read `status`, `code` and `body`, which have what the service said.",
};

/** Lists the errors that each call can throw. */
export function listClientErrors({ model }: SiteContent): ShownError[] {
  const { inBandFailure } = model;
  const ofClient = clientErrors.map(([name, meaning, advice]) => ({ name, statuses: [], meaning, advice }));
  if (!inBandFailure) return ofClient;
  const inBand: ShownError = {
    name: "InBandError",
    statuses: ["200"],
    meaning: `The response has status 200, but its body says that the call failed: ${describeInBand(inBandFailure)}.`,
    advice: inBandFailure.advice,
  };
  return [inBand, ...ofClient];
}

const clientErrors: readonly (readonly [name: string, meaning: string, advice: string])[] = [
  [
    "ParamsError",
    "A parameter does not fit the document. No request was sent.",
    "Correct the value. `violations` has each parameter with the values that it accepts.",
  ],
  [
    "CredentialsError",
    "The function that provides the credential failed, or returned none. No request was sent.",
    "Read `cause`, which is the error of the function.",
  ],
  [
    "ConnectionError",
    "No complete response arrived: the connection failed before or during the response.",
    "Check the address of the service and the network. If `retryable` is true, the same call may succeed later.",
  ],
  [
    "CallTimeoutError",
    "The call took longer than a limit of the client.",
    "Read `limit`, which names the option, and raise it if the service needs more time.",
  ],
  ["AbortError", "The `signal` of the caller aborted the call.", "Read `cause`, which is the reason of the signal."],
  [
    "UnexpectedResponseError",
    "The response has another form than the document: it is no JSON, a redirect, or empty although a body is documented.",
    "Check that the address is that of the service, and not of a proxy. Then compare the response with the document.",
  ],
  [
    "ResponseTooLargeError",
    "The response is larger than the limit of the client, so that the rest was not read.",
    "Ask for a smaller page, or raise `maxResponseBytes`.",
  ],
];
