import { FRIENDS_WINDOW_DAYS, judgeReferral } from '@yoimachi/domain/stage';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { uncountedParticipations } from '../count.store.ts';
import { compareCasts, friendsSince, lockReferral, saveOutcome } from '../referral.store.ts';
import { lockProgress } from '../stage.store.ts';
import { countOnce } from './count.ts';

/**
 * After any change of a booking: its settled parts count for its casts and, the first time, for those who invited them. Called again, it
 * does nothing.
 */
export async function countBooking(trx: Trx, bookingId: string, at: Date): Promise<void> {
  for (const { id, cast_id: castId } of await uncountedParticipations(trx, bookingId)) {
    await countOnce(trx, { castId, causeId: id, kind: 'BOOKING', at });
    await decideReferral(trx, castId, at);
  }
}

/** A friend's first settled booking decides whether she counts (rules.md 7). */
async function decideReferral(trx: Trx, friendId: string, at: Date): Promise<void> {
  const referral = await lockReferral(trx, friendId);
  if (!referral || referral.outcome !== null) return;
  const referrerId = referral.referrer_id;
  // One referrer's friends are decided serially, so that the tenth is the tenth.
  await lockProgress(trx, referrerId, at);
  const same = await compareCasts(trx, friendId, referrerId);
  const outcome = judgeReferral({
    sameIdentity: same.identity,
    sameBankAccount: same.bankAccount,
    sameCard: same.card,
    sameDevice: same.device || referral.same_device,
    friendsInWindow: await friendsSince(trx, referrerId, addMinutes(at, -FRIENDS_WINDOW_DAYS * DAY_MINUTES)),
  });
  await saveOutcome(trx, friendId, outcome, at);
  if (outcome === 'COUNTED') {
    await countOnce(trx, { castId: referrerId, causeId: friendId, kind: 'FRIEND', at });
  }
  if (outcome === 'REVIEW') {
    const payload = { kind: 'OPERATOR_REFERRAL', castId: referrerId, friendId };
    await publish(trx, operatorAlert, payload, at);
  }
}
