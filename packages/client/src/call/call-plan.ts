import type { Call, CallPlan, Layer } from "./metadata.js";

/**
 * Makes attempts as the plan says. Functions return the credentials of all attempts. Retries repeat the call. Each attempt first waits for
 * its turn, and then its time limit begins. Therefore, the order of a connection's layers does not matter.
 */
export const makeAttempts: Layer = (send) => (call) => {
  const { authenticate, around, retries, timeouts } = call.plan;
  const layers = [timeouts?.attempt, ...(around?.values() ?? []), retries?.attempt, authenticate];
  return layers.reduce((next, layer) => layer?.(next) ?? next, send)(call);
};

/** Returns the call with more parts in its plan. */
export function addToPlan(call: Call, parts: CallPlan): Call {
  return { ...call, plan: { ...call.plan, ...parts } };
}
