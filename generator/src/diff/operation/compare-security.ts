import { isDeepStrictEqual } from "node:util";
import { findSecurityScheme, isNode, type SecurityRequirement } from "@shortvideo-api/document/source";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import type { DescribedOperation, DescribedWebhook, OperationPair, Side, Sides, WebhookPair } from "../schema/side.ts";

/** One alternative of authentication: the scopes of each required credential, by its description for people. */
type Credentials = ReadonlyMap<string, readonly string[]>;

/** Compares authentication. The name of a scheme in the document is never sent. */
export function compareSecurity({ before, after }: Sides, pair: OperationPair, report: ReportChange): void {
  const was = listOwnAlternatives(before, pair.before);
  const is = alignSpelling(listOwnAlternatives(after, pair.after), was);
  if (isSameList(was, is)) return;
  // A caller does not break if its credentials still satisfy one of the alternatives.
  const isAccepted = (one: Credentials): boolean => is.some((other) => isEnough(one, other));
  const breaks = !was.every(isAccepted);
  report({
    code: "security-changed",
    place: "security",
    message: `Authentication is ${printAlternatives(is)}; it was ${printAlternatives(was)}.`,
    ...(breaks ? { hint: "Upgrade to the new release: the previous one sends the old credentials." } : {}),
    wire: toVerdict(breaks),
    types: "safe",
    before: locateSecurity(pair.before),
    after: locateSecurity(pair.after),
  });
}

/** Compares the credentials that the service sends with a webhook, and that its receiver may verify. */
export function compareSentSecurity({ before, after }: Sides, pair: WebhookPair, report: ReportChange): void {
  const [one, other] = [pair.before.endpoint, pair.after.endpoint];
  const was = listAlternatives(before, one.operation.security ?? []);
  const is = alignSpelling(listAlternatives(after, other.operation.security ?? []), was);
  const left = listComparable(pair.after);
  const types = toVerdict(listComparable(pair.before).some((name) => !left.includes(name)));
  if (isSameList(was, is) && types === "safe") return;
  // A receiver that verifies one of the earlier alternatives must find it in each request.
  const breaks = !is.every((shown) => was.some((asked) => isEnough(shown, asked)));
  report({
    code: "security-changed",
    place: "security",
    message: `The service sends ${printAlternatives(is)}; it sent ${printAlternatives(was)}.`,
    wire: toVerdict(breaks),
    types,
    before: [...one.steps, "security"],
    after: [...other.steps, "security"],
  });
}

/** Lists the schemes whose credentials a receiver can give to `verifyCredentials`. */
function listComparable({ webhook }: DescribedWebhook): readonly string[] {
  return webhook.security.flat().map(({ scheme }) => scheme);
}

function listOwnAlternatives(side: Side, { endpoint }: DescribedOperation): readonly Credentials[] {
  return listAlternatives(side, endpoint.operation.security ?? side.root.security ?? []);
}

function listAlternatives(side: Side, requirements: readonly SecurityRequirement[]): readonly Credentials[] {
  if (requirements.length === 0) return [new Map()];
  return requirements.map(
    (requirement) =>
      new Map(Object.entries(requirement).map(([name, scopes]) => [printScheme(side, name), [...scopes].sort()])),
  );
}

/** Spells credentials as the earlier document does, since the case of a header has no meaning. */
function alignSpelling(alternatives: readonly Credentials[], known: readonly Credentials[]): readonly Credentials[] {
  const spelled = new Map(
    known.flatMap((credentials) => [...credentials.keys()].map((scheme) => [normalizeCase(scheme), scheme] as const)),
  );
  return alternatives.map(
    (credentials) =>
      new Map([...credentials].map(([scheme, scopes]) => [spelled.get(normalizeCase(scheme)) ?? scheme, scopes])),
  );
}

function normalizeCase(scheme: string): string {
  return scheme.startsWith("a key in the header") ? scheme.toLowerCase() : scheme;
}

/** Describes credentials in words that differ where the schemes differ. */
function printScheme({ root }: Side, name: string): string {
  const scheme = findSecurityScheme(root, name);
  if (!scheme) return `\`${name}\``;
  if (scheme.type === "apiKey") return `a key in the ${scheme.in} \`${scheme.name}\``;
  if (scheme.type === "http") return `\`${scheme.scheme ?? "bearer"}\` credentials`.toLowerCase();
  const addresses = listAddresses(scheme);
  return `a token of \`${scheme.type}\`${addresses.length === 0 ? "" : ` from ${addresses.map((each) => `\`${each}\``).join(", ")}`}`;
}

/** Lists the addresses that issue tokens. */
function listAddresses(scheme: object): readonly string[] {
  const addresses = new Set<string>();
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key.endsWith("Url") && typeof value === "string") addresses.add(value);
      else visit(value);
    }
  };
  visit(scheme);
  return [...addresses].sort();
}

/** Returns `true` if the credentials of one alternative satisfy the other. */
function isEnough(shown: Credentials, asked: Credentials): boolean {
  return [...asked].every(
    ([scheme, scopes]) => scopes.every((scope) => shown.get(scheme)?.includes(scope)) && shown.has(scheme),
  );
}

function isSameList(was: readonly Credentials[], is: readonly Credentials[]): boolean {
  return was.length === is.length && was.every((one) => is.some((other) => isDeepStrictEqual(one, other)));
}

function printAlternatives(alternatives: readonly Credentials[]): string {
  return alternatives
    .map((credentials) =>
      credentials.size === 0
        ? "nothing"
        : [...credentials].map(([scheme, scopes]) => scheme + printScopes(scopes)).join(" and "),
    )
    .join(", or ");
}

function printScopes(scopes: readonly string[]): string {
  return scopes.length === 0 ? "" : ` for ${scopes.map((scope) => `\`${scope}\``).join(", ")}`;
}

function locateSecurity({ endpoint: { operation, steps } }: DescribedOperation): readonly (string | number)[] {
  return operation.security === undefined ? ["security"] : [...steps, "security"];
}
