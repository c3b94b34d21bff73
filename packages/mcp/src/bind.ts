/** Binds the model of any document to the runtime of the client, without generated code. */

export { bindApi, type BoundApi, type BoundOperation } from "./bind/bind-api.js";
