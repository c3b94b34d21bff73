import { Command } from "commander";
import { printScenarios } from "../scenario/print-scenarios.js";

/** The command that tells which scenarios there are. */
export function createScenariosCommand(): Command {
  return new Command("scenarios")
    .description("Tells which scenarios there are, and how they are chosen.")
    .showHelpAfterError("`--help` lists what there is.")
    .action(() => console.log(printScenarios()));
}
