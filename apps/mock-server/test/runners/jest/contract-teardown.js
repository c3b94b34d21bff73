export { teardown as default } from "@shortvideo-api/mock/jest";
