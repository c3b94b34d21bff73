/**
 * Returns the address of an operation, without slashes at its end. Throws a RangeError if the options select no server of the
 * operation.
 */
export type Locate = (operation: {
  readonly id: string;
  /** The servers of this operation. Default: those of the service. */
  readonly servers?: readonly ServerMetadata[] | undefined;
}) => string;

/** Creates the function that returns the addresses of a connection. Throws an error for options that select no address. */
export type CreateLocator = (options: AddressOptions) => Locate;

/** The options that select an address. Their exact type is generated: `ServerOptions`. */
export interface AddressOptions {
  readonly baseUrl?: string | URL | undefined;
  /** A server of the document, and the values of its variables. */
  readonly server?: object | undefined;
}

/** A server, as the document describes it. */
export interface ServerMetadata {
  /** The address, with braces around variables. */
  readonly url: string;
  readonly variables?: Readonly<Record<string, VariableMetadata>> | undefined;
}

/** A part of an address that callers choose. */
export interface VariableMetadata {
  readonly default: string;
  /** The only values. Default: any. */
  readonly values?: readonly string[] | undefined;
}
