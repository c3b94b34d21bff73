// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { exactAnimal, exactCat, exactPet } from "./exact.js";
export { exactRequestOfPetsChangeAll, exactRequests, exactResponses } from "./operations.js";
