import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { Fixtures } from "@shortvideo-api/mock";

/**
 * Creates a function that loads the current fixtures from the disk. `root` is a folder that contains `packages/`.
 *
 * Node loads a module once. A new number in its address makes it a new module, and each module passes the number on to its imports
 * from these packages. Old modules remain in memory: about a megabyte for each call.
 */
export function createFixtureLoader(root: string): () => Promise<Fixtures> {
  const packages = pathToFileURL(`${root}/packages/`).href;
  let reading = 0;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const [parentURL = "", number] = (context.parentURL ?? "").split("?reading=");
      if (number === undefined) return nextResolve(specifier, context);
      const packageName = /^@shortvideo-api\/([\w-]+)$/.exec(specifier)?.[1];
      const source = packageName === undefined ? specifier : `${packages}${packageName}/src/index.ts`;
      const isOurs = packageName !== undefined || specifier.startsWith(".");
      const resolved = nextResolve(isOurs ? source.replace(/\.js$/, ".ts") : source, { ...context, parentURL });
      return isOurs ? { ...resolved, url: `${resolved.url}?reading=${number}` } : resolved;
    },
  });
  return async () => {
    reading += 1;
    const address = `${packages}fixtures/src/generated/operations.ts?reading=${reading}`;
    const { operations }: { operations: Fixtures } = await import(address);
    return operations;
  };
}
