import { follow } from "./follow.ts";

/** What `reference.js` holds: made by `src/site/build-site.ts`. */
interface Data {
  document: object;
  /** Are all operations listed at once? */
  unfolded: boolean;
  /** By the names of security schemes. */
  keys: object;
  /** Only where the page follows the document. */
  version?: string;
}

declare global {
  var reference: Data;
  /** The renderer's one file defines it. https://github.com/scalar/scalar */
  var Scalar: { createApiReference(element: string, configuration: object): unknown };
}

const { document: content, unfolded, keys, version } = globalThis.reference;

globalThis.Scalar.createApiReference("#reference", {
  content,
  authentication: { securitySchemes: keys },
  // Nothing but what the reader asks for leaves the page.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  externalUrls: { dashboardUrl: "", registryUrl: "", proxyUrl: "", apiBaseUrl: "" },
  showDeveloperTools: "never",
  hideClientButton: true,
  persistAuth: false,
  // The introduction leads to the document as it was written; what is shown is derived from it.
  documentDownloadType: "none",
  defaultOpenAllTags: unfolded,
  orderSchemaPropertiesBy: "preserve",
  modelsSectionLabel: "Schemas",
  showOperationId: true,
  generateOperationSlug: ({ operationId, method, path }: { operationId?: string; method: string; path: string }) =>
    operationId ?? `${method}${path}`,
});

if (version !== undefined) follow(version);
