import type { Credential, OpenApi } from "@shortvideo-api/document";
import type { Fixtures } from "../response/fixtures.js";
import type { Engine } from "../response/engine.js";
import type { Listing } from "../response/listing.js";
import type { ResponseStore } from "../response/response-store.js";
import type { FindResponseError } from "../operation/response-validator.js";
import type { ServedOperation } from "../operation/operation.js";
import type { SessionState } from "../exchange/session-state.js";
import type { LoadedEngine, ResponseEngine } from "../engine/response-engine.js";
import type { Router } from "../request/create-router.js";

/** The parts of a source with which a request is checked. */
export type RequestSource = Pick<ResponseSource, "document" | "router" | "listings" | "credentials" | "state">;

/** A prepared document, and the state of the sessions. */
export interface ResponseSource {
  /** With the fixtures as named examples of the responses. */
  readonly document: OpenApi;
  /** The operations that the mock serves. */
  readonly operations: readonly ServedOperation[];
  readonly router: Router;
  readonly engine: Engine;
  readonly fixtures: Fixtures;
  /** By operation id. Operations that are not lists have no entry. */
  readonly listings: ReadonlyMap<string, Listing>;
  readonly responses: ResponseStore;
  /** The engine that also validates each request; `undefined` for the mock alone. */
  readonly otherEngine: (Pick<LoadedEngine, "respond"> & Pick<ResponseEngine, "name">) | undefined;
  readonly findResponseError: FindResponseError;
  /** The credentials of all operations. */
  readonly credentials: readonly Credential[];
  readonly state: SessionState;
  /** Records that the mock cannot serve an operation. Returns the reason with its line of the document. */
  readonly addUnserved: (operation: ServedOperation, reason: string) => string;
}
