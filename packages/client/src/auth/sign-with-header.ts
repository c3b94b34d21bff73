import type { CreateSigner } from "../call/metadata.js";
import { createRedactor } from "./create-redactor.js";

/** Returns the signer of a service that takes one key, in a header. A bundle of its client contains no other signer. */
export function signWithHeader(name: string): CreateSigner {
  return ({ apiKey }) => {
    // A key that was read from a file ends with a line break.
    const key = typeof apiKey === "string" ? apiKey.trim() : "";
    // RFC 9110, section 5.5. The error does not show the key.
    if (apiKey !== undefined && !/^[ -~\x80-\xff]+$/.test(key)) {
      throw new TypeError("`apiKey` must be non-blank text that a header can carry.");
    }
    return {
      sign: (outgoing, { security }) => {
        if (!key || security) return outgoing;
        // Middleware may keep its request, so the key goes into a copy.
        const signed = "clone" in outgoing ? new Request(outgoing) : outgoing;
        signed.headers.set(name, key);
        return signed;
      },
      redact: createRedactor(key),
    };
  };
}
