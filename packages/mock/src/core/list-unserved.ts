import { listNames } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";

/** Lists the operations and the responses that the mock cannot serve, one sentence for each reason. */
export function listUnserved(operations: readonly ServedOperation[]): string[] {
  const found = new Map<string, string[]>();
  const add = (name: string, reason: string | undefined) => {
    if (reason !== undefined) found.set(reason, [...(found.get(reason) ?? []), name]);
  };
  for (const { id, unserved, responses } of operations) {
    if (unserved !== undefined) add(id, unserved);
    else for (const [status, response] of responses) add(`the ${status} of ${id}`, response.unserved);
  }
  return [...found].map(([reason, names]) => `Not served: ${listNames(names)}. ${reason}`);
}
