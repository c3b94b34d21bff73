import { type Exact, stringifyExact } from "@shortvideo-api/wire";

/** Writes a property of a form as JSON. `exact` marks the 64-bit numbers of the whole form. */
export function stringifyProperty(name: string, value: unknown, exact: Exact | undefined): string {
  // The marks apply to an object with this property: only the text of the value remains.
  return stringifyExact({ [name]: value }, exact).slice(JSON.stringify(name).length + 2, -1);
}

/** Writes an item of a list in a form as JSON. `name` is the property that holds the list. */
export function stringifyItem(name: string, item: unknown, exact: Exact | undefined): string {
  return stringifyProperty(name, [item], exact).slice(1, -1);
}
