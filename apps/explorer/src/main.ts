import { createExplorerCommand } from "./command/create-explorer-command.ts";

// The entry of `npm run explorer`, and of the package's build.
await createExplorerCommand().parseAsync();
