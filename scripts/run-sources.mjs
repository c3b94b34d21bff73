// Lets Node run our sources as they are: packages resolve to their sources, whose imports name the `.js` that a build would make.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = specifier.startsWith(".") && context.parentURL?.endsWith(".ts");
    return nextResolve(isOurs ? specifier.replace(/\.js$/, ".ts") : specifier, {
      ...context,
      conditions: ["@shortvideo-api/source", ...context.conditions],
    });
  },
});
