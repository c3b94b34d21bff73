/** What tells an item from all others of its list; null or `undefined` where the service left it out. */
export type KeyOf<Item> = (item: Item) => string | number | bigint | null | undefined;

/** What a walk knows of a page by those before it. */
export interface Sighting {
  /** The page that it repeats. A single item further back is no page repeated: lists pin items, and repeat them. */
  repeats: "the page before it" | "a page further back" | undefined;
  /** Pages in a row, this one included, that brought nothing new: they were empty, or held what others had held. */
  idlePages: number;
}

/**
 * Makes the memory of one walk, which knows a page again by the keys of its items. Where there are none, it compares
 * nothing, or the items themselves, and those only with the page before: it would have to keep the whole list.
 */
export function createPageMemory<Item>(
  keyOf: KeyOf<Item> | undefined,
  otherwise: "content" | "nothing",
): (items: readonly Item[]) => Sighting {
  const met = new Set<string>();
  let before = "";
  let idlePages = 0;
  return (items) => {
    const page = items.length === 0 || (!keyOf && otherwise === "nothing") ? "" : print(items, keyOf);
    const isBefore = page !== "" && page === before;
    const isMet = met.has(page);
    idlePages = items.length === 0 || isBefore || isMet ? idlePages + 1 : 0;
    before = page;
    if (keyOf && page !== "") met.add(page);
    if (isBefore) return { repeats: "the page before it", idlePages };
    return { repeats: isMet && items.length > 1 ? "a page further back" : undefined, idlePages };
  };
}

/** An item without a key stands for itself. */
function print<Item>(items: readonly Item[], keyOf: KeyOf<Item> | undefined): string {
  return JSON.stringify(keyOf ? items.map((item) => keyOf(item)?.toString() ?? item) : items);
}
