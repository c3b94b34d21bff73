// Writes changelogs in the words of the changesets. Leaves out commits, which say nothing to users, and lists of our own
// packages, which all have one version. The signatures of `npm run release:plan` stay behind.

export function getReleaseLine({ summary }) {
  return `- ${summary
    .replaceAll(/ <!-- (?:for )?[\da-f ]+ -->$/gm, "")
    .trim()
    .replaceAll("\n", "\n  ")
    .replaceAll(/^ +$/gm, "")}\n`;
}

export function getDependencyReleaseLine() {
  return "";
}
