import { phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { buttonOf, buttonsFor, factsOf, stateOf } from '#meeting/booking';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { castBookingQuery } from './api/queries.ts';
import { ReplyTerms } from './detail-bar.tsx';

/** The answer to a request where it is told of: until when, what it earns, and the two buttons. */
export function CastAnswer({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const { data: booking } = useQuery(castBookingQuery(bookingId));
  const [act, setAct] = useState<AskedAct | null>(null);
  if (!booking) return <Bone className="h-20" />;
  const state = stateOf(booking);
  if (phaseOf(state) !== 'pending') return null;
  const buttons = buttonsFor(state, 'cast', now, factsOf(booking));
  return (
    <div className="flex flex-col gap-2 border-t border-line p-4 text-xs">
      <ReplyTerms booking={booking} now={now} />
      <div className="grid grid-cols-2 gap-2">
        {(['reject', 'approve'] as const).map((name) => {
          const button = buttonOf(buttons, name);
          return (
            button && (
              <Button
                key={name}
                size="md"
                variant={name === 'approve' ? 'primary' : 'line'}
                disabledReason={button.disabledReason}
                onClick={() => setAct(name)}
              >
                {button.label}
              </Button>
            )
          );
        })}
      </div>
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </div>
  );
}
