import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimPart, stateOf } from '../booking/index.ts';
import type { ClaimAct } from '../booking/index.ts';
import { targetOfPart } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly part: GuestPart;
  readonly now: Date;
  readonly isDayPage?: boolean;
}

/** The guest's side of a claim that somebody did not come. */
export function GuestClaim({ booking, part, now, isDayPage = false }: Props) {
  const [asked, setAsked] = useState<ClaimAct | null>(null);
  const command = useGuestCommand(() => setAsked(null));
  const target = targetOfPart(booking, part);
  return (
    <ClaimPart
      state={stateOf(part)}
      role="guest"
      otherName={part.cast.nickname}
      now={now}
      isDayPage={isDayPage}
      asked={asked}
      onAsk={(act) => {
        command.reset();
        setAsked(act);
      }}
      onClaim={() => command.run({ ...target, action: 'claimCastAbsent' })}
      onObject={(reason) => command.run({ ...target, action: 'objectToClaim', reason })}
      isPending={command.isPending}
      error={command.error}
    />
  );
}
