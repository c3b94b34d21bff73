import { type Markup, markup } from "@shortvideo-api/report/html";

/** Prints a name with places at which a narrow column may break it. */
export function printName(name: string): Markup {
  const parts = name.split(/(?<=[./_-])|(?<=[a-z])(?=[A-Z])/);
  return markup`${parts.map((part, index) => (index === 0 ? part : markup`<wbr>${part}`))}`;
}
