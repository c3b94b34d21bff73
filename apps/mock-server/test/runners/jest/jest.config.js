export default {
  testMatch: ["**/*.suite.cjs"],
  // The recipes of the documentation are written to this folder, with a configuration of their own.
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/"],
  globalSetup: "./contract-setup.js",
  globalTeardown: "./contract-teardown.js",
  transform: {},
  // A test that takes longer hangs. Other programs may use the machine, so the default of 5 seconds is too short.
  testTimeout: 600_000,
};
