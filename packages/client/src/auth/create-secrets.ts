import type { Redact } from "../call/call-plan.js";
import { createRedactor } from "./create-redactor.js";

/** The secrets of a connection, which nothing shows. */
export interface Secrets {
  /** Adds a secret. Those that functions return are forgotten after many others. */
  readonly add: (secret: string, isLasting: boolean) => void;
  readonly redact: Redact;
}

/** Creates an empty set of secrets. */
export function createSecrets(): Secrets {
  const lasting = new Map<string, Redact>();
  const recent = new Map<string, Redact>();
  return {
    add: (secret, isLasting) => {
      const known = isLasting ? lasting : recent;
      // The last one added is the last one forgotten.
      known.delete(secret);
      known.set(secret, redactorOf(secret));
      for (const oldest of recent.keys()) if (recent.size > mostRecent) recent.delete(oldest);
    },
    redact: (text) => {
      // A secret may begin with another one.
      const longestFirst = [...lasting, ...recent].sort(([one], [other]) => other.length - one.length);
      return longestFirst.reduce((shown, [, redact]) => redact(shown), text);
    },
  };
}

/** Tokens that expire every half an hour stay known for ten hours. */
const mostRecent = 20;

/** Passwords may be shorter than keys, or of few letters and digits. They are searched as they are, in addresses and in JSON. */
function redactorOf(secret: string): Redact {
  const redact = createRedactor(secret);
  if (secret.length < 4) return redact;
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  return (text) => forms.reduce((shown, form) => shown.replaceAll(form, "[redacted]"), redact(text));
}
