import type { Redact } from "../call/describe-value.js";
import { createRedactor } from "./create-redactor.js";

/** The secrets of a connection, which errors and messages must not show. */
export interface Secrets {
  /** Adds a secret. A secret that is not lasting is forgotten after {@link maxRecent} newer ones. */
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
      // Moves a known secret to the end, so that it is forgotten last.
      known.delete(secret);
      known.set(secret, createSecretRedactor(secret));
      for (const oldest of recent.keys()) if (recent.size > maxRecent) recent.delete(oldest);
    },
    redact: (text) => {
      // A secret may begin with another one.
      const longestFirst = [...lasting, ...recent].sort(([one], [other]) => other.length - one.length);
      return longestFirst.reduce((shown, [, redact]) => redact(shown), text);
    },
  };
}

/** Number of secrets that are not lasting. With a new token every half hour, each stays known for ten hours. */
const maxRecent = 20;

/** Creates a redactor that also finds short passwords, and passwords of few letters: as they are, in addresses and in JSON. */
function createSecretRedactor(secret: string): Redact {
  const redact = createRedactor(secret);
  if (secret.length < 4) return redact;
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  return (text) => forms.reduce((shown, form) => shown.replaceAll(form, "[redacted]"), redact(text));
}
