import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { NO_SUM, leavingOf, sumForGuest, type Sum } from '@yoimachi/domain/booking';
import { useShownSum } from '#meeting/booking';
import { buttonOfAll } from './buttons.ts';
import {
  participationsOf,
  statesOf,
  targetOf,
  targetOfParticipation,
  type Target,
} from './participations.ts';

/** An act that needs confirmation first: for all casts of a booking, or for one participation. */
export type AskedAct =
  | { readonly act: 'withdraw' | 'cancel' | 'cancelNoShow' | 'finish'; readonly participation?: undefined }
  | { readonly act: 'cancelNoShow' | 'finish'; readonly participation: GuestParticipation };

/** What is being confirmed now. */
interface AskedNow {
  readonly act: AskedAct['act'] | undefined;
  /** Its current state; absent: it is for all casts. */
  readonly participation: GuestParticipation | undefined;
  readonly target: Target;
  /** What this screen makes it cost. */
  readonly own: Sum;
}

interface Question {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  readonly asked: AskedAct | null;
}

/** What is being confirmed now, and the sum shown and sent. */
export function useAskedNow(question: Question & { readonly error: Error | null }) {
  const asked = askedNow(question);
  return { ...asked, shown: useShownSum(asked.act, asked.own, question.error) };
}

/** A booking may change while the question is open: it applies to the booking as it is now. */
export function askedNow({ booking, now, asked }: Question): AskedNow {
  const participation = booking.participations.find(
    ({ cast }) => cast.userId === asked?.participation?.cast.userId,
  );
  const act = actNow(booking, now, asked);
  return {
    act,
    participation,
    target: participation ? targetOfParticipation(booking, participation) : targetOf(booking),
    own: act ? sumForGuest(participationsOf(booking), act, now, participation?.cast.userId) : NO_SUM,
  };
}

/** A request approved meanwhile is no longer withdrawn but cancelled. */
function actNow(booking: GuestBookingItem, now: Date, asked: AskedAct | null): AskedAct['act'] | undefined {
  if (asked === null || asked.participation || asked.act === 'finish') return asked?.act;
  const leaving = leavingOf(statesOf(booking));
  const isOffered = buttonOfAll(booking, now, leaving) !== undefined;
  return isOffered ? leaving : asked.act;
}
