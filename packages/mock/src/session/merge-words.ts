import { readWords, type Word } from "../preference/read-words.js";

/** Joins two preferences word by word; where both have a word, the first counts. */
export function mergeWords(first: string, second: string): string {
  if (first === "" || second === "") return first + second;
  const words = readWords(first);
  const known = new Set(words.map(([name]) => name));
  return [...words, ...readWords(second).filter(([name]) => !known.has(name))].map(writeWord).join(", ");
}

function writeWord([name, value]: Word): string {
  if (value === "") return name;
  return `${name}=${/[",;\\]/.test(value) ? JSON.stringify(value) : value}`;
}
