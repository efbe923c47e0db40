import { PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { memberNumber } from '@yoimachi/domain/member';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { countBookings } from '#meeting/booking';
import type { ActContext } from '#platform/module';
import { presentMembers } from './list-members.ts';
import { sideOf } from './member.present.ts';
import { detailsOf, otherAccountsOf, penaltiesOf, suspensionsOf } from './member.store.ts';

/** One member with nothing private: of name, number and mail no more than a mask. NOT_FOUND. */
export async function readMember({ db, clock }: Pick<ActContext, 'db' | 'clock'>, accountId: string) {
  const [listed] = await presentMembers(db, [accountId], clock.now());
  if (!listed) return fail('NOT_FOUND');
  const isGuest = listed.side === 'GUEST';
  const [details, others, suspensions, penalties, bookings] = await Promise.all([
    detailsOf(db, accountId),
    otherAccountsOf(db, accountId),
    suspensionsOf(db, accountId),
    penaltiesOf(db, accountId),
    countBookings(db, isGuest ? 'guest' : 'cast', accountId),
  ]);
  const { name, phone, mail, hasLine, eraseAt } = details;
  const countsUntil = (at: Date) => addMinutes(at, PENALTY_WINDOW_DAYS * DAY_MINUTES);
  return ok({
    ...listed,
    masked: { name, phone, mail },
    hasLine,
    accounts: others.map(({ id, user_type, number }) => ({
      id,
      side: sideOf(user_type),
      number: memberNumber(user_type, number),
    })),
    guest: isGuest ? details : null,
    cast: isGuest
      ? null
      : { ...details, penalties: penalties.map((one) => ({ ...one, countsUntil: countsUntil(one.at) })) },
    counts: { ...details, bookings },
    suspensions,
    eraseAt,
  });
}
