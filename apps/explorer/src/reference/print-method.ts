import { type Area, printAccess } from "@shortvideo-api/generator";

/** How code reaches a method of the typed client: `api.posts.get`. */
export function printMethod({ name }: Area, method: string): string {
  return printAccess("api", [
    { name, optional: false },
    { name: method, optional: false },
  ]);
}
