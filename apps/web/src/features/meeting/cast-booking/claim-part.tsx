import type { CastBookingItem } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimCard, ClaimLink, stateOf } from '#meeting/booking';
import type { ClaimQuestion } from '#meeting/booking';
import { useCastCommand } from './use-cast-command.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
}

/** An open claim about her booking. */
export function CastClaim({ booking, now }: Props) {
  const question = useQuestion(booking);
  const otherName = booking.guest.nickname;
  return <ClaimCard state={stateOf(booking)} role="cast" {...{ otherName, now, question }} />;
}

/** The cast's way to a claim that the guest did not come. */
export function CastClaimLink({ booking, now }: Props) {
  return <ClaimLink state={stateOf(booking)} role="cast" now={now} question={useQuestion(booking)} />;
}

function useQuestion(booking: CastBookingItem): ClaimQuestion {
  const [isAsked, setAsked] = useState(false);
  const { run, reset, ...command } = useCastCommand(() => setAsked(false));
  const { bookingId, state } = booking;
  return {
    ...command,
    isAsked,
    onAsk: () => {
      reset();
      setAsked(true);
    },
    onClose: () => setAsked(false),
    run: (act) =>
      run({
        bookingId,
        version: state.version,
        ...(act.action === 'claim' ? { action: 'claimGuestAbsent' } : act),
      }),
  };
}
