import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceFlag } from "../../../../scripts/source-flag.ts";

/**
 * Writes programs that replace those that need a network, a released package or much time. Returns the environment in which shell
 * blocks find them:
 *
 * - `npx` runs the built packages of this repository. A server stops as soon as it has printed its address.
 * - `npm install` accepts the public packages of this repository, and the libraries of the client and its examples.
 * - `npm run` runs the generator, and the build of the site. For other scripts, it checks only the name.
 * - `npm test` calls every operation if a contract run has started it.
 * - `curl` and `node` replace the documented port with that of the mock. `pytest`, `go` and `docker` call every operation.
 */
export function writeStandIns(folder: string, repository: string, mockUrl: string): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(join(folder, "node_modules/@shortvideo-api"), { recursive: true });
  for (const [name, source] of Object.entries({ client: "packages/client", spec: "spec", prism: "packages/prism" })) {
    symlinkSync(join(repository, source), join(folder, "node_modules/@shortvideo-api", name), "junction");
  }
  symlinkSync(join(repository, "generator"), join(folder, "generator"), "junction");
  for (const name of ["openapi.yaml", "other.yaml", "api.yaml"]) {
    cpSync(join(repository, "spec/openapi.yaml"), join(folder, name));
  }
  mkdirSync(bin);
  mkdirSync(join(folder, "shards"));
  const write = (name: string, script: string) => {
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  };
  const program = join(import.meta.dirname, "stand-in.ts");
  const hook = pathToFileURL(join(import.meta.dirname, "redirect-fetch.mjs")).href;
  for (const name of ["docker", "go", "npm", "npx", "pytest"])
    write(name, `#!/bin/sh\nexec "$README_NODE" "${sourceFlag}" "${program}" ${name} "$@"\n`);
  write("node", `#!/bin/sh\nexec "$README_NODE" --import "${hook}" "$@"\n`);
  write(
    "curl",
    `#!/bin/bash\nPATH=\${PATH#*:} exec curl --silent --show-error "\${@//http:\\/\\/127.0.0.1:4010/$README_MOCK}"\n`,
  );
  return {
    ...process.env,
    PATH: [bin, process.env["PATH"]].join(delimiter),
    README_NODE: process.execPath,
    README_MOCK: mockUrl,
    SHARD: "1",
    // Programs that npm starts write to this folder.
    INIT_CWD: folder,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  };
}
