import type { Call, CredentialFunctions, Layer } from "../call/metadata.js";
import type { CredentialFunction, Credentials, SentCredential } from "../call/signer.js";
import { ApiError } from "../errors/api-error.js";
import { CredentialsError } from "../errors/client-error.js";
import { watchEnd } from "../layers/watch-end.js";

/**
 * Creates a layer that calls the functions that are given as credentials. If the service rejects a call with 401, calls the functions
 * again, and repeats the call once with the new credentials. A connection without such functions does not need it.
 *
 * @example
 * const connection = connect({ auth: { oauth: fetchToken }, layers: [credentialFunctions(), timeouts()] });
 */
export function credentialFunctions(): Layer {
  return (next) => (call) => {
    const { functions, plan } = call;
    return next(functions ? { ...call, plan: { ...plan, authenticate: authenticateWith(functions) } } : call);
  };
}

function authenticateWith(functions: CredentialFunctions): Layer {
  return (next) => async (call) => {
    const credentials = await untilEnd(call, () => obtain(functions, call));
    try {
      return await next({ ...call, credentials });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || isSentOnce(call)) throw error;
      const attempt = { ...call.attempt, number: error.attempts + 1, cause: error };
      const repeated = { ...call, attempt };
      const renewed = await untilEnd(repeated, () => obtain(functions, call, credentials));
      if (!differ(credentials, renewed)) throw error;
      for (const { onRetry } of call.plan.hooks ?? []) {
        await onRetry?.({ operation: call.operation.id, attempt: error.attempts, error, waitMs: 0 });
      }
      return next({ ...repeated, credentials: renewed });
    }
  };
}

/** Returns the credentials of the first complete alternative. If none is complete, returns all credentials of the caller. */
async function obtain(functions: CredentialFunctions, call: Call, rejected?: Credentials): Promise<Credentials> {
  const known = new Map<string, SentCredential>();
  for (const names of call.operation.security ?? functions.shared) {
    for (const name of names) {
      const given = known.get(name) ?? functions.fixed.get(name);
      const credential = given ?? (await take(functions, name, call, rejected?.get(name)));
      if (credential) known.set(name, credential);
    }
    if (names.every((name) => known.has(name))) return new Map([...known].filter(([name]) => names.includes(name)));
  }
  return known;
}

async function take(
  functions: CredentialFunctions,
  name: string,
  { attempt, operation }: Call,
  rejected: SentCredential | undefined,
): Promise<SentCredential | undefined> {
  try {
    return await findSource(functions, name)?.(rejected);
  } catch (cause) {
    const isUnfit = cause instanceof UnfitCredentialError;
    const reason = isUnfit ? `returned another value than ${functions.describeForm(name)}` : "failed";
    const details = { attempts: attempt.number - 1, ...(isUnfit ? {} : { cause }) };
    throw new CredentialsError(operation.id, `the function ${functions.describe(name)} ${reason}.`, details);
  }
}

/**
 * Returns the credential of a function; `undefined` if the function has none. The same credential is always the same object. If
 * `rejected` is the current credential, the function is called again, once for all callers. Rejects with the error of the function.
 */
type CredentialSource = (rejected?: SentCredential) => Promise<SentCredential | undefined>;

/** The sources of each connection, by names of schemes. */
const sources = /* @__PURE__ */ new WeakMap<CredentialFunctions, Map<string, CredentialSource>>();

function findSource(functions: CredentialFunctions, name: string): CredentialSource | undefined {
  const known = sources.get(functions) ?? new Map<string, CredentialSource>();
  sources.set(functions, known);
  const credentialFunction = functions.byName.get(name);
  const source =
    known.get(name) ??
    (credentialFunction && createSource(credentialFunction, (value) => functions.encode(name, value)));
  if (source) known.set(name, source);
  return source;
}

/** Thrown when a function of the caller returned a value that cannot be part of a request. */
class UnfitCredentialError extends Error {}

/** Creates the source of a function. `encode` returns a new object for each value, and `undefined` for one that no request can carry. */
function createSource(
  callFunction: CredentialFunction<unknown>,
  encode: (value: unknown) => SentCredential | undefined,
): CredentialSource {
  let pending: Promise<SentCredential | undefined> | undefined;
  let current: SentCredential | undefined;

  const renew = async (isRejected: boolean): Promise<SentCredential | undefined> => {
    try {
      // A function that throws at once must not leave its failure in `pending`.
      const value = await Promise.resolve({ rejected: isRejected }).then(callFunction);
      if (value === undefined || value === null) return undefined;
      // A new object even for an equal text: a late 401 for the previous credential must not call the function again.
      current = encode(value);
      if (!current) throw new UnfitCredentialError();
      return current;
    } finally {
      pending = undefined;
    }
  };

  return async (rejected) => {
    if (rejected === current) current = undefined;
    return current ?? (pending ??= renew(rejected !== undefined));
  };
}

/** Waits for `start`, but not longer than the call. The work itself continues, since other calls may wait for it too. */
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
