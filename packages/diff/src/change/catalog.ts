interface Entry {
  /** The kind of change, for people. */
  title: string;
  /** The bump if neither the wire nor a type breaks: `major` if our client treats the same response or request differently. */
  bump: "patch" | "minor" | "major";
}

/** Every kind of change that is reported. A released code keeps its meaning. */
export const changeCatalog = {
  // The API as a whole
  "package-renamed": { title: "Package renamed", bump: "minor" },
  "server-added": { title: "Server added", bump: "minor" },
  "server-removed": { title: "Server removed", bump: "minor" },
  "server-default-changed": { title: "Requests go to another server by default", bump: "major" },
  "server-path-moved": { title: "Part of paths moved to the servers, or back", bump: "major" },
  "server-options-changed": { title: "Options that select a server changed", bump: "minor" },
  "security-changed": { title: "Authentication changed", bump: "minor" },
  "credentials-changed": { title: "Options of credentials changed", bump: "minor" },
  "not-compared": { title: "Part changed that is not compared", bump: "patch" },
  "in-band-failure-changed": { title: "Failure inside a 200 changed", bump: "major" },
  "client-defaults-changed": { title: "Defaults of clients changed", bump: "major" },

  // Operations
  "operation-added": { title: "Operation added", bump: "minor" },
  "operation-removed": { title: "Deprecated operation removed", bump: "minor" },
  "operation-removed-without-deprecation": { title: "Operation removed without notice", bump: "minor" },
  "operation-renamed": { title: "Operation renamed", bump: "minor" },
  "operation-regrouped": { title: "Operation moved to another resource", bump: "minor" },
  "operation-moved": { title: "Operation moved to another address", bump: "minor" },
  "operation-deprecated": { title: "Operation deprecated", bump: "minor" },
  "operation-restored": { title: "Operation no longer deprecated", bump: "minor" },
  "deprecation-changed": { title: "Deprecation notice changed", bump: "patch" },

  // Webhooks and callbacks
  "webhook-added": { title: "Webhook or callback added", bump: "minor" },
  "webhook-removed": { title: "Webhook or callback removed", bump: "minor" },
  "webhook-renamed": { title: "Webhook or callback renamed", bump: "minor" },
  "webhook-moved": { title: "Webhook or callback sent with another method or to another address", bump: "minor" },

  // Parameters and bodies of requests
  "param-added": { title: "Optional parameter added", bump: "minor" },
  "param-added-required": { title: "Required parameter added", bump: "minor" },
  "param-removed": { title: "Parameter removed", bump: "minor" },
  "param-renamed": { title: "Parameter renamed", bump: "minor" },
  "param-moved": { title: "Parameter moved to another part of the request", bump: "minor" },
  "param-became-required": { title: "Parameter became required", bump: "minor" },
  "param-became-optional": { title: "Parameter became optional", bump: "minor" },
  "param-deprecated": { title: "Parameter deprecated", bump: "minor" },
  "param-restored": { title: "Parameter no longer deprecated", bump: "patch" },
  "param-declared": { title: "Placeholder of a path declared", bump: "patch" },
  "param-undeclared": { title: "Placeholder of a path no longer declared", bump: "patch" },
  "param-style-changed": { title: "Parameter serialization changed", bump: "minor" },
  "exactly-one-of-added": { title: "Parameters exclude each other", bump: "minor" },
  "exactly-one-of-removed": { title: "Parameters no longer exclude each other", bump: "minor" },
  "exactly-one-of-changed": { title: "Other parameters exclude each other", bump: "minor" },
  "body-added": { title: "Body of the request added", bump: "minor" },
  "body-removed": { title: "Body of the request removed", bump: "minor" },
  "body-became-required": { title: "Body of the request became required", bump: "minor" },
  "body-became-optional": { title: "Body of the request became optional", bump: "minor" },

  // Responses
  "success-added": { title: "Success status added", bump: "minor" },
  "success-removed": { title: "Success status removed", bump: "minor" },
  "failure-added": { title: "Failure documented", bump: "minor" },
  "failure-removed": { title: "Failure no longer documented", bump: "minor" },
  "error-class-changed": { title: "Error class changed", bump: "minor" },
  "media-type-added": { title: "Media type added", bump: "minor" },
  "media-type-removed": { title: "Media type removed", bump: "minor" },
  "header-added": { title: "Response header added", bump: "minor" },
  "header-removed": { title: "Response header removed", bump: "minor" },
  "header-became-required": { title: "Response header became required", bump: "minor" },
  "header-became-optional": { title: "Response header became optional", bump: "minor" },
  "pagination-added": { title: "Pagination declared", bump: "minor" },
  "pagination-removed": { title: "Pagination no longer declared", bump: "minor" },
  "pagination-changed": { title: "Pagination changed", bump: "minor" },
  "pagination-refined": { title: "Pagination metadata changed", bump: "patch" },
  "paginator-renamed": { title: "Paginator renamed", bump: "minor" },
  "empty-response-became-failure": { title: "Empty response throws", bump: "major" },
  "empty-response-became-success": { title: "Empty response no longer throws", bump: "minor" },
  "echo-changed": { title: "Echo of the request changed", bump: "patch" },

  // Schemas
  "schema-added": { title: "Named type added", bump: "minor" },
  "schema-removed": { title: "Named type removed", bump: "minor" },
  "schema-renamed": { title: "Named type renamed", bump: "minor" },
  "property-added": { title: "Property added", bump: "minor" },
  "property-added-required": { title: "Required property added", bump: "minor" },
  "property-removed": { title: "Property removed", bump: "minor" },
  "property-renamed": { title: "Property renamed", bump: "minor" },
  "property-became-required": { title: "Property became required", bump: "minor" },
  "property-became-optional": { title: "Property became optional", bump: "minor" },
  "property-deprecated": { title: "Property deprecated", bump: "minor" },
  "property-restored": { title: "Property no longer deprecated", bump: "patch" },
  "type-changed": { title: "Type changed", bump: "minor" },
  "null-added": { title: "Null admitted", bump: "minor" },
  "null-removed": { title: "Null no longer admitted", bump: "minor" },
  "format-changed": { title: "Format changed", bump: "minor" },
  "enum-value-added": { title: "Value added to an enumeration", bump: "minor" },
  "enum-value-removed": { title: "Value removed from an enumeration", bump: "minor" },
  "enum-added": { title: "Limited to an enumeration", bump: "minor" },
  "enum-removed": { title: "No longer limited to an enumeration", bump: "minor" },
  "limit-tightened": { title: "Limit tightened", bump: "minor" },
  "limit-loosened": { title: "Limit loosened", bump: "minor" },
  "pattern-changed": { title: "Pattern changed", bump: "minor" },
  "map-opened": { title: "Further properties admitted", bump: "minor" },
  "map-closed": { title: "Further properties no longer admitted", bump: "minor" },
  "alternative-added": { title: "Alternative added", bump: "minor" },
  "alternative-removed": { title: "Alternative removed", bump: "minor" },
  "encoding-rewritten": { title: "Encoding of parts described in another way", bump: "patch" },
  "alternatives-rewritten": { title: "Alternatives written in another way", bump: "patch" },
  "overlap-changed": { title: "Overlap of alternatives changed", bump: "minor" },
  "discriminator-changed": { title: "Discriminator changed", bump: "minor" },
  "json-content-added": { title: "String is known to contain JSON", bump: "minor" },
  "json-content-removed": { title: "String is no longer known to contain JSON", bump: "minor" },
  "unit-changed": { title: "Unit changed", bump: "minor" },
  "default-changed": { title: "Default changed", bump: "minor" },
  "sibling-changed": { title: "Relation to another property changed", bump: "patch" },
  "access-changed": { title: "Read-only or write-only changed", bump: "minor" },
  "schema-changed": { title: "Schema changed in keywords that are not compared", bump: "minor" },

  // Descriptions
  "provenance-confirmed": { title: "Fact confirmed", bump: "patch" },
  "provenance-corrected": { title: "Fact corrected", bump: "patch" },
  "provenance-changed": { title: "Provenance of a fact changed", bump: "patch" },
  "words-changed": { title: "Description or example changed", bump: "patch" },
} as const satisfies Record<string, Entry>;

/** The code of a kind of change: `"param-added"`. */
export type ChangeCode = keyof typeof changeCatalog;
