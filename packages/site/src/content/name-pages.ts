/** Names pages after texts of the document. Names are file names: unique, also when case is ignored. */
export function createPageNamer(folder: string): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const stem = text.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replaceAll(/^[.-]+|[.-]+$/g, "") || "unnamed";
    for (let count = 1; ; count++) {
      const name = `${folder}/${count === 1 ? stem : `${stem}-${count}`}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}
