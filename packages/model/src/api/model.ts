import type { ExactModel, Sample } from "@shortvideo-api/document/sample/source";
import type { Auth } from "./auth.ts";
import type { Operation } from "./operation.ts";
import type { SchemaRules } from "./rules.ts";
import type { Webhook } from "./webhook.ts";
import type { Servers } from "./servers.ts";

/**
 * The model: everything that the emitters know of the API. It contains neither a `$ref` nor a parameter of a path, and all defaults
 * and names are set. If an emitter needs the document itself, a field is missing here.
 */
export interface ApiModel {
  title: string;
  version: string;
  /** The document as file headers name it: `"spec/openapi.yaml"`. */
  source: string;
  /** In the order of the document's tags, then by first appearance. The resources within a resource follow it. */
  resources: readonly Resource[];
  /** Webhooks, then callbacks, in the order of the document. */
  webhooks: readonly Webhook[];
  /** Component schemas, in the order of the document. */
  schemas: readonly NamedSchema[];
  /** Error classes that the document names by `x-error`, each once, in the order of first appearance. */
  errors: readonly ErrorClass[];
  /** How the service reports a failure with status 200; `undefined` if the document does not describe it. */
  inBandFailure: InBandFailure | undefined;
  auth: Auth;
  servers: Servers;
  /** The defaults of clients that the document declares. */
  clientDefaults: ClientDefaults;
}

/** Lists the operations of all resources. */
export function listOperations({ resources }: Pick<ApiModel, "resources">): readonly Operation[] {
  return resources.flatMap((resource) => resource.operations);
}

/** How the service reports a failure with status 200. */
export interface InBandFailure {
  /** Fields that may contain the code. A response fails if one of them contains a code that does not mean success. */
  codes: readonly string[];
  /** The codes that mean success: one or more. */
  success: readonly (number | string | boolean)[];
  /** Fields with the message of the service, best first. */
  messages: readonly string[];
  /** A fix for the caller: one sentence. */
  advice?: string;
}

/** The fields with messages if the document names none: those of RFC 9457, and the most common one. */
export const noInBandFailure: InBandFailure = { codes: [], success: [], messages: ["message", "detail", "title"] };

/** The defaults of clients that the document declares by `x-client-defaults`. */
export interface ClientDefaults {
  /** The beginning of the names of environment variables: `"ACME_API"`. Absent: clients read no variable. */
  environment?: string;
  /** The header of idempotency keys. Absent: clients send none. */
  idempotencyHeader?: string;
}

/** An error class of the client that the document names by `x-error`. */
export interface ErrorClass {
  /** `"NotSubscribedError"`. */
  name: string;
  /** HTTP statuses that throw it, in all operations. */
  statuses: readonly number[];
  description: string;
  /** A fix for the caller: one sentence. */
  advice: string | undefined;
  /** The meaning of the status as a sentence, if a response without a body throws the class. */
  meaning: string | undefined;
}

/** A group of operations in the client: a tag of the document, or the start of ids or paths. It can contain other resources. */
export interface Resource {
  /** Its members, joined by dots: `"users.contactMethods"`. Unique, also when case is ignored. */
  name: string;
  /** The members that lead from the client to it: `["users", "contactMethods"]`. Each is an identifier in camelCase. */
  members: readonly string[];
  /** Stem of its files, kebab-case, unique: `"users-contact-methods"`. */
  file: string;
  /** Class of the client: `"UsersContactMethods"`. */
  className: string;
  description: string | undefined;
  /** Empty for a resource that only contains others. */
  operations: readonly Operation[];
  /** The resources within it. `ApiModel.resources` lists them, too. */
  resources: readonly Resource[];
}

/** A component schema, and its names in generated code. */
export interface NamedSchema {
  /** Key under `components/schemas`. */
  key: string;
  /** Alias in `openapi-types`: PascalCase identifier, unique also when case is ignored, no reserved or global name. */
  name: string;
  description: string | undefined;
  deprecated: boolean;
  /** The function that creates a value: `"createComment"`. */
  factory: string;
  /** The value that the factory creates; `undefined` if the schema accepts no finite value. */
  sample: Sample | undefined;
  /** The positions of 64-bit numbers and JSON strings at any depth; `undefined` if there are no such values. */
  exact: ExactModel | undefined;
  /** The check of values; `undefined` if no body of a request or a webhook contains the schema. */
  check: SchemaRules | undefined;
  /** Whether it is the content of a JSON-encoded string somewhere, so that it needs `decode…` and `encode…`. */
  encoded: boolean;
}
