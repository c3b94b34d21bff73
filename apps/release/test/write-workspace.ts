import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the whole repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Writes a workspace of four packages that is ready to be published. `changes` replaces or removes files. Returns its folder. */
export function writeWorkspace(version: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "workspace-"));
  const files: Record<string, string | undefined> = {
    "package.json": JSON.stringify({ name: "letters", private: true, version: "0.0.0" }),
    "pnpm-workspace.yaml": "packages: [packages/*]\npmOnFail: ignore\n",
  };
  for (const [index, name] of letters.entries()) {
    const needed = letters[index - 1];
    files[`packages/${name}/package.json`] = JSON.stringify({
      name: `@letters/${name}`,
      version,
      keywords: ["letters"],
      homepage: `https://letters.example/tree/HEAD/packages/${name}#readme`,
      bugs: { url: "https://letters.example/issues" },
      license: "MIT",
      repository: { type: "git", url: "git+https://letters.example.git", directory: `packages/${name}` },
      type: "module",
      exports: "./index.js",
      files: ["index.js", "CHANGELOG.md"],
      engines: { node: ">=20" },
      scripts: { test: "vitest run" },
      devDependencies: { vitest: "*" },
      ...(needed === undefined ? {} : { dependencies: { [`@letters/${needed}`]: version } }),
    });
    files[`packages/${name}/index.js`] = `export const letter = "${name}";\n`;
    for (const file of ["README.md", "LICENSE", "CHANGELOG.md"]) files[`packages/${name}/${file}`] = `# ${name}\n`;
  }
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, "node_modules"));
  symlinkSync(join(repository, "node_modules/.bin"), join(root, "node_modules/.bin"));
  return root;
}

/** The packages. Each one depends on the one before. Neither alphabetical order nor its reverse follows the dependencies. */
const letters = ["b", "d", "a", "c"] as const;
