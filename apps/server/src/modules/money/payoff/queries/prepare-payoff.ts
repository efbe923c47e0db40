import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { AgeStatus } from '@yoimachi/domain/account';
import { PAYOFF_MIN_POINTS, payDayOf, payoffPeriodOf } from '@yoimachi/domain/payoff';
import { dayOf } from '@yoimachi/domain/time';
import { isHoliday } from '#platform/holidays';
import { findCastForPayoff, stageFeesSincePayoff } from '../cast-account.store.ts';
import { currentAccount, presentDestination } from '../destination.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { payableNow } from '../payable.ts';
import { readSetting } from '../payoff-setting.store.ts';
import { isTakenOver } from '../takeover.ts';
import { askedIn, hasOpenRequest } from '../payoff.store.ts';

/** Everything a cast sees before requesting: what she has, what it costs, where it goes and when it arrives. */
export async function preparePayoff(context: OpenPayoffContext, castId: string) {
  const { db, clock, crypto } = context;
  const today = dayOf(clock.now());
  const period = payoffPeriodOf(today);
  const [cast, account, payable, stageFeePoints, { terms }, isOpen, earlierYen, needsLivePhoto] =
    await Promise.all([
      findCastForPayoff(db, castId),
      currentAccount(db, crypto, castId),
      payableNow(db, castId, clock.now()),
      stageFeesSincePayoff(db, castId),
      readSetting(db),
      hasOpenRequest(db, castId),
      askedIn(db, castId, period),
      isTakenOver(db, castId, clock.now()),
    ]);
  if (!cast) throw new Error(`Cast ${castId} does not exist`);
  return {
    availablePoints: payable.payablePoints,
    waitingPoints: payable.waitingPoints,
    waits: [...payable.waits],
    minPoints: PAYOFF_MIN_POINTS,
    stageFeePercent: cast.fee_percent,
    stageFeePoints,
    terms,
    period,
    earlierYen,
    payDay: payDayOf(today, isHoliday),
    taxIncluded: cast.invoice_number !== null,
    destination: account.ok ? presentDestination(account.value.destination) : null,
    needsLivePhoto,
    nameMatches: account.ok && account.value.nameMatches,
    blockedBy: blockedBy(cast.verify_status === AgeStatus.VERIFIED, isOpen, account),
  };
}

function blockedBy(
  isVerified: boolean,
  isOpen: boolean,
  account: Awaited<ReturnType<typeof currentAccount>>,
): PayoffPreparation['blockedBy'] {
  if (!isVerified) return 'CAST_NOT_VERIFIED';
  if (isOpen) return 'PAYOFF_OPEN';
  return account.ok ? null : account.error.code;
}
