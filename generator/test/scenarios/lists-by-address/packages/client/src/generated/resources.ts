// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Connection } from "../connection/connection.js";
import { Events } from "./events.js";
import { Logs } from "./logs.js";
import { Pipelines } from "./pipelines.js";
import { Repos } from "./repos.js";
import { Tags } from "./tags.js";

/** The resources of a client: one member for each resource of the API. */
export interface Resources {
  readonly repos: Repos;
  readonly events: Events;
  readonly pipelines: Pipelines;
  readonly tags: Tags;
  readonly logs: Logs;
}

/** Creates the resources, which all share one connection. */
export function createResources(connection: Connection): Resources {
  return {
    repos: new Repos(connection),
    events: new Events(connection),
    pipelines: new Pipelines(connection),
    tags: new Tags(connection),
    logs: new Logs(connection),
  };
}
