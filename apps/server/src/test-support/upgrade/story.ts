import { castBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { seedDemo } from '../../../../../tools/demo/seed.ts';
import { OPERATORS } from '../../../../../tools/test/operators.ts';
import {
  approved,
  at,
  bookableCast,
  does,
  EVENING,
  joinStore,
  requested,
  requestedOf,
} from '../../modules/meeting/booking/test/support.ts';
import { suspendAccount } from '#desk/operator';
import { approveAct, proposeAct } from '#desk/operator-act';
import { guestWithPoints, signUpGuest, TEST_START, verifiedCast, type TestApp } from '../index.ts';

/** People looked up again after the upgrade. */
export const PHONES = {
  /** In a meeting at 18:20 that ends at 19:30. */
  guestInMeeting: '09080000001',
  castInMeeting: '09080000002',
  /** Reported as a no-show at 18:20. */
  guestClaimed: '09080000003',
  castClaiming: '09080000004',
  /** Has sent a request to both casts; the first has approved. */
  guestOfSeveral: '09080000005',
  castApproved: '09080000006',
  castAsked: '09080000007',
  /** Has asked, and waits. */
  guestWaiting: '09080000008',
  castWaited: '09080000009',
  guestSuspended: '09080000010',
  guestWithOldTexts: '09080000011',
  castWithOldTexts: '09080000012',
} as const;

/** The day of the unanswered requests. */
export const LATER = addDays(EVENING, 3);

/**
 * What an upgrade meets on a live product, around a small demo: running meetings, a claim, requests, operator acts, texts that were once
 * allowed, undelivered events. At the end the clock is at 18:20 on the evening.
 */
export async function playStory(test: TestApp): Promise<void> {
  const today = dayOf(new Date(TEST_START));
  await seedDemo(test.databaseUrl, { crypto: test.context.crypto, today, castCount: 12, guestCount: 8 });
  const meeting = await approved(test, {
    guest: await guestWithPoints(test, 20_000, { phone: PHONES.guestInMeeting }),
    cast: await bookableCast(test, { phone: PHONES.castInMeeting }),
  });
  const claimed = await approved(test, {
    guest: await guestWithPoints(test, 20_000, { phone: PHONES.guestClaimed }),
    cast: await bookableCast(test, { phone: PHONES.castClaiming }),
  });
  await test.moveTo(at(18));
  await does(test, meeting, castBookingRoutes.castArrived);
  await does(test, claimed, castBookingRoutes.castArrived);
  await test.moveTo(at(18, 20));
  await does(test, claimed, castBookingRoutes.claimGuestAbsent);
  await askForLater(test);
  await actAsOperators(test);
  await keepOldTexts(test);
}

async function askForLater(test: TestApp): Promise<void> {
  const casts = [
    await bookableCast(test, { phone: PHONES.castApproved, day: LATER }),
    await bookableCast(test, { phone: PHONES.castAsked, day: LATER }),
  ];
  await joinStore(test, casts);
  const guest = await guestWithPoints(test, 40_000, { phone: PHONES.guestOfSeveral });
  const { bookingId } = await requestedOf(test, { guest, casts });
  await does(test, { guest, cast: casts[0]!, bookingId }, castBookingRoutes.confirmBooking, { decision: 1 });
  await requested(test, {
    guest: await guestWithPoints(test, 20_000, { phone: PHONES.guestWaiting }),
    cast: await bookableCast(test, { phone: PHONES.castWaited, day: LATER }),
  });
}

/** What one operator has proposed; another has approved one of them. */
async function actAsOperators(test: TestApp): Promise<void> {
  const { context } = test;
  const suspended = await signUpGuest(test, { phone: PHONES.guestSuspended });
  await suspendAccount(context, { accountId: suspended.userId, operator: OPERATORS.sato });
  const propose = async () => {
    const proposal = { kind: 'ADJUSTMENT', accountId: suspended.userId, points: 300 } as const;
    const proposed = await proposeAct(context, { ...proposal, reason: 'お詫び', operator: OPERATORS.sato });
    if (!proposed.ok) throw new Error(proposed.error.code);
    return proposed.value.actId;
  };
  await approveAct(context, { actId: await propose(), operator: OPERATORS.suzuki });
  await propose();
}

/** Texts and values accepted before lists and rules existed; written bypassing the calls, which refuse some of them. */
async function keepOldTexts(test: TestApp): Promise<void> {
  const guest = await signUpGuest(test, { phone: PHONES.guestWithOldTexts, nickname: '運営\u200b' });
  const old = { hair: '虹色', job: '忍者', birthplace: 13 };
  await sql`update guest set profile = ${JSON.stringify(old)} where id = ${guest.userId}`.execute(test.db);
  const cast = await verifiedCast(test, { phone: PHONES.castWithOldTexts, nickname: 'あ\u3164い' });
  await sql`update cast_member set profile = ${JSON.stringify(old)} where id = ${cast.userId}`.execute(
    test.db,
  );
}
