import type { Gift, SentGift } from '@yoimachi/contract/gift';
import type { GiftRow } from './gift.store.ts';
import type { SentGiftRow } from './send.store.ts';

export function presentGift({ id, name, points, picture }: GiftRow): Gift {
  return { giftId: id, name, points, picture };
}

export function presentSentGift(row: SentGiftRow): SentGift {
  return {
    sentId: row.id,
    giftId: row.gift_id,
    name: row.name,
    points: row.points,
    picture: row.picture,
    castId: row.cast_id,
    castName: row.cast_name,
    sentAt: row.sent_at.toISOString(),
  };
}
