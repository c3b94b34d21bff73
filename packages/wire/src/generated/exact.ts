// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** The 64-bit numbers of `UserAccount`. */
export const exactUserAccount: Exact = { fields: { room_id: int64 } };

/** The 64-bit numbers of `UserAccountLookup`. */
export const exactUserAccountLookup: Exact = { fields: { user: () => exactUserAccount } };

/** The 64-bit numbers of `UnlimitedSound`. */
export const exactUnlimitedSound: Exact = { fields: { id: int64, binded_challenge_id: int64 } };

/** The 64-bit numbers of `UnlimitedSoundPage`. */
export const exactUnlimitedSoundPage: Exact = {
  fields: { data: { fields: { music_list: { items: () => exactUnlimitedSound } } } },
};

/** The 64-bit numbers of `RelatedPost`. */
export const exactRelatedPost: Exact = { fields: { item_id: int64 } };

/** The 64-bit numbers of `TrendingSong`. */
export const exactTrendingSong: Exact = { fields: { related_items: { items: () => exactRelatedPost } } };

/** The 64-bit numbers of `TrendingSongPage`. */
export const exactTrendingSongPage: Exact = {
  fields: { data: { fields: { sound_list: { items: () => exactTrendingSong } } } },
};

/** The 64-bit numbers of `LiveStream`. */
export const exactLiveStream: Exact = { fields: { data: () => exactLiveRoom } };

/** The 64-bit numbers of `LiveStreamList`. */
export const exactLiveStreamList: Exact = { fields: { data: { items: () => exactLiveStream } } };

/** The 64-bit numbers of `LiveOwner`. */
export const exactLiveOwner: Exact = { fields: { id: int64, own_room: { fields: { room_ids: { items: int64 } } } } };

/** The 64-bit numbers of `LiveRoom`. */
export const exactLiveRoom: Exact = { fields: { id: int64, owner_user_id: int64, owner: () => exactLiveOwner } };

/** The 64-bit numbers of `SearchedLiveRoom`. */
export const exactSearchedLiveRoom: Exact = { also: [() => exactLiveRoom] };
