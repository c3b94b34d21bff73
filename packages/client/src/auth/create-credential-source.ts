import type { CredentialFunction, SentCredential } from "../call/signer.js";
import { encodeCredential, type SchemeMetadata } from "./schemes.js";
import type { Secrets } from "./create-secrets.js";

/** Where the credential of a scheme comes from: a value, or a function. */
export interface CredentialSource {
  /**
   * Returns the credential; `undefined` if the function has none. The same credential is always the same object. If `rejected` is the
   * current credential, the function is called again, once for all callers. Rejects with the error of the function.
   */
  readonly take: (rejected?: SentCredential) => Promise<SentCredential | undefined>;
}

/** Thrown when a function of the caller returned a value that cannot be part of a request. */
export class UnfitCredentialError extends Error {}

/** Creates the source of a scheme from the value of its option. Returns `undefined` for a value that cannot be part of a request. */
export function createCredentialSource(
  scheme: SchemeMetadata,
  value: unknown,
  secrets: Secrets,
): CredentialSource | undefined {
  if (isFunction(value)) return createFunctionSource(scheme, value, secrets);
  const encoded = encodeCredential(scheme, value);
  for (const secret of encoded?.secrets ?? []) secrets.add(secret, true);
  return encoded && { take: async () => encoded };
}

function createFunctionSource(
  scheme: SchemeMetadata,
  obtain: CredentialFunction<unknown>,
  secrets: Secrets,
): CredentialSource {
  let pending: Promise<SentCredential | undefined> | undefined;
  let current: SentCredential | undefined;

  const callFunction = async (rejected: boolean): Promise<SentCredential | undefined> => {
    try {
      // A function that throws at once must not leave its failure in `pending`.
      const value = await Promise.resolve({ rejected }).then(obtain);
      if (value === undefined || value === null) return undefined;
      const encoded = encodeCredential(scheme, value);
      if (!encoded) throw new UnfitCredentialError();
      for (const secret of encoded.secrets) secrets.add(secret, false);
      // A new object even for an equal text: a late 401 for the previous credential must not call the function again.
      current = { text: encoded.text };
      return current;
    } finally {
      pending = undefined;
    }
  };

  return {
    take: async (rejected) => {
      if (rejected === current) current = undefined;
      return current ?? (pending ??= callFunction(rejected !== undefined));
    },
  };
}

function isFunction(value: unknown): value is CredentialFunction<unknown> {
  return typeof value === "function";
}
