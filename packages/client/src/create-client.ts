import { connect } from "./connect.js";
import type { ConnectOptions } from "./connection.js";
import { type Areas, createAreas } from "./generated/areas.js";
import { type LayerOptions, standardLayers } from "./standard-layers.js";

/** How a client is opened: a connection with the standard layers. */
export interface ClientOptions extends Omit<ConnectOptions, "layers">, LayerOptions {}

/**
 * Opens the API, with a member for each area: {@link connect} with {@link standardLayers}, in classes. Nothing is sent
 * until a method is called. Throws a TypeError for an address, a key or middleware of no use, a RangeError for a limit of no
 * use.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey });
 */
export function createClient(options: ClientOptions): Areas {
  return createAreas(connect({ ...options, layers: standardLayers(options) }));
}
