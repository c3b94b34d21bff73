import { isDeepStrictEqual } from "node:util";
import {
  credentialForms,
  describeScheme,
  findSecurityScheme,
  isNode,
  type SecurityScheme,
} from "@shortvideo-api/document/source";
import { readSteps, type ReportChange, toVerdict } from "../change/raw-change.ts";
import type { DescribedOperation, DescribedWebhook, OperationPair, Side, Sides, WebhookPair } from "../schema/side.ts";

/** One alternative of authentication: the scopes of each required credential, by its words of {@link listCredentials}. */
type Credentials = ReadonlyMap<string, readonly string[]>;

/** Compares authentication. The name of a scheme in the document is never sent. */
export function compareSecurity({ before, after }: Sides, pair: OperationPair, report: ReportChange): void {
  const was = listAlternatives(before, pair.before);
  const is = listAlternatives(after, pair.after);
  if (isSameList(was, is)) return;
  const print = createPrinter(before, after);
  // A caller does not break if its credentials still satisfy one of the alternatives.
  const isAccepted = (one: Credentials): boolean => is.some((other) => isEnough(one, other));
  const breaks = !was.every(isAccepted);
  // The previous client may send these credentials, too, with more scopes or in place of others.
  const isKnown = is.some((asked) => was.some((one) => [...asked.keys()].every((scheme) => one.has(scheme))));
  const hint = isKnown
    ? "Pass credentials that are enough now."
    : "Upgrade to the new release: the previous one does not send these credentials.";
  report({
    code: "security-changed",
    place: "security",
    message: `Callers send ${print(is)}; they sent ${print(was)}.`,
    ...(breaks ? { hint } : {}),
    wire: toVerdict(breaks),
    types: "safe",
    ...readSteps({ before: pair.before.documented.security, after: pair.after.documented.security }),
  });
}

/** Compares the credentials that the service sends with a webhook, and that its receiver may verify. */
export function compareSentSecurity({ before, after }: Sides, pair: WebhookPair, report: ReportChange): void {
  const was = listAlternatives(before, pair.before);
  const is = listAlternatives(after, pair.after);
  const left = listComparable(pair.after);
  const types = toVerdict(listComparable(pair.before).some((name) => !left.includes(name)));
  if (isSameList(was, is) && types === "safe") return;
  const print = createPrinter(before, after);
  // A receiver that verifies one of the earlier alternatives must find it in each request.
  const breaks = !is.every((shown) => was.some((asked) => isEnough(shown, asked)));
  report({
    code: "security-changed",
    place: "security",
    message: `The service sends ${print(is)}; it sent ${print(was)}.`,
    wire: toVerdict(breaks),
    types,
    ...readSteps({ before: pair.before.documented.security, after: pair.after.documented.security }),
  });
}

/** Lists the schemes whose credentials a receiver can give to `verifyCredentials`, with their types. */
function listComparable({ webhook }: DescribedWebhook): readonly string[] {
  return webhook.security
    .flat()
    .map(({ scheme, form }) => `${scheme}: ${typeof credentialForms[form].sample === "string" ? "string" : form}`);
}

function listAlternatives(side: Side, { documented }: DescribedOperation | DescribedWebhook): readonly Credentials[] {
  const { requirements } = documented.security;
  if (requirements.length === 0) return [new Map()];
  const listed = requirements.flatMap((requirement) =>
    Object.entries(requirement).reduce<readonly Credentials[]>(
      (all, [name, scopes]) =>
        listCredentials(side, name).flatMap((each) => all.map((one) => new Map([...one, [each, [...scopes].sort()]]))),
      [new Map()],
    ),
  );
  // Callers do not see the names of schemes: two that read the same are one.
  return listed.filter((one, index) => listed.findIndex((other) => isDeepStrictEqual(one, other)) === index);
}

/** Lists the credentials that a scheme accepts: the tokens of each flow, also refreshed ones, or its only credential. */
function listCredentials({ root }: Side, name: string): readonly string[] {
  const scheme = findSecurityScheme(root, name);
  if (!scheme) return [`\`${name}\``];
  const flows: unknown = Reflect.get(scheme, "flows");
  const tokens = Object.entries(isNode(flows) ? flows : {}).flatMap(([flow, fields]) => {
    const { refreshUrl, ...others } = isNode(fields) ? fields : {};
    const issued = refreshUrl === undefined ? [others] : [others, { refreshUrl }];
    return issued.map((each) => `${describeScheme(Object.assign({}, scheme, { flows: each }))} by \`${flow}\``);
  });
  return tokens.length > 0 ? tokens : [identifyScheme(scheme)];
}

/** Identifies the credential of a scheme. The case of a header has no meaning. */
function identifyScheme(scheme: SecurityScheme): string {
  return describeScheme(scheme.in === "header" ? { ...scheme, name: scheme.name?.toLowerCase() ?? "" } : scheme);
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

/** Returns a function that prints alternatives, with names as the earlier document spells them. */
function createPrinter(before: Side, after: Side): (alternatives: readonly Credentials[]) => string {
  const words = new Map<string, string>();
  for (const side of [after, before]) {
    for (const name of Object.keys(side.root.components.securitySchemes ?? {})) {
      const scheme = findSecurityScheme(side.root, name);
      if (scheme) words.set(identifyScheme(scheme), describeScheme(scheme));
    }
  }
  const print = (credentials: Credentials): string =>
    [...credentials].map(([scheme, scopes]) => (words.get(scheme) ?? scheme) + printScopes(scopes)).join(" and ");
  return (alternatives) => alternatives.map((each) => print(each) || "no credentials").join(", or ");
}

function printScopes(scopes: readonly string[]): string {
  return scopes.length === 0 ? "" : ` for ${scopes.map((scope) => `\`${scope}\``).join(", ")}`;
}
