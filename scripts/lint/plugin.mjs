// Our own rules for oxlint. An import that runs up is an error; `floors.mjs` has the order.

import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { findImportUp } from "./find-import-up.mjs";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** @type {import("oxlint").Rule} */
const noImportUp = {
  meta: { type: "problem" },
  create(context) {
    const file = relative(repository, context.filename).split(sep).join("/");
    /** @param {any} node An import or export, which names another file in `source`. */
    const check = (node) => {
      if (typeof node.source?.value !== "string") return;
      const message = findImportUp(file, node.source.value);
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: "floors" }, rules: { "no-import-up": noImportUp } };
