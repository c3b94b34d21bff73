// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

export { decodeOpenObject, decodeSearchedLiveRoom, encodeOpenObject, encodeSearchedLiveRoom } from "./encoded.js";
export {
  exactLiveOwner,
  exactLiveRoom,
  exactLiveStream,
  exactLiveStreamList,
  exactRelatedPost,
  exactSearchedLiveRoom,
  exactTrendingSong,
  exactTrendingSongPage,
  exactUnlimitedSound,
  exactUnlimitedSoundPage,
  exactUserAccount,
  exactUserAccountLookup,
} from "./exact.js";
export { exactRequests, exactResponses } from "./operations.js";
