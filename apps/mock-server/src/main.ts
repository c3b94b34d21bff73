import module from "node:module";

// Runs the mock in its own process, like `shortvideo-mock start`. The engine Prism is included.
module.enableCompileCache();

const { createStartCommand, runCommand } = await import("@shortvideo-api/mock/commands");

await runCommand(createStartCommand("mock-server", async () => (await import("@shortvideo-api/prism")).prismEngine()));
