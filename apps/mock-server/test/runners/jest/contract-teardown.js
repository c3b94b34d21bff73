export { teardown as default } from "@shortvideo-api/contract/jest";
