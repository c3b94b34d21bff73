import {
  type ApiModel,
  buildCredential,
  buildMarks,
  buildWholeCheck,
  type CodeFields,
  nameOf,
  nameExact,
  printString,
  printTypeKey,
  type Webhook,
  type WebhookContent,
  type WebhookParam,
  printTypeRef,
  unlessEmpty,
} from "@shortvideo-api/model/source";
import { printCode } from "../print/code.ts";
import { printConstant, printExports } from "../print/declarations.ts";
import { type DocBlock, printDoc, printLine } from "../print/doc.ts";
import type { SourceFile } from "../print/source-file.ts";
import { printValueType } from "./auth.ts";

type Statements = SourceFile["statements"];

/** Prints a constant for each webhook and each callback. `parseWebhook` takes it, and bundles contain only those that are used. */
export function printWebhooks({ webhooks }: ApiModel): Statements {
  return webhooks.map((webhook) =>
    printConstant(webhook.constant, printWebhookDoc(webhook), printType(webhook), printCode(buildMetadata(webhook))),
  );
}

/** Prints the exports of the client for receivers of webhooks; none for a document without webhooks. */
export function printWebhookExports({ webhooks }: ApiModel): Statements {
  if (webhooks.length === 0) return [];
  const from = "../webhooks/";
  return [
    ...printExports(
      "webhook-metadata",
      webhooks.map(({ constant }) => constant),
    ),
    ...printExports(`${from}invalid-webhook-error.js`, ["InvalidWebhookError"]),
    ...printExports(`${from}invalid-webhook-error.js`, ["WebhookViolation"], true),
    ...printExports(`${from}parse-webhook.js`, ["parseWebhook"]),
    ...printExports(`${from}parse-webhook.js`, ["ParseWebhookOptions", "VerifyRequest"], true),
    ...printExports(`${from}read-request.js`, ["RawRequest", "RequestParts"], true),
    ...printExports(`${from}verify-credentials.js`, ["verifyCredentials"]),
    ...printExports(`${from}webhook-metadata.js`, ["ParsedWebhook", "WebhookBody", "WebhookMetadata"], true),
    ...printExports("@shortvideo-api/openapi-types", ["webhooks"], true),
  ];
}

function printWebhookDoc({
  summary,
  description,
  kind,
  httpMethod,
  expression,
  statuses,
  deprecated,
  id,
}: Webhook): string {
  const address = expression === undefined ? "your address" : `the address in \`${printLine(expression)}\``;
  const responses = statuses.map((status) => `\`${printLine(status)}\``).join(", ");
  const blocks: DocBlock[] = [
    summary ?? `The ${kind} \`${printLine(id)}\`.`,
    description,
    `The service sends it as \`${printLine(httpMethod)}\` to ${address}.${responses === "" ? "" : ` Documented responses: ${responses}.`}`,
    deprecated ? { tag: "deprecated", text: "" } : undefined,
  ];
  return printDoc(blocks);
}

function printType({ id, contents, required, security }: Webhook): string {
  const bodies = contents.map((content) => `WebhookBody<${printString(content.mediaType)}, ${printBody(content)}>`);
  const all = [...bodies, ...(required ? [] : ["WebhookBody<undefined, undefined>"])];
  const values = new Map(security.flat().map(({ scheme, form }) => [scheme, printValueType(form)]));
  const members = [...values].map(([scheme, type]) => `${printTypeKey(scheme)}: ${type}`);
  const credentials = members.length === 0 ? "" : `, { ${members.join("; ")} }`;
  return `WebhookMetadata<${printString(id)}, ${all.join(" | ")}${credentials}>`;
}

/** The form in which the receiver gets a body. Default: the value of the JSON, in the type of its schema. */
const receivedForms: Readonly<Record<WebhookContent["kind"], { as: string; type: string } | undefined>> = {
  json: undefined,
  text: { as: "text", type: "string" },
  binary: { as: "bytes", type: "Uint8Array<ArrayBuffer>" },
};

function printBody({ kind, type }: WebhookContent): string {
  return receivedForms[kind]?.type ?? printTypeRef(type);
}

function buildMetadata({ id, httpMethod, params, required, contents, security }: Webhook): CodeFields {
  return {
    name: id,
    method: httpMethod,
    params: unlessEmpty(params.map(buildParam)),
    required: required || undefined,
    content: unlessEmpty(Object.fromEntries(contents.map((content) => [content.mediaType, buildContent(content)]))),
    security: unlessEmpty(
      security.map((alternative) =>
        alternative.map(({ scheme, in: place, ...credential }) => ({
          scheme,
          in: place,
          ...buildCredential(credential),
        })),
      ),
    ),
  };
}

function buildParam({ in: place, name, required, check }: WebhookParam): CodeFields {
  return { in: place, name, required: required || undefined, schema: check && buildWholeCheck(check) };
}

function buildContent({ kind, type, exact, check }: WebhookContent): CodeFields {
  return {
    as: receivedForms[kind]?.as,
    schema: check && buildWholeCheck(check),
    exact: exact && (type.kind === "schema" ? nameOf(nameExact(type.name)) : buildMarks(exact)),
  };
}
