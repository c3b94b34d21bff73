/** A documentation site that runs in the browser, as its README embeds it. */
export interface Peer {
  name: string;
  /** The package that is measured, below `peers/node_modules`. */
  package: string;
  /** Returns the body of a page for the document at an address. `file` returns the address of a file of the package. */
  body: (document: string, file: (path: string) => string) => string;
}

/** The sites to which ours is compared, each with its usual settings. None may try requests or load fonts of other hosts. */
export const peers: readonly Peer[] = [
  {
    name: "Redoc 2",
    package: "redoc-2",
    body: (document, file) =>
      `<redoc spec-url="${document}"></redoc><script src="${file("bundles/redoc.standalone.js")}"></script>`,
  },
  {
    name: "Redoc 3",
    package: "redoc-3",
    body: (document, file) =>
      `<redoc spec-url="${document}"></redoc><script type="module" src="${file("bundles/redoc.standalone.js")}"></script>`,
  },
  {
    name: "Scalar",
    package: "@scalar/api-reference",
    body: (document, file) =>
      `<div id="app"></div><script src="${file("dist/browser/standalone.js")}"></script>
<script>Scalar.createApiReference("#app", { url: "${document}", withDefaultFonts: false, telemetry: false })</script>`,
  },
  {
    name: "Swagger UI",
    package: "swagger-ui-dist",
    body: (document, file) =>
      `<link rel="stylesheet" href="${file("swagger-ui.css")}"><div id="app"></div><script src="${file("swagger-ui-bundle.js")}"></script>
<script>SwaggerUIBundle({ url: "${document}", dom_id: "#app" })</script>`,
  },
  {
    name: "Stoplight",
    package: "@stoplight/elements",
    body: (document, file) =>
      `<link rel="stylesheet" href="${file("styles.min.css")}"><script src="${file("web-components.min.js")}"></script>
<elements-api apiDescriptionUrl="${document}" router="hash"></elements-api>`,
  },
];
