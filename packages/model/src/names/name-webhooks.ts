import { toCamelCase, toPascalCase, uncapitalize } from "@shortvideo-api/document/source";
import { openPool, toTypeName } from "./names.ts";
import { reservedClientNames } from "./reserved-names.ts";

/** The parts of a webhook that its names are made of. */
export interface WebhookSource {
  kind: "webhook" | "callback";
  /** The key of the webhook, or the id of the operation and the key of the callback. */
  key: string;
  httpMethod: string;
  /** The runtime expression of a callback. */
  expression: string | undefined;
}

/** Names a webhook's id and its constant in the client. */
export interface WebhookNames {
  id: string;
  constant: string;
}

/**
 * Names webhooks and callbacks: `petAdopted`, `orders.create.paid`. Requests of one key differ by the last word of their runtime
 * expression, then by their method.
 */
export function nameWebhooks<Listed extends WebhookSource>(webhooks: readonly Listed[]): (Listed & WebhookNames)[] {
  const ids = openPool([], { exact: true });
  const constants = openPool(reservedClientNames, { exact: true });
  return webhooks.map((webhook) => {
    const rivals = webhooks.filter(({ key, kind }) => key === webhook.key && kind === webhook.kind);
    const words = [
      webhook.key,
      ...(rivals.some(({ expression }) => expression !== webhook.expression) ? [readLastWord(webhook.expression)] : []),
      ...(rivals.some((other) => isOther(webhook, other)) ? [webhook.httpMethod.toLowerCase()] : []),
    ];
    const id = ids.claim([words.join(".")]);
    return { ...webhook, id, constant: constants.claim([nameConstant(id, toPascalCase(webhook.kind))]) };
  });
}

/** Returns whether two requests go to the same address with different methods. */
function isOther(one: WebhookSource, other: WebhookSource): boolean {
  return one.expression === other.expression && one.httpMethod !== other.httpMethod;
}

function nameConstant(id: string, role: string): string {
  const typeName = toTypeName(id, role);
  const name = uncapitalize(typeName);
  // In a script without capital letters, a type could have the same name.
  const unlikeTypes = name === typeName ? `${role.toLowerCase()}${name}` : name;
  return unlikeTypes.endsWith(role) ? unlikeTypes : `${unlikeTypes}${role}`;
}

/** Returns the last word of a runtime expression: `paidUrl` of `{$request.body#/urls/paidUrl}`. */
function readLastWord(expression = ""): string {
  return toCamelCase(/[\p{L}\p{N}_-]+(?=[^\p{L}\p{N}]*$)/u.exec(expression)?.[0] ?? "") || "request";
}
