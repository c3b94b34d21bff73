// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-wire.ts.

import { type Exact, int64 } from "../exact.js";

/** Where a `UserAccount` holds 64-bit numbers. */
export const exactUserAccount: Exact = { fields: { room_id: int64 } };

/** Where a `UserAccountLookup` holds 64-bit numbers. */
export const exactUserAccountLookup: Exact = { fields: { user: () => exactUserAccount } };

/** Where a `UnlimitedSound` holds 64-bit numbers. */
export const exactUnlimitedSound: Exact = { fields: { id: int64, binded_challenge_id: int64 } };

/** Where a `UnlimitedSoundPage` holds 64-bit numbers. */
export const exactUnlimitedSoundPage: Exact = {
  fields: { data: { fields: { music_list: { items: () => exactUnlimitedSound } } } },
};

/** Where a `RelatedPost` holds 64-bit numbers. */
export const exactRelatedPost: Exact = { fields: { item_id: int64 } };

/** Where a `TrendingSong` holds 64-bit numbers. */
export const exactTrendingSong: Exact = { fields: { related_items: { items: () => exactRelatedPost } } };

/** Where a `TrendingSongPage` holds 64-bit numbers. */
export const exactTrendingSongPage: Exact = {
  fields: { data: { fields: { sound_list: { items: () => exactTrendingSong } } } },
};

/** Where a `LiveStream` holds 64-bit numbers. */
export const exactLiveStream: Exact = { fields: { data: () => exactLiveRoom } };

/** Where a `LiveStreamList` holds 64-bit numbers. */
export const exactLiveStreamList: Exact = { fields: { data: { items: () => exactLiveStream } } };

/** Where a `LiveOwner` holds 64-bit numbers. */
export const exactLiveOwner: Exact = { fields: { id: int64, own_room: { fields: { room_ids: { items: int64 } } } } };

/** Where a `LiveRoom` holds 64-bit numbers. */
export const exactLiveRoom: Exact = { fields: { id: int64, owner_user_id: int64, owner: () => exactLiveOwner } };

/** Where a `SearchedLiveRoom` holds 64-bit numbers. */
export const exactSearchedLiveRoom: Exact = { also: [() => exactLiveRoom] };
