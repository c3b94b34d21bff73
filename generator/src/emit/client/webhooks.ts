import {
  type ApiModel,
  printKey,
  printString,
  printTypeKey,
  type Webhook,
  type WebhookContent,
  type WebhookParam,
  printTypeRef,
} from "@shortvideo-api/model/source";
import { printConstant, printExports } from "../print/declarations.ts";
import { type DocBlock, printDoc, printLine } from "../print/doc.ts";
import { nameExact, printExact } from "../print/exact.ts";
import { printFields } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";
import { printCredential, printValueType } from "./auth.ts";
import { printBodyRules } from "./checks.ts";

type Statements = SourceFile["statements"];

/** Prints a constant for each webhook and each callback. `parseWebhook` takes it, and bundles contain only those that are used. */
export function printWebhooks({ webhooks }: ApiModel): Statements {
  return webhooks.map((webhook) =>
    printConstant(webhook.constant, printWebhookDoc(webhook), printType(webhook), printMetadata(webhook)),
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
  text: { as: '"text"', type: "string" },
  binary: { as: '"bytes"', type: "Uint8Array<ArrayBuffer>" },
};

function printBody({ kind, type }: WebhookContent): string {
  return receivedForms[kind]?.type ?? printTypeRef(type);
}

function printMetadata({ id, httpMethod, params, required, contents, security }: Webhook): string {
  const fields = [
    `name: ${printString(id)}`,
    `method: ${printString(httpMethod)}`,
    ...(params.length === 0 ? [] : [`params: [${params.map(printParam).join(", ")}]`]),
    ...(required ? ["required: true"] : []),
    ...(contents.length === 0 ? [] : [`content: ${printFields(contents.map(printContent))}`]),
    ...(security.length === 0 ? [] : [`security: [${security.map(printAlternative).join(", ")}]`]),
  ];
  return printFields(fields);
}

function printParam({ in: place, name, required, check }: WebhookParam): string {
  const fields = [
    `in: ${printString(place)}`,
    `name: ${printString(name)}`,
    ...(required ? ["required: true"] : []),
    ...(check ? [`schema: ${printBodyRules(check)}`] : []),
  ];
  return printFields(fields);
}

function printContent({ mediaType, kind, type, exact, check }: WebhookContent): string {
  const received = receivedForms[kind];
  const fields = [
    ...(received ? [`as: ${received.as}`] : []),
    ...(check ? [`schema: ${printBodyRules(check)}`] : []),
    ...(exact ? [`exact: ${type.kind === "schema" ? nameExact(type.name) : printExact(exact)}`] : []),
  ];
  return `${printKey(mediaType)}: ${printFields(fields)}`;
}

function printAlternative(alternative: Webhook["security"][number]): string {
  const printed = alternative.map(({ scheme, in: place, ...credential }) =>
    printFields([`scheme: ${printString(scheme)}`, `in: ${printString(place)}`, ...printCredential(credential)]),
  );
  return `[${printed.join(", ")}]`;
}
