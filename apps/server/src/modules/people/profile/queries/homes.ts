import type { z } from 'zod/mini';
import type { castHome, guestHome } from '@yoimachi/contract/profile';
import { addDays, dayOf, instantAt, monthDays } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { readReward } from '#money/points';
import { findCast } from '../cast.store.ts';
import { countSettled, feePercentOf, rewardsByDay } from '../earnings.store.ts';
import { findGuest } from '../guest.store.ts';

export async function readGuestHome(db: Db, guestId: string): Promise<z.output<typeof guestHome>> {
  const row = await findGuest(db, guestId);
  return {
    userId: row.id,
    nickname: row.nickname,
    registrationStage: row.registration_stage,
    ageChecked: row.age_checked_at !== null,
    hasCard: row.card_id !== null,
  };
}

/** A summary of her account, with this month's earnings after the stage fee. */
export async function readCastHome(db: Db, castId: string, now: Date): Promise<z.output<typeof castHome>> {
  const days = monthDays(dayOf(now).slice(0, 7));
  const from = instantAt(days[0]!, 0);
  const to = instantAt(addDays(days.at(-1)!, 1), 0);
  const row = await findCast(db, castId);
  const [feePercent, rewardPoints, monthDaysEarned, monthBookingCount] = await Promise.all([
    feePercentOf(db, row.stage),
    readReward(db, castId),
    rewardsByDay(db, castId, from, to),
    countSettled(db, castId, from, to),
  ]);
  return {
    userId: row.id,
    nickname: row.nickname,
    registrationStage: row.registration_stage,
    verifyStatus: row.verify_status,
    paused: row.paused_at !== null,
    priceSet: row.price30 !== null,
    stage: row.stage,
    feePercent,
    rewardPoints,
    monthRewardPoints: monthDaysEarned.reduce((sum, each) => sum + each.points, 0),
    monthBookingCount,
    monthDays: monthDaysEarned,
    registeredAt: row.registered_at.toISOString(),
  };
}
