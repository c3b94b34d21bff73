/** The servers of the document that a client can use. */
export interface Servers {
  /** Whether callers must give `baseUrl`, because an operation has no server that a client can use. There are no servers then. */
  isBaseUrlRequired: boolean;
  /** The servers of the API. The first one is the default. Empty if each operation has its own. */
  shared: readonly ServerAddress[];
  /** Member of the option `server` that selects one of several servers: `"url"`, unless a variable has that name. */
  choice: string | undefined;
  /** The variables that only servers of operations have. */
  others: readonly AddressVariable[];
}

/** A server that a client can use without further settings. */
export interface ServerAddress {
  /** The address as the document has it: `"https://{region}.example.com/v1"`. */
  url: string;
  /** The address with the defaults: `"https://eu.example.com/v1"`. */
  defaultUrl: string;
  /** One line of text. */
  description: string | undefined;
  /** In the order of the document. All occur in `url`. */
  variables: readonly AddressVariable[];
}

/** A part of an address that callers choose. */
export interface AddressVariable {
  name: string;
  /** One line of text. */
  description: string | undefined;
  default: string;
  /** The only values that the service accepts, including the default; `undefined` for any. */
  values: readonly string[] | undefined;
}
