import { isDeepStrictEqual } from "node:util";
import { insertTargets } from "../schema/create-sameness.ts";
import type { DescribedWebhook, OperationPair, Side, WebhookPair } from "../schema/side.ts";
import { compareWords } from "../schema/compare-annotations.ts";
import type { ComparedSides } from "../schema/compare-schemas.ts";
import { breaking, type RawChange, readSteps, type ReportChange, safe } from "../change/raw-change.ts";
import { compareSentSecurity } from "../operation/compare-security.ts";
import { compareExpected } from "./compare-expected.ts";
import { compareSentBody, compareSentParams } from "./compare-sent.ts";

/**
 * Compares webhooks and callbacks for their receivers. A receiver reads the body that the service sends, and the service reads
 * the response of the receiver. `pairs` are the matched operations: a callback belongs to one of them.
 */
export function compareWebhooks(
  sides: ComparedSides,
  pairs: readonly OperationPair[],
  collect: (operations: readonly string[]) => ReportChange,
): void {
  const owners = new Map(pairs.map(({ before, after }) => [before.operation.id, after.operation.id]));
  const findOwner = (owner: string | undefined): string | undefined =>
    owner === undefined ? undefined : (owners.get(owner) ?? owner);
  let [removed, added] = [sides.before.webhooks, sides.after.webhooks];
  for (const identify of [identifyByKey, identifyById]) {
    const unmatched = new Map(added.map((each) => [identify(each, each.owner), each]));
    removed = removed.filter((before) => {
      const key = identify(before, findOwner(before.owner));
      const after = key === undefined ? undefined : unmatched.get(key);
      if (!after) return true;
      unmatched.delete(key);
      added = added.filter((each) => each !== after);
      compareWebhook(sides, { before, after }, collect([after.webhook.id]));
      return false;
    });
  }
  for (const { webhook, documented } of removed) {
    const { id, kind } = webhook;
    const message = `The service no longer sends the ${kind} \`${id}\`.`;
    collect([id])({ code: "webhook-removed", place: id, message, ...breaking, before: documented.steps });
  }
  for (const { webhook, documented } of added) {
    const { id, kind } = webhook;
    const message = `The service sends the ${kind} \`${id}\`.`;
    collect([id])({ code: "webhook-added", place: id, message, ...safe, after: documented.steps });
  }
}

/**
 * Identifies a webhook by its key, and a callback by its operation and its key. If several have one key, the rest of the id
 * distinguishes them.
 */
function identifyByKey({ webhook, documented, key }: DescribedWebhook, owner: string | undefined): string {
  const rest = webhook.id.slice(key.length);
  return JSON.stringify([documented.kind, owner, documented.title, rest]);
}

/** Identifies a webhook by its operationId, since the key is never sent; `undefined` without one. */
function identifyById({ documented }: DescribedWebhook, owner: string | undefined): string | undefined {
  const { operationId } = documented.node;
  return operationId === undefined ? undefined : JSON.stringify([documented.kind, owner, operationId]);
}

function compareWebhook(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const found: RawChange[] = [];
  const note: ReportChange = (change) => {
    found.push(change);
    report(change);
  };
  const documented = { before: pair.before.documented, after: pair.after.documented };
  const place = pair.after.webhook.id;
  compareNames(pair, note);
  compareDeprecation(pair, note);
  compareSentSecurity(sides, pair, note);
  compareWords(documented, { place, report: note });
  compareSentParams(sides, pair, note);
  compareSentBody(sides, pair, note);
  compareExpected(sides, pair, note);
  if (found.length > 0 || !differsOutsideSchemas(sides, pair)) return;
  report({
    code: "not-compared",
    place,
    message: `The ${pair.after.webhook.kind} \`${place}\` has changed in parts that are not compared.`,
    hint: "Compare both documents at this place.",
    ...safe,
    ...readSteps(documented),
  });
}

function compareNames({ before, after }: WebhookPair, report: ReportChange): void {
  const [was, is] = [before.webhook, after.webhook];
  const steps = { before: before.documented.steps, after: after.documented.steps };
  if (was.constant !== is.constant || was.id !== is.id) {
    const message = `The ${is.kind} \`${was.id}\` is now called \`${is.id}\`.`;
    const hint = `Import \`${is.constant}\` in place of \`${was.constant}\`.`;
    report({ code: "webhook-renamed", place: is.id, message, hint, wire: "safe", types: "breaks", ...steps });
  }
  const print = ({ httpMethod, expression }: typeof is): string =>
    `\`${[httpMethod, expression].filter((part) => part !== undefined).join(" ")}\``;
  if (print(was) === print(is)) return;
  const message = `The ${is.kind} \`${is.id}\` is sent as ${print(is)}; it was ${print(was)}.`;
  report({ code: "webhook-moved", place: is.id, message, wire: "breaks", types: "safe", ...steps });
}

function compareDeprecation({ before, after }: WebhookPair, report: ReportChange): void {
  const { deprecated, id: place, kind } = after.webhook;
  if (before.webhook.deprecated === deprecated) return;
  report({
    code: deprecated ? "operation-deprecated" : "operation-restored",
    place,
    message: `The ${kind} \`${place}\` is ${deprecated ? "" : "no longer "}deprecated.`,
    ...safe,
    before: before.documented.steps,
    after: after.documented.steps,
  });
}

/** Returns whether a webhook differs outside of its schemas, for example in headers of responses. Shared examples are compared elsewhere. */
function differsOutsideSchemas({ before, after }: ComparedSides, pair: WebhookPair): boolean {
  const [was, is] = [readOwn(before, pair.before), readOwn(after, pair.after)];
  return !isDeepStrictEqual(was, is);
}

/** Returns an operation without its schemas, and without the fields that a receiver never sees. */
function readOwn({ root }: Side, { documented }: DescribedWebhook): unknown {
  const { operationId: _, tags: __, ...seen } = documented.node;
  return insertTargets(root, seen, "examples", ["schema", "itemSchema"]);
}
