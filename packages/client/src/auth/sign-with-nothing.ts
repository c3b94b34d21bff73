import type { CreateSigner } from "../call/metadata.js";

/** Returns the signer of a service that takes no credentials. */
export const signWithNothing: CreateSigner = () => ({ sign: (outgoing) => outgoing, redact: (text) => text });
