import type { Call, CreateSigner, Layer, SecurityAlternatives, Signer } from "../call/metadata.js";
import type { Credentials, SentCredential } from "../call/signer.js";
import { checkNames } from "../call/check-options.js";
import { ApiError } from "../errors/api-error.js";
import { CredentialsError } from "../errors/client-error.js";
import { watchEnd } from "../layers/watch-end.js";
import { createSecrets } from "./create-secrets.js";
import { createCredentialSource, type CredentialSource, UnfitCredentialError } from "./create-credential-source.js";
import { hasCredential, isSetByRuntime, placeCredential, type SchemeMetadata } from "./schemes.js";

/** The security schemes of a service, by their names. */
type Schemes = Readonly<Record<string, SchemeMetadata>>;

/** Returns the signer of a service with one credential for all operations: the option `apiKey`, which may be absent. */
export function signWithKey(scheme: SchemeMetadata): CreateSigner {
  const name = "apiKey";
  return ({ apiKey, layers }) =>
    createSigner({ [name]: scheme }, [[name], []], { values: { [name]: apiKey }, prefix: "", layers });
}

/**
 * Returns the signer of a service with several schemes: the option `auth`. An operation uses its first alternative whose credentials
 * are all given. `shared` has the alternatives for operations that declare none.
 */
export function signWithSchemes(schemes: Schemes, shared: SecurityAlternatives): CreateSigner {
  return ({ auth = {}, layers }) => {
    checkNames("`auth`", auth, Object.keys(schemes));
    return createSigner(schemes, shared, { values: auth, prefix: "auth.", layers });
  };
}

interface SignerOptions {
  /** The values of the caller, by names of schemes. */
  readonly values: object;
  /** The text before the name of a scheme in messages: `"auth."`, or `""`. */
  readonly prefix: string;
  readonly layers: readonly Layer[] | undefined;
}

function createSigner(
  schemes: Schemes,
  shared: SecurityAlternatives,
  { values, prefix, layers = [] }: SignerOptions,
): Signer {
  const secrets = createSecrets();
  const sources = new Map<string, CredentialSource>();
  for (const [name, value] of Object.entries(values)) {
    const scheme = schemes[name];
    if (value === undefined || !scheme) continue;
    const source = createCredentialSource(scheme, value, secrets);
    if (!source) throw new TypeError(`\`${prefix}${name}\` must be ${describeForm(scheme)}.`);
    sources.set(name, source);
  }

  /** Returns the credentials of the first complete alternative. If none is complete, returns all credentials of the caller. */
  async function obtain({ attempt, operation }: Call, rejected?: Credentials): Promise<Credentials> {
    const known = new Map<string, SentCredential>();
    for (const names of operation.security ?? shared) {
      for (const name of names) {
        const credential = known.get(name) ?? (await take(name, operation.id, attempt.number, rejected?.get(name)));
        if (credential) known.set(name, credential);
      }
      if (names.every((name) => known.has(name))) return new Map([...known].filter(([name]) => names.includes(name)));
    }
    return known;
  }

  async function take(
    name: string,
    id: string,
    attempt: number,
    rejected: SentCredential | undefined,
  ): Promise<SentCredential | undefined> {
    try {
      return await sources.get(name)?.take(rejected);
    } catch (cause) {
      const scheme = schemes[name];
      const isUnfit = cause instanceof UnfitCredentialError && scheme;
      const reason = isUnfit ? `returned another value than ${describeForm(scheme)}` : "failed";
      const details = { attempts: attempt - 1, ...(isUnfit ? {} : { cause }) };
      throw new CredentialsError(id, `the function \`${prefix}${name}\` ${reason}.`, details);
    }
  }

  /** Obtains the credentials of a call. If the service rejects them with 401, repeats the call once with new ones. */
  const authenticate: Layer = (next) => async (call) => {
    const credentials = await untilEnd(call, () => obtain(call));
    try {
      return await next({ ...call, credentials });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || isSentOnce(call)) throw error;
      const attempt = { ...call.attempt, number: error.attempts + 1, cause: error };
      const renewed = await untilEnd({ ...call, attempt }, () => obtain(call, credentials));
      if (!differ(credentials, renewed)) throw error;
      for (const { onRetry } of call.plan.hooks ?? []) {
        await onRetry?.({ operation: call.operation.id, attempt: error.attempts, error, waitMs: 0 });
      }
      return next({ ...call, credentials: renewed, attempt });
    }
  };

  return {
    redact: secrets.redact,
    layers: [...layers, authenticate],
    sign: (outgoing, { id, security = shared }, credentials = new Map()) => {
      if (security.length === 0) return outgoing;
      const findComplete = (isReady: (scheme: SchemeMetadata) => boolean): readonly string[] | undefined =>
        security.find((names) =>
          names.every((name) => credentials.has(name) || (schemes[name] !== undefined && isReady(schemes[name]))),
        );
      const names = findComplete((scheme) => hasCredential(outgoing, scheme)) ?? findComplete(isSetByRuntime);
      if (!names) throw new CredentialsError(id, `it needs ${describeAlternatives(security, prefix)}.`);
      // Middleware may keep its request, so the credentials go into a copy.
      let signed = "clone" in outgoing ? new Request(outgoing) : outgoing;
      for (const name of names) {
        const credential = credentials.get(name);
        if (credential && schemes[name]) signed = placeCredential(signed, schemes[name], credential.text);
      }
      return signed;
    },
  };
}

/** Waits for `obtain`, but not longer than the call. `obtain` itself continues, since other calls may wait for it too. */
function untilEnd<Value>(call: Call, obtain: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const unwatch = watchEnd(call, (reason) => {
      unwatch();
      reject(reason);
    });
    obtain().then(resolve, reject).finally(unwatch);
  });
}

function isSentOnce({ operation: { body }, params }: Call): boolean {
  return body?.isSentOnce?.(params[body.param]) ?? false;
}

function differ(one: Credentials, other: Credentials): boolean {
  return one.size !== other.size || [...one].some(([name, { text }]) => other.get(name)?.text !== text);
}

function describeForm({ encode }: SchemeMetadata): string {
  return encode
    ? "`{ username, password }`: texts without control characters, the user name without a colon"
    : "non-blank text that a request can carry";
}

/** Describes alternatives as options: "`auth.key`, or `auth.login` and `auth.tenant`". */
function describeAlternatives(alternatives: SecurityAlternatives, prefix: string): string {
  return alternatives.map((names) => names.map((name) => `\`${prefix}${name}\``).join(" and ")).join(", or ");
}
