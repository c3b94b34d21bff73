import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

// The mock and the checks of responses run in Node. This bundle has them for browsers as well: it replaces the modules of Node by those in
// `src/platform/`, and the compiler of schemas by one that needs no `eval`. What a browser lacks fails the build.

const platform = ["buffer", "crypto", "fs", "http", "path", "timers/promises", "url", "vm", "zlib"];
const installed = /^(?:msw|js-yaml|@eslint-community\/regexpp|ajv-formats)(?:\/|$)/;
const compilers = "../mock/src/operation/compile";
const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  input: find("src/index.ts"),
  shimMissingExports: true,
  external: (id) => (id.startsWith("node:") ? !platform.includes(id.slice(5)) : installed.test(id)),
  platform: "neutral",
  moduleTypes: { ".yaml": "text" },
  resolve: {
    conditionNames: ["@shortvideo-api/source", "import", "default"],
    extensionAlias: { ".js": [".ts", ".js"] },
    alias: Object.fromEntries(
      platform.map((name) => [`node:${name}`, find(`src/platform/${name.replace(/\/.*/, "")}.ts`)]),
    ),
  },
  transform: {
    inject: {
      Buffer: [find("src/platform/buffer.ts"), "Buffer"],
      process: [find("src/platform/process.ts"), "process"],
    },
  },
  plugins: [
    {
      name: "replace-modules",
      resolveId: {
        filter: { id: /\/(?:schema-compiler|respond-to-control)\.js$/ },
        handler(id, importer = "") {
          if (id.endsWith("/respond-to-control.js")) return find("src/platform/no-control.ts");
          return importer.includes("/interpret/") ? undefined : find(`${compilers}/interpret/schema-compiler.ts`);
        },
      },
    },
    {
      name: "refuse-node",
      generateBundle(_options, bundle) {
        const missing = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? file.imports.filter((id) => id.startsWith("node:")) : [],
        );
        if (missing.length > 0)
          this.error(`Browsers have no ${missing.join(", ")}. Add what is used to src/platform/.`);
      },
    },
  ],
  output: { dir: find("dist"), format: "esm", chunkFileNames: "[name].js" },
});
