import { STATUS_CODES } from "node:http";
import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

// The mock and the checks of responses run in Node. This bundle has them for browsers, too. It replaces the modules of Node by those in
// `src/platform/`. The build fails for a module of Node that is not replaced.

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const platform = ["buffer", "crypto", "fs", "module", "path", "timers/promises", "url", "vm", "zlib"];
const replaced = new Map(platform.map((name) => [`node:${name}`, find(`src/platform/${name.replace(/\/.*/, "")}.ts`)]));
replaced.set("node:http", "reason-phrases");

export default defineConfig({
  input: find("src/index.ts"),
  external: /^(?:msw|js-yaml|@eslint-community\/regexpp|ajv-formats|json-p3)(?:\/|$)/,
  platform: "neutral",
  moduleTypes: { ".yaml": "text" },
  // Modules that the bundle leaves out use more of Node than it replaces.
  shimMissingExports: true,
  checks: { unresolvedImport: false, shimmedExport: false },
  resolve: {
    conditionNames: ["@shortvideo-api/source", "import", "default"],
    extensionAlias: { ".js": [".ts", ".js"] },
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
        filter: { id: /^node:|\/respond-to-control\.js$/ },
        handler(id) {
          if (id.startsWith("node:")) return replaced.get(id) ?? { id, external: true };
          return find("src/platform/no-control.ts");
        },
      },
      // All that the mock needs of `node:http`.
      load: {
        filter: { id: /^reason-phrases$/ },
        handler: () => `export const STATUS_CODES = ${JSON.stringify(STATUS_CODES)};`,
      },
      renderChunk(code) {
        // Nothing of such a module is used.
        const used = code.replaceAll(/^import "node:[^"]+";$/gm, "");
        const missing = used.match(/^import .* from "node:[^"]+";$/gm) ?? [];
        if (missing.length > 0) this.error(`Browsers lack this. Add it to src/platform/: ${missing.join(" ")}`);
        return used;
      },
    },
  ],
  output: { dir: find("dist"), format: "esm", chunkFileNames: "[name].js" },
});
