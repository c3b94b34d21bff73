/** Binds the operations of any document to the runtime of the client, without generated code. */

export { bindApi, type BoundApi, type BoundOperation } from "./bind-api.js";
export { bindList, type BoundList, type ListOptions } from "./bind-list.js";
