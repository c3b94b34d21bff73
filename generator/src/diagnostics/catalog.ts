/** Every problem the generator can report, and how to mend it. A code, once released, keeps its meaning. */
export const catalog = {
  syntax: {
    title: "The file is neither YAML nor JSON",
    fix: "Mend the text at this line.",
  },
} as const satisfies Record<string, { title: string; fix: string }>;

export type DiagnosticCode = keyof typeof catalog;
