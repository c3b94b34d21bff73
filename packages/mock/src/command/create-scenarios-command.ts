import { Command } from "commander";
import { printScenarios } from "../scenario/print-scenarios.js";

/** Creates the command that lists the scenarios. */
export function createScenariosCommand(): Command {
  return new Command("scenarios")
    .description("List the scenarios and the ways to choose one.")
    .showHelpAfterError("Run with `--help` for usage.")
    .action(() => console.log(printScenarios()));
}
