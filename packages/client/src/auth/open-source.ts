import type { CredentialFunction, SentCredential } from "../call/signer.js";
import { encodeCredential, type SchemeMetadata } from "./schemes.js";
import type { Secrets } from "./create-secrets.js";

/** Where the credential of a scheme comes from: a value, or a function. */
export interface CredentialSource {
  /**
   * Returns the credential; `undefined` if the function has none. The same credential is the same object. If `rejected` is the
   * present one, the function is called again, once for all callers. Rejects with the error of the function.
   */
  readonly take: (rejected?: SentCredential) => Promise<SentCredential | undefined>;
}

/** A function of the caller returned a value that no request can carry. */
export class UnfitCredentialError extends Error {}

/** Opens the source of a value of the option. Returns `undefined` for a value that no request can carry. */
export function openSource(scheme: SchemeMetadata, value: unknown, secrets: Secrets): CredentialSource | undefined {
  if (isFunction(value)) return openFunction(scheme, value, secrets);
  const encoded = encodeCredential(scheme, value);
  for (const secret of encoded?.secrets ?? []) secrets.add(secret, true);
  return encoded && { take: async () => encoded };
}

function openFunction(scheme: SchemeMetadata, obtain: CredentialFunction<unknown>, secrets: Secrets): CredentialSource {
  let pending: Promise<SentCredential | undefined> | undefined;
  let present: SentCredential | undefined;

  const ask = async (rejected: boolean): Promise<SentCredential | undefined> => {
    try {
      // A function that throws at once must not leave its failure in `pending`.
      const value = await Promise.resolve({ rejected }).then(obtain);
      if (value === undefined || value === null) return undefined;
      const encoded = encodeCredential(scheme, value);
      if (!encoded) throw new UnfitCredentialError();
      for (const secret of encoded.secrets) secrets.add(secret, false);
      // Each request of a value is a new object, so that a late 401 for the one before asks for nothing.
      present = { text: encoded.text };
      return present;
    } finally {
      pending = undefined;
    }
  };

  return {
    take: async (rejected) => {
      if (rejected === present) present = undefined;
      return present ?? (pending ??= ask(rejected !== undefined));
    },
  };
}

function isFunction(value: unknown): value is CredentialFunction<unknown> {
  return typeof value === "function";
}
