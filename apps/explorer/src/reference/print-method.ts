import { type Resource, printAccess } from "@shortvideo-api/generator";

/** Prints the method of an operation in the typed client: `api.posts.get`. */
export function printMethod({ name }: Resource, method: string): string {
  return printAccess("api", [
    { name, optional: false },
    { name: method, optional: false },
  ]);
}
