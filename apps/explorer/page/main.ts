import { follow } from "./follow.ts";

/** The content of `reference.js`, written by `src/site/build-site.ts`. */
interface Data {
  document: object;
  /** Whether the list shows all operations at once. */
  unfolded: boolean;
  /** Keys by the names of security schemes. */
  keys: object;
  /** Present only if the page follows the document. */
  version?: string;
}

declare global {
  var reference: Data;
  /** Defined by the file of the renderer. https://github.com/scalar/scalar */
  var Scalar: { createApiReference(element: string, configuration: object): unknown };
}

const { document: content, unfolded, keys, version } = globalThis.reference;

globalThis.Scalar.createApiReference("#reference", {
  content,
  authentication: { securitySchemes: keys },
  // Turns off all requests except those that the reader sends.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  externalUrls: { dashboardUrl: "", registryUrl: "", proxyUrl: "", apiBaseUrl: "" },
  showDeveloperTools: "never",
  hideClientButton: true,
  persistAuth: false,
  // The introduction links to the original document; the shown one is derived.
  documentDownloadType: "none",
  defaultOpenAllTags: unfolded,
  orderSchemaPropertiesBy: "preserve",
  modelsSectionLabel: "Schemas",
  showOperationId: true,
  generateOperationSlug: ({ operationId, method, path }: { operationId?: string; method: string; path: string }) =>
    operationId ?? `${method}${path}`,
});

if (version !== undefined) follow(version);
