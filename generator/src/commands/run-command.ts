import { readFlags } from "@shortvideo-api/diff/commands/source";
import { ignoreOutputErrors } from "@shortvideo-api/document/start/source";

/** A command of `openapi-monorepo`. Returns the exit code. */
type Main = (args: readonly string[]) => Promise<number | undefined>;

interface BinCommand {
  readonly purpose: string;
  /** Default: `true`. */
  readonly hasOptions?: false;
  readonly load: (args: readonly string[]) => Promise<Main>;
}

const commands: Readonly<Record<string, BinCommand>> = {
  init: {
    purpose: "makes a workspace for an OpenAPI document in an empty folder",
    load: async () => (await import("./init-command.ts")).main,
  },
  generate: {
    purpose: "writes the code from the document of the workspace",
    load: async (args) => {
      await refresh(args.includes("--check"));
      return (await import("./generate-command.ts")).runAlone;
    },
  },
  suggest: {
    purpose: "suggests pagination, failures and units that the document describes, as an overlay to review",
    load: async () => (await import("./suggest-command.ts")).main,
  },
  upgrade: {
    purpose: "brings the copied files to the version of this generator, and keeps edits",
    load: async () => (await import("./upgrade-command.ts")).main,
  },
  files: {
    purpose: "prints the copied files as JSON, for the upgrade of a later version",
    load: async () => (await import("./upgrade-command.ts")).printFiles,
  },
  prepare: {
    purpose: "writes the runtime, which is not in git",
    hasOptions: false,
    load: async () => (await import("./workspace-commands.ts")).prepare,
  },
  build: {
    purpose: "compiles the packages",
    hasOptions: false,
    load: async () => (await import("./workspace-commands.ts")).build,
  },
  start: {
    purpose: "generates, builds, starts the mock, and calls every operation",
    hasOptions: false,
    load: async () => {
      await refresh(false);
      return (await import("./workspace-commands.ts")).start;
    },
  },
  test: {
    purpose: "checks the generated code, builds it, and calls every operation in a contract run",
    hasOptions: false,
    load: async () => {
      await refresh(true);
      return (await import("./workspace-commands.ts")).test;
    },
  },
  call: {
    purpose: "calls every operation at the address in `MOCK_URL`, or of a mock that it starts",
    hasOptions: false,
    load: async () => (await import("./workspace-commands.ts")).call,
  },
  diff: {
    purpose: "compares the document with an earlier one",
    load: async () => (await import("./diff-command.ts")).main,
  },
  "release-plan": {
    purpose: "writes the changeset for the changes of the document since the last release",
    load: async () => (await import("./release-plan-command.ts")).main,
  },
  "release-version": {
    purpose: "turns changesets into versions and changelogs",
    hasOptions: false,
    load: async () => (await import("./release-commands.ts")).setVersion,
  },
  release: {
    purpose: "builds and publishes the packages",
    hasOptions: false,
    load: async () => (await import("./release-commands.ts")).publish,
  },
  mock: {
    purpose: "serves the mock of the document until stopped",
    load: async () => (await import("../workspace/run-tool.ts")).runMock,
  },
  contract: {
    purpose: "runs a test command against the mock, and reports violations and coverage",
    load: async () => (await import("../workspace/run-tool.ts")).runContract,
  },
  site: {
    purpose: "serves the documentation site with a mock until stopped; `site build` writes it as files",
    load: async () => (await import("../workspace/run-tool.ts")).runSite,
  },
};

/** Brings the configuration of the workspace up to date with its module. It is read when a command is loaded. */
async function refresh(check: boolean): Promise<void> {
  const { refreshConfiguration } = await import("../config/configuration-module.ts");
  await refreshConfiguration(process.cwd(), { check });
}

const names = Object.keys(commands);

const help = `Usage: openapi-monorepo COMMAND [options]

Makes a monorepo of typed packages for an OpenAPI document, and keeps it up to date.

Commands:
${names.map((name) => `  ${name.padEnd(17)}${commands[name]?.purpose}`).join("\n")}

\`openapi-monorepo COMMAND --help\` lists the options of a command.`;

/** Runs the command that the first argument names. Returns the exit code. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number | undefined> {
  ignoreOutputErrors(1);
  if (name === "--version" || name === "-V") {
    // Most commands need the configuration of a workspace, but not this one.
    const { readGeneratorVersion } = await import("../config/read-generator-version.ts");
    console.log(readGeneratorVersion());
    return 0;
  }
  if (name === "--help" || name === "-h") {
    console.log(help);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const given = name === undefined ? "No command was given" : `Unknown command \`${name}\``;
    console.error(`${given}. Commands: ${names.join(", ")}.`);
    return 2;
  }
  if (command.hasOptions === false && args.length > 0) {
    const { Command } = await import("commander");
    const flags = readFlags(new Command(`openapi-monorepo ${name}`).description(command.purpose), args);
    if (typeof flags === "number") return flags;
  }
  try {
    const main = await command.load(args);
    return await main(args);
  } catch (error) {
    // The configuration is read when a command is loaded.
    const { printFailure } = await import("./print-result.ts");
    printFailure(error);
    return 1;
  }
}
