import type { CastBookingItem } from '@yoimachi/contract/booking';
import { useState } from 'react';
import { ClaimPart, stateOf } from '../booking/index.ts';
import type { ClaimAct } from '../booking/index.ts';
import { useCastCommand } from './use-cast-command.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly isDayPage?: boolean;
}

/** The cast's side of a claim that somebody did not come. */
export function CastClaim({ booking, now, isDayPage = false }: Props) {
  const [asked, setAsked] = useState<ClaimAct | null>(null);
  const command = useCastCommand(() => setAsked(null));
  const state = stateOf(booking);
  const target = { bookingId: booking.bookingId, version: state.version };
  return (
    <ClaimPart
      state={state}
      role="cast"
      otherName={booking.guest.nickname}
      now={now}
      isDayPage={isDayPage}
      asked={asked}
      onAsk={(act) => {
        command.reset();
        setAsked(act);
      }}
      onClaim={() => command.run({ ...target, action: 'claimGuestAbsent' })}
      onObject={(reason) => command.run({ ...target, action: 'objectToClaim', reason })}
      isPending={command.isPending}
      error={command.error}
    />
  );
}
