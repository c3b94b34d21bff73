import { basename } from "node:path";
import { namePackage, type PartName } from "@shortvideo-api/document/source";
import { placeSource } from "../layout/arrange-sources.ts";
import { locatePackage } from "../workspace/build-packages.ts";
import { OptionsError } from "./read-scope.ts";
import type { Settings, WorkspaceInputs } from "./workspace-inputs.ts";

/** An optional part of a workspace. */
interface Part {
  /** Names the part in the README. */
  readonly title: string;
  /** Describes the part in the README, after its title. */
  readonly purpose: string;
  /** The package of this repository that makes the part. */
  readonly tool: string;
  /** The library that the part works with. */
  readonly library?: string;
  /** The code of the part, which the client exports; `undefined` if it has none. */
  readonly code?: PartCode;
}

interface PartCode {
  /** The name of its file, and its subpath of the client: `"queries"`. */
  readonly entry: string;
  /** The versions of the library that users of the code may install. */
  readonly range: string;
}

/** All optional parts. Their names are those of the configuration. */
export const optionalParts: Readonly<Record<PartName, Part>> = {
  msw: {
    title: "[Mock Service Worker](https://mswjs.io)",
    purpose: "handlers for tests in Node and browsers, which respond and report as a contract run does",
    tool: "@shortvideo-api/msw",
    library: "msw",
  },
  mcp: {
    title: "[MCP](https://modelcontextprotocol.io)",
    purpose: "the operations as tools of agents; without a key, the mock responds",
    tool: "@shortvideo-api/mcp",
  },
  "tanstack-query": {
    title: "[TanStack Query](https://tanstack.com/query)",
    purpose: "options of queries, infinite queries and mutations for each operation",
    tool: "@shortvideo-api/tanstack-query",
    library: "@tanstack/react-query",
    code: { entry: "queries", range: "^5.82.0" },
  },
  zod: {
    title: "[Zod](https://zod.dev)",
    purpose: "a schema for each component schema",
    tool: "@shortvideo-api/validators",
    library: "zod",
    code: { entry: "zod", range: "^4.2.0" },
  },
  valibot: {
    title: "[Valibot](https://valibot.dev)",
    purpose: "a schema for each component schema",
    tool: "@shortvideo-api/validators",
    library: "valibot",
    code: { entry: "valibot", range: "^1.0.0" },
  },
};

/** Lists the parts that the owner of a workspace has chosen, in the order of the table. */
export function listChosen({ parts = [] }: Pick<Settings, "parts">): Part[] {
  return Object.entries(optionalParts).flatMap(([name, part]) => (parts.some((each) => each === name) ? [part] : []));
}

/** Throws {@link OptionsError} if a chosen part cannot read the document, which consists of these files. */
export function refuseUnreadable(
  { parts = [] }: Pick<Settings, "parts">,
  [main = "", ...others]: readonly string[],
): void {
  if (others.length === 0 || !parts.includes("msw")) return;
  throw new OptionsError(
    `The part \`msw\` needs a document of one file, and \`${basename(main)}\` refers to ${others.length} ${others.length === 1 ? "other" : "others"}. Leave out the part.`,
  );
}

/** Lists the packages that the chosen parts need for development, with their versions. */
export function listPartTools({ settings, templates }: WorkspaceInputs): Record<string, string | undefined> {
  const { version, libraries } = templates;
  return Object.fromEntries(
    listChosen(settings).flatMap(({ tool, library }) => [
      [tool, version],
      ...(library === undefined ? [] : [[library, library === "msw" ? mswRange : libraries[library]]]),
    ]),
  );
}

/** A workspace runs on Node 20, and version 3 needs Node 22.12. */
const mswRange = "^2.14.0";

/** The fields of the manifest with the client, for the code of the chosen parts. */
export interface PartFields {
  readonly exports: Readonly<Record<string, object>>;
  /** Each is optional, so users who do not import the code install nothing. */
  readonly peers: { readonly peerDependencies?: object; readonly peerDependenciesMeta?: object };
}

/** Returns the exports and the libraries of the code of the chosen parts. */
export function describePartCode(settings: Settings): PartFields {
  const { layout = "packages" } = settings;
  const chosen = listChosen(settings).flatMap(({ library, code }) => (library && code ? [{ library, ...code }] : []));
  const folder = locatePackage("client", layout);
  const peers = {
    peerDependencies: Object.fromEntries(chosen.map(({ library, range }) => [library, range])),
    peerDependenciesMeta: Object.fromEntries(chosen.map(({ library }) => [library, { optional: true }])),
  };
  return {
    exports: Object.fromEntries(
      chosen.map(({ entry }) => {
        const source = placeSource({ folder: "client", file: `generated/${entry}.ts` }, layout);
        const built = source.replace(`${folder === "" ? "" : `${folder}/`}src/`, "./dist/").replace(/\.ts$/, "");
        return [`./${entry}`, { types: `${built}.d.ts`, default: `${built}.js` }];
      }),
    ),
    peers: chosen.length === 0 ? {} : peers,
  };
}

/** Describes the subpaths of the client that chosen parts add, as rows of a table; none without such parts. */
export function describePartImports(settings: Settings): string[] {
  return listChosen(settings).flatMap(({ title, purpose, library, code }) =>
    code === undefined ? [] : [`| ${nameImport(code, settings)} | ${title}: ${purpose}; needs \`${library}\` |`],
  );
}

function nameImport({ entry }: PartCode, settings: Settings): string {
  return `\`${namePackage("client", settings)}/${entry}\``;
}

/** Describes all parts for the README of the workspace, and how to add one. `examples` has the path of the example of each part. */
export function describeParts(settings: Settings, examples: Readonly<Partial<Record<string, string>>>): string[] {
  const chosen = new Set<string>(settings.parts);
  const rows = Object.entries(optionalParts).map(([name, { title, purpose, code }]) => {
    const example = examples[name];
    const places = [
      ...(code ? [nameImport(code, settings)] : []),
      ...(example === undefined ? [] : [`[example](${example})`]),
    ];
    return `| \`${name}\` | ${title}: ${purpose} | ${chosen.has(name) ? places.join(", ") : "–"} |`;
  });
  return [
    "## Optional parts",
    ["| Part | Purpose | Here |", "|---|---|---|", ...rows].join("\n"),
    'To add parts, list their names in `openapi-monorepo.json`: `"parts": ["msw", "zod"]`. Then run `npm run upgrade`, which adds their packages and examples, and `npm start`, which installs them and generates their code.',
  ];
}
