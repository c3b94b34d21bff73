// Lets Node run our sources as they are: packages resolve to their sources, whose imports name the `.js` that a build would make.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const sources = { ...context, conditions: ["@shortvideo-api/source", ...context.conditions] };
    // A loader of tests adds a query to the address of a file.
    if (specifier.startsWith(".") && /\.ts(?:\?|$)/.test(context.parentURL ?? "")) {
      const source = specifier.replace(/\.js$/, ".ts");
      // A few programs are written in JavaScript.
      if (existsSync(new URL(source, context.parentURL))) return nextResolve(source, sources);
    }
    return nextResolve(specifier, sources);
  },
});
