import { useQueryClient } from '@tanstack/react-query';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { ClaimDecision } from '#features/claims';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { Button } from '#ui/button.tsx';
import { bookingsKey } from '../api.ts';
import { actTexts as t } from '../ja.ts';
import { Debt } from './debt.tsx';
import { EndForm } from './end-form.tsx';
import { endable } from './use-ending.ts';
import type { How } from './use-ending.ts';

const callOf = { CANCEL: 'endBooking', BILL: 'proposeBookingEnd' } as const;

/** What can be done with the booking now, by who looks at it. */
export function Side({ booking }: { readonly booking: OfficeBooking }) {
  const mayAct = useMayAct();
  const { debt } = booking.money;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {debt && mayAct('waiveDebt') && <Debt debt={debt} />}
      {booking.hasOpenClaim ? <OpenClaims booking={booking} /> : <Acts booking={booking} />}
    </div>
  );
}

/** An open claim is decided first: until then nothing of the booking ends. What a decision would do is asked once somebody begins. */
function OpenClaims({ booking }: { readonly booking: OfficeBooking }) {
  const mayAct = useMayAct();
  const queryClient = useQueryClient();
  const [castId, setCastId] = useState<string | null>(null);
  const claims = booking.participations.filter(({ claim }) => claim !== null && claim.endedAt === null);
  const decided = () => {
    setCastId(null);
    void queryClient.invalidateQueries({ queryKey: bookingsKey });
  };
  return (
    <Panel title={t.claimTitle}>
      <div className="flex flex-col gap-4">
        <p className="phrase text-sm">{t.claimOpen}</p>
        {mayAct('decideClaim') &&
          claims.map(({ cast }) =>
            cast.id === castId ? (
              <ClaimDecision
                key={cast.id}
                bookingId={booking.bookingId}
                castId={cast.id}
                onDecided={decided}
              />
            ) : (
              <Button key={cast.id} size="md" variant="line" isWide onClick={() => setCastId(cast.id)}>
                {t.decideClaim(visible(cast.nickname))}
              </Button>
            ),
          )}
      </div>
    </Panel>
  );
}

/** What an end would do is asked of the server, and kept by it: only once somebody wants to end it. */
function Acts({ booking }: { readonly booking: OfficeBooking }) {
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  const possible = (['CANCEL', 'BILL'] as const).filter((how) => endable(booking, how).length > 0);
  const ways: How[] = possible.filter((how) => mayAct(callOf[how]));
  return (
    <Panel title={t.title}>
      {ways.length === 0 && (
        <p className="phrase text-sm text-sub">{possible.length > 0 ? t.notAllowed : t.nothing}</p>
      )}
      {ways.length > 0 && isOpen && <EndForm booking={booking} ways={ways} onDone={() => setOpen(false)} />}
      {ways.length > 0 && !isOpen && (
        <Button size="md" variant="line" isWide onClick={() => setOpen(true)}>
          {t.begin}
        </Button>
      )}
    </Panel>
  );
}
