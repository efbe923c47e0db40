export { DEMO_PICTURED_GUEST_PHONE } from '../../tools/demo/accounts.ts';

/** She has handed in her licence; nobody has waited longer for a look at one. */
export const UNCHECKED_CAST = { nickname: 'ちひろ6', name: '小林 千尋' } as const;
/** She leads the ranking 評価が高い, and leads it alone. */
export const BEST_RATED_CAST = '霞';
/** Who says that he was there when his cast said that he was not: the one claim to decide. */
export const OBJECTING_GUEST = '釣り人';
/** She has begun to register, and handed in no licence yet. */
export const BEGUN_CAST = 'ちひろ3';
/** たかし, the demo's guest, and あおい, its cast: they met the evening before the walks, and it is settled. */
export const LAST_MEETING = { guest: 'たかし', cast: 'あおい', points: 10_400 } as const;
/** A store of 恵比寿, by its name the first of the lounges, and the four who work there. */
export const STORE = { name: 'ラウンジ 凪', casts: ['京香', '麗', '美琴', '雪乃'] } as const;
/** Whom the demo's guest likes best: the first of his favourites. */
export const FAVORITE_CAST = '透子';
