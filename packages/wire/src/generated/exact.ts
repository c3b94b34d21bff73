// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of a `UserAccount`. */
export const exactUserAccount: Exact = { fields: { room_id: int64 } };

/** The 64-bit numbers of a `UserAccountLookup`. */
export const exactUserAccountLookup: Exact = { fields: { user: () => exactUserAccount } };

/** The 64-bit numbers of a `UnlimitedSound`. */
export const exactUnlimitedSound: Exact = { fields: { id: int64, binded_challenge_id: int64 } };

/** The 64-bit numbers of a `UnlimitedSoundPage`. */
export const exactUnlimitedSoundPage: Exact = {
  fields: { data: { fields: { music_list: { items: () => exactUnlimitedSound } } } },
};

/** The 64-bit numbers of a `RelatedPost`. */
export const exactRelatedPost: Exact = { fields: { item_id: int64 } };

/** The 64-bit numbers of a `TrendingSong`. */
export const exactTrendingSong: Exact = { fields: { related_items: { items: () => exactRelatedPost } } };

/** The 64-bit numbers of a `TrendingSongPage`. */
export const exactTrendingSongPage: Exact = {
  fields: { data: { fields: { sound_list: { items: () => exactTrendingSong } } } },
};

/** The 64-bit numbers of a `LiveStream`. */
export const exactLiveStream: Exact = { fields: { data: () => exactLiveRoom } };

/** The 64-bit numbers of a `LiveStreamList`. */
export const exactLiveStreamList: Exact = { fields: { data: { items: () => exactLiveStream } } };

/** The 64-bit numbers of a `LiveOwner`. */
export const exactLiveOwner: Exact = { fields: { id: int64, own_room: { fields: { room_ids: { items: int64 } } } } };

/** The 64-bit numbers of a `LiveRoom`. */
export const exactLiveRoom: Exact = { fields: { id: int64, owner_user_id: int64, owner: () => exactLiveOwner } };

/** The 64-bit numbers of a `SearchedLiveRoom`. */
export const exactSearchedLiveRoom: Exact = { also: [() => exactLiveRoom] };
