/** Responses of one operation, as the fixtures package of a generated client exports them. */
export interface HandlerFixtures {
  /** Bodies by name; the first one is the usual response. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Bodies of failures by status. */
  readonly failures: Readonly<Record<string | number, unknown>>;
  /** Creates a complete response for a seed. Default: responses for other seeds are made from the schema. */
  readonly createResponse?: ((seed: number) => unknown) | undefined;
  /** Creates an item of a list for a seed. Default: the items of the pages are repeated with other ids. */
  readonly createItem?: ((seed: number) => unknown) | undefined;
}

/** Options of `contractHandlers`. */
export interface ContractHandlersOptions {
  /**
   * An OpenAPI 3.0, 3.1 or 3.2 document: its text in YAML or JSON, or the parsed object. It must be one file. Default: the document of the
   * short-video service.
   */
  readonly document?: string | object | undefined;
  /**
   * Texts of OpenAPI Overlay 1.0 or 1.1, which are applied to the document in this order. The configuration of a workspace,
   * `openapi-monorepo.json`, counts as one. Default: none.
   */
  readonly overlays?: readonly string[] | undefined;
  /** Complete responses by `operationId`. Default: the fixtures of the service; for another document, its examples, or bodies made from its schemas. */
  readonly fixtures?: Readonly<Record<string, HandlerFixtures>> | undefined;
  /**
   * The addresses before the paths of the document: `"https://api.example.com/v1"`. Every request below one of them belongs to the
   * contract, so an unknown path is a violation. Default: any host, and the paths of the document with or without those of its `servers`.
   */
  readonly baseUrl?: string | readonly string[] | undefined;
  /** A scenario of the mock for each request that states none: `"slow"`, `"rate-limited"`, `"code=429"`. Default: none. */
  readonly scenario?: string | undefined;
  /** Selects other valid responses, the same each time. Default: 0. */
  readonly seed?: number | undefined;
}
