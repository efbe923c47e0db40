import { useQueryClient } from '@tanstack/react-query';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { Button } from '#ui/button.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { refresh } from '#lib/queries.ts';
import { bookingReads } from '../api.ts';
import { actTexts as t } from '../ja.ts';
import { Debt } from './debt.tsx';
import { endable } from './use-ending.ts';
import type { How } from './use-ending.ts';

// Opened by few who look: each comes when it is asked for.
const EndForm = lazy(async () => ({ default: (await import('./end-form.tsx')).EndForm }));
const ClaimDecision = lazy(async () => ({ default: (await import('#features/claims')).ClaimDecision }));

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

const FormSkeleton = () => (
  <Skeleton>
    <Bone className="h-40" />
  </Skeleton>
);

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
              <Suspense key={cast.id} fallback={<FormSkeleton />}>
                <ClaimDecision bookingId={booking.bookingId} castId={cast.id} onDecided={decided} />
              </Suspense>
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
      {ways.length > 0 && isOpen && (
        <Suspense fallback={<FormSkeleton />}>
          <EndForm booking={booking} ways={ways} onDone={() => setOpen(false)} />
        </Suspense>
      )}
      {ways.length > 0 && !isOpen && (
        <Button size="md" variant="line" isWide onClick={() => setOpen(true)}>
          {t.begin}
        </Button>
      )}
    </Panel>
  );
}
