import {
  admitEmptyValue,
  findSecurityScheme,
  isCredential,
  isToken,
  type DocumentedMedia,
  type DocumentedParameter,
  type DocumentedWebhook,
  readCredential,
  type Report,
} from "@shortvideo-api/document/source";
import { resolveSchema, typesOf } from "@shortvideo-api/document/sample/source";
import type { Webhook, WebhookContent, WebhookCredential, WebhookParam } from "./api/webhook.ts";
import type { ListedWebhook } from "./operation/list-webhooks.ts";
import { type DocumentScope, readClientKind, readTypeRef } from "./operation/read-media.ts";
import { toLine, cleanText } from "./operation/clean-text.ts";

/** Builds a webhook or a callback, and reports the parts of it that the client neither parses nor verifies. */
export function buildWebhook(
  shared: DocumentScope,
  { documented, id, constant }: ListedWebhook,
  report: Report,
): Webhook {
  const { node, steps, kind, method: httpMethod, expression, deprecated, body, responses } = documented;
  const media = body?.media ?? [];
  const security = listCredentials(shared, documented, report);
  if (documented.callbacks.length > 0) {
    const message = `\`callbacks\` is ignored: \`${id}\` is a ${kind} itself, and the client supports no callbacks of a ${kind}.`;
    report("unsupported-feature", [...steps, "callbacks"], message);
  }
  const summary = toLine(node.summary);
  return {
    id,
    kind,
    constant,
    httpMethod,
    expression: toLine(expression),
    summary,
    description: toLine(node.description) === summary ? undefined : cleanText(node.description),
    deprecated,
    params: listCheckedParams(shared, documented, id, security, report),
    required: media.length > 0 && body !== undefined && body.required,
    contents: media.map((each) => buildContent(shared, each, { id, httpMethod }, report)),
    security,
    statuses: [...responses.keys()],
  };
}

function buildContent(
  { scope, exacts, checks }: DocumentScope,
  media: DocumentedMedia,
  { id, httpMethod }: { id: string; httpMethod: string },
  report: Report,
): WebhookContent {
  const { name, schema, steps } = media;
  const kind = readClientKind(media);
  const resolved = resolveSchema(scope, schema);
  const isText = typeof resolved !== "object" || typesOf(resolved).every((type) => type === "string");
  if (kind !== "json" && !isText) {
    const form = kind === "text" ? "a string" : "bytes";
    const message = `The body \`${name}\` of \`${id}\` arrives as ${form}, without a check: only JSON is parsed.`;
    report("webhook-body-not-parsed", steps, message);
  }
  const isChecked = kind === "json" || (kind === "text" && isText);
  return {
    mediaType: name,
    kind,
    type: readTypeRef(scope, schema, { kind: "webhook", id, httpMethod, mediaType: name }),
    exact: kind === "json" ? exacts.of(schema) : undefined,
    check: isChecked ? checks.of(schema) : undefined,
  };
}

/**
 * Lists the credentials of a webhook's own `security`. The `security` of the whole document describes the requests of callers, so
 * webhooks do not inherit it.
 */
function listCredentials(
  { root }: DocumentScope,
  { security }: DocumentedWebhook,
  report: Report,
): WebhookCredential[][] {
  return security.requirements.flatMap((requirement, index) => {
    const credentials: WebhookCredential[] = [];
    for (const scheme of Object.keys(requirement)) {
      const place = [...security.steps, index, scheme];
      const found = findSecurityScheme(root, scheme);
      const credential = found && readCredential(found);
      if (credential?.lifetime === "lasting") credentials.push({ scheme, ...credential });
      else if (found) {
        const message = `\`${scheme}\` is \`${[found.type, found.scheme].filter(Boolean).join(" ")}\`, whose credential has no fixed value.`;
        report("webhook-credential-not-compared", place, message);
      } else report("unknown-security-scheme", place, `There is no security scheme \`${scheme}\`.`);
    }
    const isWhole = credentials.length === Object.keys(requirement).length;
    // `{}` makes credentials optional. A receiver that verifies them requires them anyway.
    return isWhole && credentials.length > 0 ? [credentials] : [];
  });
}

/** Lists the parameters whose values are single texts, and reports the others. Leaves out credentials, which are verified separately. */
function listCheckedParams(
  { scope, checks }: DocumentScope,
  { parameters, steps }: DocumentedWebhook,
  id: string,
  security: readonly (readonly WebhookCredential[])[],
  report: Report,
): WebhookParam[] {
  const others: DocumentedParameter[] = [];
  const params = parameters
    .filter((parameter) => !isCredential(parameter, security.flat()))
    .flatMap((parameter): WebhookParam[] => {
      const { in: place, name, required, allowsEmpty } = parameter;
      const { schema } = parameter.node;
      const resolved = schema === undefined ? undefined : resolveSchema(scope, schema);
      const types = typeof resolved === "object" ? typesOf(resolved) : [];
      const isListed = typeof resolved === "object" && resolved.enum !== undefined;
      const isScalar = (types.length > 0 || isListed) && !types.includes("array") && !types.includes("object");
      if (place === "path" || schema === undefined || !isScalar || (place !== "query" && !isToken(name))) {
        others.push(parameter);
        return [];
      }
      const accepted = allowsEmpty ? admitEmptyValue(schema) : schema;
      return [{ in: place, name, required, check: checks.of(accepted) }];
    });
  if (others.length > 0) {
    const found = others.map(({ in: place, name }) => `\`${name}\` (${place})`).join(", ");
    const message = `The client does not check these parameters of \`${id}\`: ${found}.`;
    report("webhook-parameter-not-checked", steps, message);
  }
  return params;
}
