import { join } from "node:path";
import { type Config, configurationFile, readConfig } from "@shortvideo-api/document/source";

/** The configuration of a workspace, which has a scope. */
export interface WorkspaceConfig extends Config {
  readonly scope: string;
}

/** Reads the configuration of a workspace. Throws an error that says what to do if it has problems, or no scope. */
export function readWorkspaceConfig(folder: string): WorkspaceConfig {
  const config = readConfig(join(folder, configurationFile));
  const { scope } = config;
  if (scope !== undefined) return { ...config, scope };
  throw new Error(`\`${config.file}\` has no \`scope\`. Add the scope of your packages, such as \`"scope": "@acme"\`.`);
}
