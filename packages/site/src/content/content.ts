import type {
  Document,
  DocumentedOperation,
  DocumentedWebhook,
  OpenApi,
  PackageNames,
  PartName,
  SchemaView,
} from "@shortvideo-api/document";
import type { OfferedPreference } from "@shortvideo-api/mock/requests";
import type { DiffReport } from "@shortvideo-api/report";
import type { ApiModel, ErrorClass, NamedSchema, Operation, Resource, Webhook } from "@shortvideo-api/model";
import type { BoundApi } from "@shortvideo-api/bind";
import type { ExampleCall } from "./example-call.js";

/** Everything that the pages of a site are made of. */
export interface SiteContent {
  document: Document;
  /** The document with separate schemas for requests and responses where they differ, as the model has them. */
  root: OpenApi;
  model: ApiModel;
  /** The resources of the client, in the order of the model. */
  resources: readonly SiteResource[];
  /** In the order of the model. */
  operations: readonly SiteOperation[];
  /** In the order of the model. */
  webhooks: readonly SiteWebhook[];
  /** The component schemas that operations and webhooks use, by key, in the order of the document. */
  types: ReadonlyMap<string, SiteType>;
  /** The paths of the pages of operations and types, by their names. Operations come before types. */
  pages: ReadonlyMap<string, string>;
  /** The component schemas of the model by their names in generated code. */
  schemas: ReadonlyMap<string, NamedSchema>;
  /** The error classes of the model by their names. */
  errors: ReadonlyMap<string, ErrorClass>;
  /** Returns the marks of the 64-bit numbers of a value, by which it is written with all digits. */
  markExact: BoundApi["exact"];
  /** Whether mock, contract runs and other tools use this document unless `--spec` names another one. */
  isDefaultDocument: boolean;
  /** The modules that callers import: packages, or `./api/index.js` if they generate the client into their project. */
  packages: Required<PackageNames>;
  /** The optional parts of the packages; `undefined` if the document belongs to no workspace. */
  parts: readonly PartName[] | undefined;
  /** The address that samples call: of the first server. */
  baseUrl: string;
  /** The addresses to which readers can send requests. The first one is preset. */
  servers: readonly SiteServer[];
  /** The origins of all servers, also of those that only some operations have. */
  origins: readonly string[];
  /** The preferences that each operation of a mock can play, by id. */
  preferences: ReadonlyMap<string, readonly OfferedPreference[]>;
  /** The releases of the document, newest first. */
  releases: readonly SiteRelease[];
}

/** A release of the document, and the page of its changes. */
export interface SiteRelease {
  /** `"1.2.0"`. */
  version: string;
  /** When it was released: `"2026-11-28"`, or with a time; `undefined` if it is not known. */
  date: string | undefined;
  /** Path of its page: `"changes/1.2.0"`. */
  page: string;
  /** What has changed since the release before; `undefined` for the first one. */
  report: DiffReport | undefined;
}

/** A resource of the client, and the page that lists its operations. */
export interface SiteResource {
  resource: Resource;
  /** Path of its page: `"resources/posts"`. */
  page: string;
  /** In the order of the model; without those of the resources within it. */
  operations: readonly SiteOperation[];
}

/** An operation as callers see it, and as the document describes it. */
export interface SiteOperation {
  operation: Operation;
  resource: Resource;
  documented: DocumentedOperation;
  /** Path of its page: `"operations/posts.listComments"`. Unique, also when case is ignored. */
  page: string;
  /** The request of an example call; `undefined` if the document lacks a value for it. */
  example: ExampleCall | undefined;
}

/** A request that the service sends, as receivers see it, and as the document describes it. */
export interface SiteWebhook {
  webhook: Webhook;
  documented: DocumentedWebhook;
  /** Path of its page: `"webhooks/petAdopted"`. */
  page: string;
}

/** A component schema, and the parts of the document that use it. */
export interface SiteType {
  schema: NamedSchema;
  view: SchemaView;
  /** Path of its page: `"types/Comment"`. */
  page: string;
  /** The operations and webhooks with a parameter or body that names it, not only through another type. */
  operations: readonly (SiteOperation | SiteWebhook)[];
  /** The types that name it. */
  types: readonly SiteType[];
}

/** A server to which readers can send requests. */
export interface SiteServer {
  /** `"http://127.0.0.1:4010"`. */
  url: string;
  description: string | undefined;
}
