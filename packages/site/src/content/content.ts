import type { Document, DocumentedOperation, PackageNames } from "@shortvideo-api/document";
import type { OfferedPreference } from "@shortvideo-api/mock/requests";
import type { ApiModel, Operation, Resource } from "@shortvideo-api/model";
import type { ExampleCall } from "./example-call.js";

/** Everything that the pages of a site are made of. */
export interface SiteContent {
  document: Document;
  model: ApiModel;
  /** In the order of the model. */
  operations: readonly SiteOperation[];
  /** The names of the packages that callers install. */
  packages: Required<PackageNames>;
  /** The address that samples call: of the first server. */
  baseUrl: string;
  /** The addresses to which readers can send requests. The first one is preset. */
  servers: readonly SiteServer[];
  /** The preferences that each operation of a mock can play, by id. */
  preferences: ReadonlyMap<string, readonly OfferedPreference[]>;
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

/** A server to which readers can send requests. */
export interface SiteServer {
  /** `"http://127.0.0.1:4010"`. */
  url: string;
  description: string | undefined;
}
