import { runTool } from "./run-tool.ts";

/** Builds what the tests run, unless turbo just did: they start the server as its users do. */
export function setup(): void {
  if (process.env["TURBO_HASH"] !== undefined) return;
  runTool("turbo", ["run", "build", "--filter=@shortvideo-api/mock-server", "--output-logs=errors-only"]);
}
