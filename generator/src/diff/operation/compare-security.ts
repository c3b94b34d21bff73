import { isDeepStrictEqual } from "node:util";
import { dereference, isNode } from "@shortvideo-api/document/source";
import type { OperationPair, Sides } from "./compare-params.ts";
import { type ReportChange, toVerdict } from "../change/raw-change.ts";
import type { DescribedOperation, Side } from "../schema/side.ts";

/** One way to show who calls: what is shown, by what it is called to people, with the scopes that it has to have. */
type Way = ReadonlyMap<string, readonly string[]>;

/** Compares authentication. The name of a scheme in the document is never sent. */
export function compareSecurity({ before, after }: Sides, pair: OperationPair, report: ReportChange): void {
  const was = listWays(before, pair.before);
  const is = spellAlike(listWays(after, pair.after), was);
  if (isSameList(was, is)) return;
  // A caller whose credentials still satisfy one of the alternatives does not break.
  const goesOn = (one: Way): boolean => is.some((other) => isEnough(one, other));
  const breaks = !was.every(goesOn);
  report({
    code: "security-changed",
    place: "security",
    message: `Authentication is ${printWays(is)}; it was ${printWays(was)}.`,
    ...(breaks ? { hint: "Upgrade to the new release: the previous one sends the old credentials." } : {}),
    wire: toVerdict(breaks),
    types: "safe",
    before: placeOf(pair.before),
    after: placeOf(pair.after),
  });
}

function listWays(side: Side, { endpoint }: DescribedOperation): readonly Way[] {
  const requirements = endpoint.operation.security ?? side.root.security ?? [];
  if (requirements.length === 0) return [new Map()];
  return requirements.map(
    (requirement) =>
      new Map(Object.entries(requirement).map(([name, scopes]) => [printScheme(side, name), [...scopes].sort()])),
  );
}

/** A header is the same in any case, and is written as it was. */
function spellAlike(ways: readonly Way[], known: readonly Way[]): readonly Way[] {
  const spelled = new Map(known.flatMap((way) => [...way.keys()].map((scheme) => [fold(scheme), scheme] as const)));
  return ways.map((way) => new Map([...way].map(([scheme, scopes]) => [spelled.get(fold(scheme)) ?? scheme, scopes])));
}

function fold(scheme: string): string {
  return scheme.startsWith("a key in the header") ? scheme.toLowerCase() : scheme;
}

/** Describes credentials in words that differ where the schemes differ. */
function printScheme({ root: { components } }: Side, name: string): string {
  const schemes = components.securitySchemes ?? {};
  const named = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const scheme = named && dereference(schemes, named);
  if (!scheme) return `\`${name}\``;
  if (scheme.type === "apiKey") return `a key in the ${scheme.in} \`${scheme.name}\``;
  if (scheme.type === "http") return `\`${scheme.scheme ?? "bearer"}\` credentials`.toLowerCase();
  const addresses = listAddresses(scheme);
  return `a token of \`${scheme.type}\`${addresses.length === 0 ? "" : ` from ${addresses.map((each) => `\`${each}\``).join(", ")}`}`;
}

/** Where tokens are got. */
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

/** Does a caller that shows the one show what the other asks for? */
function isEnough(shown: Way, asked: Way): boolean {
  return [...asked].every(
    ([scheme, scopes]) => scopes.every((scope) => shown.get(scheme)?.includes(scope)) && shown.has(scheme),
  );
}

function isSameList(was: readonly Way[], is: readonly Way[]): boolean {
  return was.length === is.length && was.every((one) => is.some((other) => isDeepStrictEqual(one, other)));
}

function printWays(ways: readonly Way[]): string {
  return ways
    .map((way) =>
      way.size === 0 ? "nothing" : [...way].map(([scheme, scopes]) => scheme + printScopes(scopes)).join(" and "),
    )
    .join(", or ");
}

function printScopes(scopes: readonly string[]): string {
  return scopes.length === 0 ? "" : ` for ${scopes.map((scope) => `\`${scope}\``).join(", ")}`;
}

function placeOf({ endpoint: { operation, steps } }: DescribedOperation): readonly (string | number)[] {
  return operation.security === undefined ? ["security"] : [...steps, "security"];
}
