import type { Layer } from "./metadata.js";

/** The defaults of clients that the document declares, and their name. */
export interface DeclaredDefaults {
  /** The client, as the header `user-agent` contains it: `"acme-client"`. */
  readonly userAgent: string;
  /** Default: no option has a default from the environment. */
  readonly environment?: EnvironmentNames | undefined;
  /** Layers that the service needs, such as the one of idempotency keys. Default: none. */
  readonly layers?: readonly Layer[] | undefined;
}

/** Names of environment variables, by option. */
export interface EnvironmentNames {
  readonly baseUrl: string;
  /** The level of the logger. */
  readonly log: string;
  readonly apiKey?: string | undefined;
  /** By names of security schemes. A credential of several parts has a variable for each part. */
  readonly auth?: Readonly<Record<string, string | Readonly<Record<string, string>>>> | undefined;
}
