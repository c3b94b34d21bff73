// The floors of the repository, from the ground up. An import goes down: a file may import from its own room and from rooms on
// lower floors. Rooms on one floor, `["a", "b"]`, do not import each other. Data flows through the packages in the same order:
// spec → document → generator, mock → apps.
//
// `plugin.mjs` reports each import that runs up as a lint error. `check-rooms.mjs` checks generated code, and that every folder has
// a floor. Tests, benchmarks and other files outside of `src` are above all floors.

/** @typedef {readonly (string | readonly string[])[]} Floors Rooms from the ground up; an array contains rooms on the same floor. */

/**
 * Packages, by folder.
 * @type {Floors}
 */
export const packageFloors = [
  ["spec", "scripts"],
  "packages/openapi-types",
  "packages/wire",
  "packages/document",
  ["packages/model", "packages/pagination", "packages/fixtures", "packages/report"],
  "packages/diff",
  "packages/client",
  ["packages/bind", "packages/mock"],
  "packages/prism",
  "packages/contract",
  ["packages/mcp", "packages/msw", "packages/site"],
  "generator",
  ["packages/tanstack-query", "packages/validators"],
  ["apps/mock-server", "apps/prose", "apps/release"],
  "apps/dev",
];

/**
 * Rooms of each package: the folders and files in `src`, files without their extension. A room includes its subfolders that are not
 * rooms themselves; `.` is `src`.
 * @type {Record<string, Floors>}
 */
export const roomFloors = {
  "packages/openapi-types": ["schema-types", "generated", "."],
  "packages/wire": [".", "generated", "index"],
  "packages/pagination": [".", "generated", "index"],
  "packages/fixtures": [".", "generated", "to-response", "index"],
  "packages/client": [
    "errors",
    "call",
    "serialize",
    ["checks", "responses"],
    ["connection", "layers"],
    ["auth", "streams"],
    "webhooks",
    "generated",
    ["connect", "create-client", "is-failure-of"],
    "result-of",
    ["functions", "runtime"],
    ".",
  ],
  "packages/document": [
    ["numbers", "pagination"],
    ["openapi", "describe", "names"],
    ["auth", "text", "schema", "pattern"],
    ["diagnostics", "admit", "view"],
    "sample",
    "checks",
    ["normalize", "extensions", "overlay"],
    "configuration",
    ["operation", "revision"],
    "references",
    ".",
  ],
  "packages/report": [
    ["text", "model"],
    "verdict",
    "merge",
    "render/html",
    "render",
    ["files", "contract", "verification", "diff"],
    ".",
  ],
  "packages/model": ["shape", "api", "names", "directions", "checks", "operation", "fixtures", "metadata", "."],
  "packages/diff": ["change", "schema", "operation", "webhook", ".", "command", ["commands", "cli"]],
  "packages/mock": [
    "operation",
    "exchange",
    "sample",
    "request",
    "scenario",
    "preference",
    "response",
    "detect",
    "session",
    "validate",
    "engine",
    "respond",
    "core",
    "http",
    "command",
    ".",
  ],
  "packages/prism": ["."],
  "packages/msw": ["platform", ".", "index"],
  "packages/tanstack-query": [".", "index"],
  "packages/bind": [".", "index"],
  "packages/mcp": ["result", "tools", ["open", "serve"], "command", "."],
  "packages/site": [
    "content",
    "page",
    "sample",
    ["try", "type", "search"],
    "browser",
    ["operation", "error"],
    "guide",
    ["overview", "webhook", "agents", "change"],
    ".",
    "serve",
    "command",
    ["cli", "index"],
  ],
  "packages/validators": [".", ["zod", "valibot"]],
  "packages/contract": [
    "verify/request",
    "verify/compare",
    "verify/record",
    ["verify/inferences", "verify/explore"],
    "verify",
    "traffic",
    "command",
    "runner",
    ".",
  ],
  generator: [
    "output",
    "config",
    "emitter",
    "emit/print",
    ["emit/types", "emit/pagination", "emit/fixtures", "emit/client"],
    "emit",
    "layout",
    ["release", "generate", "suggest"],
    "workspace",
    "init",
    ["upgrade", "from-code"],
    "commands",
    ".",
  ],
  "apps/dev": ["."],
  "apps/mock-server": ["."],
  "apps/prose": ["."],
  "apps/release": [".", "rehearsal", "main", "cli"],
};
