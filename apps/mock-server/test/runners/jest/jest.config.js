export default {
  testMatch: ["**/*.suite.cjs"],
  globalSetup: "./contract-setup.js",
  globalTeardown: "./contract-teardown.js",
  transform: {},
  // A test that takes longer hangs. Other programs may use the machine, so the default of 5 seconds is too short.
  testTimeout: 600_000,
};
