import type { BookingPlace } from '@yoimachi/contract/place';
import type { Role } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { RetryButton } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { placeQuery } from './api/place.ts';
import { placeTexts as t } from './ja.ts';
import { ProposalCard } from './proposal-card.tsx';
import { ProposeSheet } from './propose-sheet.tsx';

interface Props {
  readonly role: Role;
  readonly bookingId: string;
  /** Before the meeting the button is almost always there: its room is kept while that is asked. */
  readonly hasRoom: boolean;
}

/**
 * Changing the place of a confirmed booking, until its start: a proposal, its answer, and withdrawing it. Nothing if the place cannot be
 * changed. Reloaded whenever bookings are (`useBookingRefresh` of the surrounding screen).
 */
export function PlacePart({ role, bookingId, hasRoom }: Props) {
  const now = useNow();
  const query = useQuery(placeQuery(role, bookingId));
  if (query.data) return <Changeable {...{ role, bookingId, now }} booking={query.data} />;
  if (query.isPending && hasRoom) return <Bone className="h-11 w-44 rounded-full" />;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (!query.isError || isGone) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Note>{t.loadFailed}</Note>
      <RetryButton query={query} label={t.retry} />
    </div>
  );
}

interface ChangeableProps extends Omit<Props, 'hasRoom'> {
  readonly booking: BookingPlace;
  readonly now: Date;
}

function Changeable({ role, bookingId, booking, now }: ChangeableProps) {
  const [isProposing, setProposing] = useState(false);
  const { changeableUntil, proposal, place } = booking;
  const until = changeableUntil === null ? null : new Date(changeableUntil);
  if (until === null || now >= until) return null;
  return (
    <>
      {proposal ? (
        <ProposalCard {...{ role, bookingId, place, proposal }} onPropose={() => setProposing(true)} />
      ) : (
        <Button variant="line" size="md" icon="pin" className="self-start" onClick={() => setProposing(true)}>
          {t.propose}
        </Button>
      )}
      <ProposeSheet
        {...{ role, bookingId, place }}
        isOpen={isProposing}
        onClose={() => setProposing(false)}
      />
    </>
  );
}
