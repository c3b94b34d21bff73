import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { Fixtures } from "@shortvideo-api/mock";

/**
 * Gives what reads the fixtures below a folder that holds `packages/`, as they are on disk now.
 *
 * Node reads a module once. Under an address with another number it is another module, and each hands the number on to what it
 * imports of these packages. What was read before stays in memory, about a megabyte a time.
 */
export function createFixtureLoader(root: string): () => Promise<Fixtures> {
  const packages = pathToFileURL(`${root}/packages/`).href;
  let reading = 0;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const [parentURL = "", number] = (context.parentURL ?? "").split("?reading=");
      if (number === undefined) return nextResolve(specifier, context);
      const own = /^@shortvideo-api\/([\w-]+)$/.exec(specifier)?.[1];
      const source = own === undefined ? specifier : `${packages}${own}/src/index.ts`;
      const isOurs = own !== undefined || specifier.startsWith(".");
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
