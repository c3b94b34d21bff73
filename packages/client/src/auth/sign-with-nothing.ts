import type { CreateSigner } from "../call/signer.js";

/** Returns the signer of a service that takes no credentials. */
export const signWithNothing: CreateSigner = () => ({ sign: (outgoing) => outgoing, redact: (text) => text });
