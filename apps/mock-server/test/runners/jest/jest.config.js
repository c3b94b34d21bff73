export default {
  testMatch: ["**/*.suite.cjs"],
  globalSetup: "./contract-setup.js",
  globalTeardown: "./contract-teardown.js",
  transform: {},
};
