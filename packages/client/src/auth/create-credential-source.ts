import type { CredentialFunction, SentCredential } from "../call/signer.js";

/** The credential that a function of the caller returns. */
export interface CredentialSource {
  /**
   * Returns the credential; `undefined` if the function has none. The same credential is always the same object. If `rejected` is the
   * current credential, the function is called again, once for all callers. Rejects with the error of the function.
   */
  readonly take: (rejected?: SentCredential) => Promise<SentCredential | undefined>;
}

/** Thrown when a function of the caller returned a value that cannot be part of a request. */
export class UnfitCredentialError extends Error {}

/** Creates the source of a function. `encode` returns a new object for each value, and `undefined` for one that no request can carry. */
export function createCredentialSource(
  obtain: CredentialFunction<unknown>,
  encode: (value: unknown) => SentCredential | undefined,
): CredentialSource {
  let pending: Promise<SentCredential | undefined> | undefined;
  let current: SentCredential | undefined;

  const callFunction = async (rejected: boolean): Promise<SentCredential | undefined> => {
    try {
      // A function that throws at once must not leave its failure in `pending`.
      const value = await Promise.resolve({ rejected }).then(obtain);
      if (value === undefined || value === null) return undefined;
      // A new object even for an equal text: a late 401 for the previous credential must not call the function again.
      current = encode(value);
      if (!current) throw new UnfitCredentialError();
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
