import type { CastBookingItem } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimCard, ClaimLink, claimQuestion, stateOf } from '#meeting/booking';
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

function useQuestion({ bookingId, state }: CastBookingItem) {
  const asked = useState(false);
  const command = useCastCommand(() => asked[1](false));
  return claimQuestion(asked, command, (act) => ({
    bookingId,
    version: state.version,
    ...(act.action === 'claim' ? { action: 'claimGuestAbsent' as const } : act),
  }));
}
