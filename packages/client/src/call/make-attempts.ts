import type { Layer } from "./metadata.js";

/**
 * Makes attempts as the plan says. Functions return the credentials of all attempts. Retries repeat the call. Each attempt first waits for
 * its turn, and then its time limit begins. Therefore, the order of a connection's layers does not matter.
 */
export const makeAttempts: Layer = (send) => (call) => {
  const { authenticate, around, limitTime, repeat } = call.plan;
  const layers = [limitTime, ...(around?.values() ?? []), repeat, authenticate];
  return layers.reduce((next, layer) => layer?.(next) ?? next, send)(call);
};
