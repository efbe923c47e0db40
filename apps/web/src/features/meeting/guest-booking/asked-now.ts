import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { NO_SUM, leavingOf, sumForGuest } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { buttonOf, guestButtonsFor, useShownSum } from '#meeting/booking';
import type { Target } from './api/commands.ts';
import { membersOf, statesOf } from './parts.ts';
import { targetOf, targetOfPart } from './targets.ts';

/** An act that is asked about before it is done: for all casts of a booking, or for one part. */
export type AskedAct =
  | { readonly act: 'withdraw' | 'cancel' | 'cancelNoShow' | 'finish'; readonly part?: undefined }
  | { readonly act: 'cancelNoShow' | 'finish'; readonly part: GuestPart };

/** What is asked about by now. */
interface AskedNow {
  readonly act: AskedAct['act'] | undefined;
  /** As it is by now; absent: it is for all casts. */
  readonly part: GuestPart | undefined;
  readonly target: Target;
  /** What this screen makes it cost. */
  readonly own: Sum;
}

interface Question {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  readonly asked: AskedAct | null;
}

/** What is asked about by now, and the sum that is shown and sent. */
export function useAskedNow(question: Question & { readonly error: Error | null }) {
  const asked = askedNow(question);
  return { ...asked, shown: useShownSum(asked.act, asked.own, question.error) };
}

/** A booking may change while the question stands: it is asked of the booking as it is. */
export function askedNow({ booking, now, asked }: Question): AskedNow {
  const part = booking.parts.find(({ cast }) => cast.userId === asked?.part?.cast.userId);
  const act = actNow(booking, now, asked);
  return {
    act,
    part,
    target: part ? targetOfPart(booking, part) : targetOf(booking),
    own: act ? sumForGuest(membersOf(booking), act, now, part?.cast.userId) : NO_SUM,
  };
}

/** A request that was approved meanwhile is not withdrawn any more, but cancelled. */
function actNow(booking: GuestBookingItem, now: Date, asked: AskedAct | null): AskedAct['act'] | undefined {
  if (asked === null || asked.part || asked.act === 'finish') return asked?.act;
  const leaving = leavingOf(statesOf(booking));
  const isOffered = buttonOf(guestButtonsFor(membersOf(booking), now).whole, leaving) !== undefined;
  return isOffered ? leaving : asked.act;
}
