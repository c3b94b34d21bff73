// Pages load the bundles of these packages, which contain their dependencies.
module.exports = {
  hooks: {
    readPackage: (manifest) =>
      manifest.name === "peers"
        ? manifest
        : { ...manifest, dependencies: {}, optionalDependencies: {}, peerDependencies: {} },
  },
};
