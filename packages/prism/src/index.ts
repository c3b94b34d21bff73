export { prismEngine } from "./prism-engine.js";
