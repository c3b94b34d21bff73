import type { OperationMetadata } from "./metadata.js";

/**
 * Returns the address of an operation, without slashes at its end. Throws a RangeError if the options select no server of the
 * operation.
 */
export type Locate = (operation: OperationMetadata) => string;

/** Creates the function that returns the addresses of a connection. Throws an error for options that select no address. */
export type CreateLocator = (options: AddressOptions) => Locate;

/** The options that select an address. Their exact type is generated: `ServerOptions`. */
export interface AddressOptions {
  readonly baseUrl?: string | URL | undefined;
  /** A server of the document, and the values of its variables. */
  readonly server?: object | undefined;
}
