import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PrivateBooking } from '#parts/private-booking/index.tsx';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Desk, Facts, queueScreen, useDesk } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { visible } from '#lib/visible.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { claimTexts as t } from './ja.ts';
import { loadClaims } from './load.ts';
import type { ClaimedBooking, OpenClaim } from './load.ts';

function Panel({ row }: { readonly row: ClaimedBooking }) {
  const [castId, setCastId] = useState(row.castId);
  const { next } = useDesk();
  const claim = row.claims.find((one) => one.castId === castId) ?? row;
  return (
    <Desk row={row} side={<ClaimFacts claim={claim} />}>
      {row.claims.length > 1 && (
        <ReasonChoice
          label={t.which}
          options={row.claims.map((one) => ({ value: one.castId, label: visible(one.castName) }))}
          value={claim.castId}
          onChange={setCastId}
        />
      )}
      <ClaimDecision
        key={claim.castId}
        bookingId={row.bookingId}
        castId={claim.castId}
        onDecided={row.claims.length > 1 ? () => undefined : next}
      />
      <PrivateBooking bookingId={row.bookingId} />
    </Desk>
  );
}

function ClaimFacts({ claim }: { readonly claim: OpenClaim }) {
  const when = (at: string) => formatDeadline(new Date(at), now());
  return (
    <Facts
      facts={[
        [t.claim, t.kind[claim.claim]],
        [t.asked, when(claim.askedAt)],
        [
          t.objected,
          claim.objectedAt ? when(claim.objectedAt) : claim.answerBy && t.notObjected(when(claim.answerBy)),
        ],
        [
          t.booking,
          <BookingLink key="booking" id={claim.bookingId}>
            {claim.number}
          </BookingLink>,
        ],
        [t.guest, <MemberLink key="guest" id={claim.guestId} nickname={claim.guestName} />],
        [t.cast, <MemberLink key="cast" id={claim.castId} nickname={claim.castName} />],
        [t.planned, pointsText(claim.plannedPoints)],
      ]}
    />
  );
}

export const claims = queueScreen<ClaimedBooking>({
  queue: 'claims',
  list: bookingAdminRoutes.listClaims,
  load: loadClaims,
  filter: { label: t.filter, options: t.filters },
  line: ({ guestName, castName, claim }) => ({
    name: t.pair(guestName, castName),
    what: t.line[claim],
  }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
