import { type Resource, printMembers } from "@shortvideo-api/generator";

/** Prints the method of an operation in the typed client: `api.users.contactMethods.list`. */
export function printMethod({ members }: Resource, method: string): string {
  return printMembers("api", [...members, method]);
}
