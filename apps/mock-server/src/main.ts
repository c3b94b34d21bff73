import module from "node:module";

// Runs the mock in its own process, like `shortvideo-mock start`. Other engines are dependencies of this package.
module.enableCompileCache();

const { createStartCommand, runCommand } = await import("@shortvideo-api/mock/commands");

await runCommand(createStartCommand("mock-server"));
