export default { test: { include: ["contract.test.js"], globalSetup: ["contract-setup.js"], testTimeout: 600_000 } };
