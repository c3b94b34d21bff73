import { ClientError } from "../src/errors/client-error.js";

/** Returns the `ClientError` that a call rejects with. Throws any other error. */
export async function fail(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => new Error("The call succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof ClientError) return error;
  throw error;
}
