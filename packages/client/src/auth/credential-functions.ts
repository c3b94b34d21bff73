import type { Call, CredentialFunctions, Layer } from "../call/metadata.js";
import type { Credentials, SentCredential } from "../call/signer.js";
import { ApiError } from "../errors/api-error.js";
import { CredentialsError } from "../errors/client-error.js";
import { watchEnd } from "../layers/watch-end.js";
import { createCredentialSource, type CredentialSource, UnfitCredentialError } from "./create-credential-source.js";

/**
 * Creates a layer that calls the functions that are given as credentials. If the service rejects a call with 401, calls the functions
 * again, and repeats the call once with the new credentials. A connection without such functions does not need it.
 *
 * @example
 * const connection = connect({ auth: { oauth: fetchToken }, layers: [credentialFunctions(), timeouts()] });
 */
export function credentialFunctions(): Layer {
  return (next) => (call) => next(call.functions ? { ...call, plan: { ...call.plan, authenticate } } : call);
}

const authenticate: Layer = (next) => async (call) => {
  const { functions } = call;
  if (!functions) return next(call);
  const credentials = await untilEnd(call, () => obtain(functions, call));
  try {
    return await next({ ...call, credentials });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || isSentOnce(call)) throw error;
    const attempt = { ...call.attempt, number: error.attempts + 1, cause: error };
    const renewed = await untilEnd({ ...call, attempt }, () => obtain(functions, call, credentials));
    if (!differ(credentials, renewed)) throw error;
    for (const { onRetry } of call.plan.hooks ?? []) {
      await onRetry?.({ operation: call.operation.id, attempt: error.attempts, error, waitMs: 0 });
    }
    return next({ ...call, credentials: renewed, attempt });
  }
};

/** Returns the credentials of the first complete alternative. If none is complete, returns all credentials of the caller. */
async function obtain(
  functions: CredentialFunctions,
  { attempt, operation }: Call,
  rejected?: Credentials,
): Promise<Credentials> {
  const known = new Map<string, SentCredential>();
  for (const names of operation.security ?? functions.shared) {
    for (const name of names) {
      const given = known.get(name) ?? functions.fixed.get(name);
      const credential = given ?? (await take(functions, name, operation.id, attempt.number, rejected?.get(name)));
      if (credential) known.set(name, credential);
    }
    if (names.every((name) => known.has(name))) return new Map([...known].filter(([name]) => names.includes(name)));
  }
  return known;
}

async function take(
  functions: CredentialFunctions,
  name: string,
  id: string,
  attempt: number,
  rejected: SentCredential | undefined,
): Promise<SentCredential | undefined> {
  try {
    return await findSource(functions, name)?.take(rejected);
  } catch (cause) {
    const isUnfit = cause instanceof UnfitCredentialError;
    const reason = isUnfit ? `returned another value than ${functions.describeForm(name)}` : "failed";
    const details = { attempts: attempt - 1, ...(isUnfit ? {} : { cause }) };
    throw new CredentialsError(id, `the function ${functions.describe(name)} ${reason}.`, details);
  }
}

/** The sources of each connection, by names of schemes. */
const sources = /* @__PURE__ */ new WeakMap<CredentialFunctions, Map<string, CredentialSource>>();

function findSource(functions: CredentialFunctions, name: string): CredentialSource | undefined {
  const known = sources.get(functions) ?? new Map<string, CredentialSource>();
  sources.set(functions, known);
  const credentialFunction = functions.byName.get(name);
  const source =
    known.get(name) ??
    (credentialFunction && createCredentialSource(credentialFunction, (value) => functions.encode(name, value)));
  if (source) known.set(name, source);
  return source;
}

/** Waits for `obtain`, but not longer than the call. `obtain` itself continues, since other calls may wait for it too. */
function untilEnd<Value>(call: Call, start: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const unwatch = watchEnd(call, (reason) => {
      unwatch();
      reject(reason);
    });
    start().then(resolve, reject).finally(unwatch);
  });
}

function isSentOnce({ operation: { body }, params }: Call): boolean {
  return body?.isSentOnce?.(params[body.param]) ?? false;
}

function differ(one: Credentials, other: Credentials): boolean {
  return one.size !== other.size || [...one].some(([name, { text }]) => other.get(name)?.text !== text);
}
