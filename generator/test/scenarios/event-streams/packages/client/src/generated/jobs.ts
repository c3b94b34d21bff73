// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, ResponseBody } from "@shortvideo-api/openapi-types";
import { marksOfResponseOfJobsWatch } from "@shortvideo-api/wire";
import type { EventOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializePlain } from "../serialize/serialize-plain.js";
import { type EventStream, type ServerSentEvent, openNothing } from "../streams/item-stream.js";
import { chooseEvents, openEvents } from "../streams/open-events.js";
import { readEventJsonOrText } from "../streams/read-item.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Jobs {
  readonly #connection: Connection;

  /**
   * The schema describes whole events.
   *
   * `jobs.watch`, `GET /jobs/{jobId}/events`.
   */
  readonly watch = (
    params: Params<"jobs.watch">,
    options?: EventOptions,
  ): PendingResponse<EventStream<ResponseBody<"jobs.watch">>, "jobs.watch"> =>
    this.#connection.call(metadataOfJobsWatch, params, options);

  /**
   * The schema says only that the body is text.
   *
   * `jobs.notes`, `GET /jobs/notes`.
   */
  readonly notes = (
    _params: Params<"jobs.notes"> = {},
    options?: EventOptions,
  ): PendingResponse<EventStream<ServerSentEvent<string>>, "jobs.notes"> =>
    this.#connection.call(metadataOfJobsNotes, {}, options);

  /**
   * The schema of an item, as OpenAPI 3.2 has it.
   *
   * `jobs.changes`, `GET /jobs/changes`.
   */
  readonly changes = (
    _params: Params<"jobs.changes"> = {},
    options?: EventOptions,
  ): PendingResponse<EventStream<ResponseBody<"jobs.changes">>, "jobs.changes"> =>
    this.#connection.call(metadataOfJobsChanges, {}, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Jobs.watch} as a function, for a connection. */
export function jobsWatch(
  connection: Connection,
  params: Params<"jobs.watch">,
  options?: EventOptions,
): PendingResponse<EventStream<ResponseBody<"jobs.watch">>, "jobs.watch"> {
  return connection.call(metadataOfJobsWatch, params, options);
}

/** {@link Jobs.notes} as a function, for a connection. */
export function jobsNotes(
  connection: Connection,
  _params: Params<"jobs.notes"> = {},
  options?: EventOptions,
): PendingResponse<EventStream<ServerSentEvent<string>>, "jobs.notes"> {
  return connection.call(metadataOfJobsNotes, {}, options);
}

/** {@link Jobs.changes} as a function, for a connection. */
export function jobsChanges(
  connection: Connection,
  _params: Params<"jobs.changes"> = {},
  options?: EventOptions,
): PendingResponse<EventStream<ResponseBody<"jobs.changes">>, "jobs.changes"> {
  return connection.call(metadataOfJobsChanges, {}, options);
}

const metadataOfJobsWatch: OperationMetadata = {
  id: "jobs.watch",
  method: "GET",
  path: "/jobs/{jobId}/events",
  serialize: serializePlain,
  choose: chooseEvents,
  media: {
    "text/event-stream": {
      read: openEvents,
      empty: openNothing,
      parse: (text) => readEventJsonOrText(text, marksOfResponseOfJobsWatch),
    },
  },
};

/** The checks of {@link Jobs.watch}, for `paramChecks`. */
export const checksOfJobsWatch: OperationChecks = {
  operation: metadataOfJobsWatch,
  params: { jobId: { required: true, type: "string", expected: "text" } },
};

const metadataOfJobsNotes: OperationMetadata = {
  id: "jobs.notes",
  method: "GET",
  path: "/jobs/notes",
  choose: chooseEvents,
  media: { "text/event-stream": { read: openEvents, empty: openNothing, parse: (text) => text } },
};

const metadataOfJobsChanges: OperationMetadata = {
  id: "jobs.changes",
  method: "GET",
  path: "/jobs/changes",
  choose: chooseEvents,
  media: { "text/event-stream": { read: openEvents, empty: openNothing, parse: (text) => text } },
};
