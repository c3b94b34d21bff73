import { Command } from "commander";
import { specOption } from "@shortvideo-api/mock/commands";
import { buildSite } from "../build-site.js";
import { readContent } from "../content/read-content.js";
import { writeSite } from "../write-site.js";

/** Creates the command line. */
export function createCommand(name: string, version: string): Command {
  return new Command(name)
    .version(version, "-V, --version", "print the version")
    .description("Makes the documentation site of an OpenAPI document.")
    .addCommand(
      new Command("build")
        .description("Writes the site as files for any web server.")
        .addOption(specOption())
        .option("--to <folder>", "target folder", "site")
        .action(async ({ spec, to }: { spec?: string; to: string }) => {
          const { fileURLToPath } = await import("node:url");
          const content = await readContent({
            spec: spec ?? fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")),
          });
          const files = buildSite(content);
          writeSite(files, to);
          console.log(`${content.model.title}: ${content.operations.length} operations, ${files.size} files in ${to}.`);
        }),
    );
}
