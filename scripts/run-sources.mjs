// Lets Node run our sources without a build: packages resolve to their sources, whose imports name the `.js` files of a build.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const sources = { ...context, conditions: ["@shortvideo-api/source", ...context.conditions] };
    // Vitest may add a query to the address of a file.
    if (specifier.startsWith(".") && /\.ts(?:\?|$)/.test(context.parentURL ?? "")) {
      const source = specifier.replace(/\.js$/, ".ts");
      // A few files are JavaScript and have no `.ts`.
      if (existsSync(new URL(source, context.parentURL))) return nextResolve(source, sources);
    }
    return nextResolve(specifier, sources);
  },
});
