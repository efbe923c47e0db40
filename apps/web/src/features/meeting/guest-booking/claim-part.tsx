import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimCard, ClaimLink, claimQuestion, stateOf } from '#meeting/booking';
import { targetOfPart } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly part: GuestPart;
  readonly now: Date;
}

/** An open claim about one cast's part. */
export function GuestClaim({ booking, part, now }: Props) {
  const question = useQuestion(booking, part);
  const otherName = part.cast.nickname;
  return <ClaimCard state={stateOf(part)} role="guest" {...{ otherName, now, question }} />;
}

/** The guest's way to a claim that a cast is not there; it names her where there are several. */
export function GuestClaimLink({ booking, part, now }: Props) {
  const question = useQuestion(booking, part);
  const name = booking.parts.length > 1 ? part.cast.nickname : undefined;
  return <ClaimLink state={stateOf(part)} role="guest" {...{ name, now, question }} />;
}

function useQuestion(booking: GuestBookingItem, part: GuestPart) {
  const asked = useState(false);
  const command = useGuestCommand(() => asked[1](false));
  return claimQuestion(asked, command, (act) => ({
    ...targetOfPart(booking, part),
    ...(act.action === 'claim' ? { action: 'claimCastAbsent' as const } : act),
  }));
}
