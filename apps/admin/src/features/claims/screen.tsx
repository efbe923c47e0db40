import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PrivateBooking } from '#parts/private-booking/index.tsx';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Desk, Facts, queueScreen, useDesk, pagesOf } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { claimTexts as t } from './ja.ts';

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
  return (
    <Facts
      facts={[
        [t.claim, t.kind[claim.claim]],
        [t.asked, whenText(claim.askedAt)],
        [
          t.objected,
          claim.objectedAt
            ? whenText(claim.objectedAt)
            : claim.answerBy && t.notObjected(whenText(claim.answerBy)),
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

const pages = pagesOf(bookingAdminRoutes.listClaims, 'state');
type OpenClaim = CallAnswer<typeof bookingAdminRoutes.listClaims>['items'][number];

/** A booking with its open claims, one for each cast: they are looked at together. */
interface ClaimedBooking extends OpenClaim {
  readonly claims: readonly OpenClaim[];
}

async function loadClaims(ask: Parameters<typeof pages>[0]) {
  const { items, nextCursor } = await pages(ask);
  const first = items.filter(
    ({ itemId }, index) => items.findIndex((one) => one.itemId === itemId) === index,
  );
  return {
    items: first.map((row): ClaimedBooking => ({
      ...row,
      claims: items.filter(({ itemId }) => itemId === row.itemId),
    })),
    nextCursor,
  };
}
