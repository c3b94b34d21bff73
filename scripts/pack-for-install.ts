import { runTool } from "./run-tool.ts";

/** Packs packages and all of their dependencies in this repository into a folder, for a project that installs them. Builds them first. */
export function packForInstall(names: readonly string[], to: string): void {
  buildPackages(names);
  const filters = names.map((name) => `--filter-prod=@shortvideo-api/${name}...`);
  runTool("pnpm", ["pack", ...filters, "--pack-destination", to]);
}

/** Builds packages, unless turbo runs this test and has just built them. */
export function buildPackages(names: readonly string[]): void {
  if (process.env["TURBO_HASH"] !== undefined) return;
  const filters = names.map((name) => `--filter=@shortvideo-api/${name}`);
  runTool("turbo", ["run", "build", ...filters, "--output-logs=errors-only"]);
}
