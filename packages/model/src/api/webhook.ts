import type { Credential } from "@shortvideo-api/document/source";
import type { ExactModel } from "@shortvideo-api/document/sample/source";
import type { RulesPart } from "./rules.ts";
import type { TypeRef } from "./type-ref.ts";

/** A request that the service sends: a webhook, or a callback of an operation. */
export interface Webhook {
  /** `"petAdopted"`; for a callback, the id of its operation and its own name: `"orders.create.paid"`. Unique. */
  id: string;
  kind: "webhook" | "callback";
  /** The constant of the client: `"petAdoptedWebhook"`, `"ordersCreatePaidCallback"`. */
  constant: string;
  /** Upper case: `"POST"`. */
  httpMethod: string;
  /** The runtime expression of the address that a callback goes to: `"{$request.body#/url}"`. */
  expression: string | undefined;
  summary: string | undefined;
  description: string | undefined;
  deprecated: boolean;
  /** The headers, query parameters and cookies that the receiver checks. */
  params: readonly WebhookParam[];
  /** Whether each request has the body. */
  required: boolean;
  /** The documented media types, in the order of the document. Empty without a body. */
  contents: readonly WebhookContent[];
  /** The alternatives of credentials that can be compared with a value. Empty if the document has none. */
  security: readonly (readonly WebhookCredential[])[];
  /** The statuses that the receiver may respond with: `"200"`, `"4XX"`, `"default"`. */
  statuses: readonly string[];
}

/** A parameter whose value is one text. */
export interface WebhookParam {
  in: "header" | "query" | "cookie";
  /** Name on the wire. */
  name: string;
  required: boolean;
  /** The check of the value; `undefined` if nothing is certain. */
  check: RulesPart | undefined;
}

/** A media type of a webhook's body. */
export interface WebhookContent {
  /** As in the document: `"application/json"`. */
  mediaType: string;
  /** The form in which the receiver gets it. */
  kind: "json" | "text" | "binary";
  type: TypeRef;
  /** The positions of 64-bit numbers and JSON strings; `undefined` if there are no such values. */
  exact: ExactModel | undefined;
  /** The check of the value; `undefined` if nothing is certain. */
  check: RulesPart | undefined;
}

/** A credential that the service sends. */
export interface WebhookCredential extends Credential {
  /** Key under `components/securitySchemes`. */
  scheme: string;
}
