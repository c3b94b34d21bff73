import module from "node:module";

// The mock as a process of its own: `shortvideo-mock start`, whose port and address may come from PORT and HOST.
module.enableCompileCache();

const { createStartCommand, runCommand } = await import("@shortvideo-api/mock");

await runCommand(createStartCommand("mock-server", async () => (await import("@shortvideo-api/prism")).prismEngine()));
