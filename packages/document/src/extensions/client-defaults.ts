import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode } from "../openapi/node.ts";
import type { ClientDefaultsExtension } from "../openapi/openapi.ts";

/** Returns `true` when `x-client-defaults` has at least one field, and only known ones. Reports the first that is malformed. */
export function validateClientDefaults(declared: unknown, report: Report): declared is ClientDefaultsExtension {
  const problem = findProblem(declared);
  if (problem !== undefined) report("client-defaults-malformed", [], problem);
  return problem === undefined;
}

function findProblem(declared: unknown): string | undefined {
  const fields = isNode(declared) ? Object.entries(declared) : [];
  if (fields.length === 0) return "`x-client-defaults` must have `environment` or `idempotencyHeader`.";
  for (const [name, value] of fields) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return `\`${name}\` is unknown. The fields are \`environment\` and \`idempotencyHeader\`.`;
    if (typeof value !== "string" || !rule.pattern.test(value)) return `\`${name}\` must be ${rule.expected}.`;
  }
  return undefined;
}

const rules: Readonly<Record<string, { readonly pattern: RegExp; readonly expected: string }>> = {
  environment: {
    pattern: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/,
    expected: "capital letters and digits, joined by `_`, such as `ACME_API`",
  },
  // A token: https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2
  idempotencyHeader: { pattern: /^[\w!#$%&'*+.^`|~-]+$/, expected: "the name of a header, such as `Idempotency-Key`" },
};
