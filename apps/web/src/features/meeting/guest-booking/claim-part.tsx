import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimCard, ClaimLink, stateOf } from '#meeting/booking';
import type { ClaimQuestion } from '#meeting/booking';
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

function useQuestion(booking: GuestBookingItem, part: GuestPart): ClaimQuestion {
  const [isAsked, setAsked] = useState(false);
  const { run, reset, ...command } = useGuestCommand(() => setAsked(false));
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
        ...targetOfPart(booking, part),
        ...(act.action === 'claim' ? { action: 'claimCastAbsent' } : act),
      }),
  };
}
