import { createExplorerCommand } from "./command/create-explorer-command.ts";

// The door of `npm run explorer`, and of the package's build.
await createExplorerCommand().parseAsync();
