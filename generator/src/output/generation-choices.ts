import type { Layout, PackageNames } from "@shortvideo-api/document/source";

/** The choices of a caller about the code of a document. */
export interface GenerationChoices {
  /** Absolute path of the folder of all files that a `$ref` may name. Default: the folder of the document. */
  refsWithin?: string | undefined;
  /** Absolute paths of files of OpenAPI Overlay 1.0 or 1.1, which are applied to the document in this order. */
  overlays?: readonly string[] | undefined;
  /** Absolute paths of modules with emitters of the caller, which run after the others. */
  emitters?: readonly string[] | undefined;
  /** The scope of the packages, such as `"@acme"`. Default: that of this repository. */
  scope?: string | undefined;
  /** Names of packages by folder, in place of the scope and the folder. */
  packages?: PackageNames | undefined;
  /** What the files are for. Default: `"packages"`. */
  layout?: Layout | undefined;
}
