// Changesets calls these functions to write changelogs. They omit commits, which mean nothing to users, and updates of our own
// packages, which all have the same version.

/** Writes the text of a changeset as a list item, without the signatures that `npm run release:plan` adds as comments. */
export function getReleaseLine({ summary }) {
  return `- ${summary
    .replaceAll(/ <!-- (?:for )?[\da-f ]+ -->$/gm, "")
    .trim()
    .replaceAll("\n", "\n  ")
    .replaceAll(/^ +$/gm, "")}\n`;
}

/** Omits the list of updated dependencies. */
export function getDependencyReleaseLine() {
  return "";
}
