import type { Auth } from "../api/auth.ts";
import { type ApiModel, findSharedFailures, listOperations } from "../api/model.ts";
import type { Operation } from "../api/operation.ts";
import type { BodyEnvelope, Failure } from "../api/response.ts";

/** What most operations have in common. The metadata of the service has it once. */
export interface SharedMetadata {
  readonly envelopes: Envelopes;
  /** The failure of each status: that of the first operation that names a class for the status. */
  readonly errors: ReadonlyMap<string, NamedFailure>;
  readonly auth: Auth;
}

/** The class of a failure, which the message of the service may decide. */
export type NamedFailure = Pick<Failure, "errorClass" | "cases">;

/** Finds what most operations have in common. */
export function findSharedMetadata(model: ApiModel): SharedMetadata {
  return { envelopes: findSharedEnvelopes(model), errors: findSharedFailures(model), auth: model.auth };
}

/** How to recognize the JSON of each failure, by status as the document writes it. */
type Envelopes = Readonly<Record<string, BodyEnvelope>>;

/** Finds the failures with a JSON body that most operations document. */
function findSharedEnvelopes(model: ApiModel): Envelopes {
  const counts = new Map<string, { envelopes: Envelopes; count: number }>();
  for (const { failures } of listOperations(model)) {
    const envelopes = listEnvelopes(failures);
    const key = JSON.stringify(envelopes);
    counts.set(key, { envelopes, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.envelopes ?? {};
}

/** Lists how to recognize the JSON of failures. */
export function listEnvelopes(failures: Operation["failures"]): Envelopes {
  return Object.fromEntries(
    failures.flatMap(({ envelope, status }): [string, BodyEnvelope][] =>
      envelope === undefined ? [] : [[`${status}`, envelope]],
    ),
  );
}
