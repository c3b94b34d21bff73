// How changesets become changelogs: in their own words, without commits, which say nothing to users, and without lists of
// our own packages, which all have one version.

export function getReleaseLine({ summary }) {
  return `- ${summary.trim().replaceAll("\n", "\n  ").replaceAll(/^ +$/gm, "")}\n`;
}

export function getDependencyReleaseLine() {
  return "";
}
