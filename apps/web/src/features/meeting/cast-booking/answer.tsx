import { phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { Bone } from '#ui/skeleton.tsx';
import { ActButton, stateOf } from '#meeting/booking';
import { ActDialogs, type AskedAct } from './act-dialogs.tsx';
import { castBookingQuery } from './api/queries.ts';
import { ReplyTerms } from './detail-bar.tsx';
import { castButton } from './buttons.ts';

/** The answer to a request where it is told of: until when, what it earns, and the two buttons. */
export function CastAnswer({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const { data: booking } = useQuery(castBookingQuery(bookingId));
  const [act, setAct] = useState<AskedAct | null>(null);
  if (!booking) return <Bone className="h-20" />;
  if (phaseOf(stateOf(booking)) !== 'pending') return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line p-4 text-xs">
      <ReplyTerms booking={booking} now={now} />
      <div className="grid grid-cols-2 gap-2">
        <ActButton
          button={castButton(booking, now, 'reject')}
          size="md"
          variant="line"
          onClick={() => setAct('reject')}
        />
        <ActButton button={castButton(booking, now, 'approve')} size="md" onClick={() => setAct('approve')} />
      </div>
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </div>
  );
}
