/** What can be reached of a document. Only right requests reach anything. */
export type Measure = "operations" | "parameters" | "values" | "boundaries" | "statuses" | "pages";

/** Each measure, in the order in which it is shown: its title, and what counts as reached, to end the sentence "Share of …". */
export const measures: readonly { readonly key: Measure; readonly title: string; readonly meaning: string }[] = [
  { key: "operations", title: "Operations", meaning: "operations that were called at least once" },
  { key: "parameters", title: "Parameters", meaning: "parameters that were sent at least once" },
  { key: "values", title: "Values", meaning: "values of enumerations and booleans that were sent" },
  {
    key: "boundaries",
    title: "Boundaries",
    meaning: "limits whose very value was sent: a minimum, a maximum, a length",
  },
  { key: "statuses", title: "Statuses", meaning: "documented statuses, of success and of failure, that were answered" },
  {
    key: "pages",
    title: "Ends of lists",
    meaning: "lists that were followed from the first page, page by page, to the last",
  },
];
