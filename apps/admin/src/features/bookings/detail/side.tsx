import { useQueryClient } from '@tanstack/react-query';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { Button } from '#ui/button.tsx';
import { later } from '#ui/lib/later.tsx';
import { refresh } from '#lib/queries.ts';
import { bookingReads } from '../api.ts';
import { actTexts as t } from '../ja.ts';
import { FormSkeleton } from './form-skeleton.tsx';

// Each comes with the rules it needs once what they are about is there.
const Acts = later(async () => ({ default: (await import('./acts.tsx')).Acts }));
const Debt = later(async () => ({ default: (await import('./debt.tsx')).Debt }));
const ClaimDecision = later(
  async () => ({ default: (await import('#features/claims')).ClaimDecision }),
  <FormSkeleton />,
);

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
    void refresh(queryClient, ...bookingReads);
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
