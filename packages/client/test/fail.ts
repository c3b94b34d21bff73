import { ClientError } from "../src/errors/client-error.js";

/** The error that a call ends in. Throws what is no `ClientError`. */
export async function fail(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => new Error("The call succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof ClientError) return error;
  throw error;
}
