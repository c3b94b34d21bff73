export { describeSchema } from "@shortvideo-api/document";
