import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimCard, ClaimLink, claimQuestion, stateOf } from '#meeting/booking';
import { targetOfParticipation } from './participations.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly participation: GuestParticipation;
  readonly now: Date;
}

/** An open claim about one cast's participation. */
export function GuestClaim({ booking, participation, now }: Props) {
  const question = useQuestion(booking, participation);
  const otherName = participation.cast.nickname;
  return <ClaimCard state={stateOf(participation)} role="guest" {...{ otherName, now, question }} />;
}

/** The guest's way to claim that a cast is not there; it names her if there are several. */
export function GuestClaimLink({ booking, participation, now }: Props) {
  const question = useQuestion(booking, participation);
  const name = booking.participations.length > 1 ? participation.cast.nickname : undefined;
  return <ClaimLink state={stateOf(participation)} role="guest" {...{ name, now, question }} />;
}

function useQuestion(booking: GuestBookingItem, participation: GuestParticipation) {
  const asked = useState(false);
  const command = useGuestCommand(() => asked[1](false));
  return claimQuestion(asked, command, (act) => ({
    ...targetOfParticipation(booking, participation),
    ...(act.action === 'claim' ? { action: 'claimCastAbsent' as const } : act),
  }));
}
