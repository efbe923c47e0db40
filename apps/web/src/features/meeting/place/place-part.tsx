import type { BookingPlace, PlaceProposal } from '@yoimachi/contract/place';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { RetryButton } from '#ui/load-failed.tsx';
import { Note, ErrorNote } from '#ui/note.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { placeQuery } from './api/place.ts';
import { placeTexts as t, proposalNote, proposalTitle } from './ja.ts';
import { ProposeSheet } from './propose-sheet.tsx';
import { CastDecision, type Role } from '@yoimachi/domain/booking';
import { Card } from '#ui/card.tsx';
import { usePlaceAct } from './use-place-act.ts';

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

interface ProposalCardProps {
  readonly role: Role;
  readonly bookingId: string;
  /** Where they meet unless it is accepted. */
  readonly place: string;
  readonly proposal: PlaceProposal;
  readonly onPropose: () => void;
}

/** The proposal waiting for an answer, with what this side can do about it. */
function ProposalCard({ role, bookingId, place, proposal, onPropose }: ProposalCardProps) {
  const act = usePlaceAct(role, bookingId);
  return (
    <Card look="sunken" className="flex flex-col gap-3">
      <p className="phrase text-sm font-bold">{proposalTitle(proposal)}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-sub">{t.current}</dt>
        <dd className="wrap-anywhere">{place}</dd>
        <dt className="text-sub">{t.proposed}</dt>
        <dd className="font-bold wrap-anywhere">{proposal.place}</dd>
      </dl>
      <Note>{proposalNote(proposal)}</Note>
      <ErrorNote error={act.error} />
      <Buttons {...{ proposal, act, onPropose }} />
    </Card>
  );
}

interface ButtonsProps extends Pick<ProposalCardProps, 'proposal' | 'onPropose'> {
  readonly act: ReturnType<typeof usePlaceAct>;
}

function Buttons({ proposal, act, onPropose }: ButtonsProps) {
  const { proposalId, view } = proposal;
  const { isPending, variables } = act;
  if (view === 'OWN') {
    return (
      <Row>
        <Button
          variant="line"
          size="md"
          isPending={isPending}
          onClick={() => act.mutate({ action: 'withdraw', proposalId })}
        >
          {t.withdraw}
        </Button>
        <Button variant="line" size="md" isDisabled={isPending} onClick={onPropose}>
          {t.proposeAgain}
        </Button>
      </Row>
    );
  }
  if (view !== 'ASKED') return null;
  const decided = isPending && variables.action === 'answer' ? variables.decision : null;
  const answer = (decision: CastDecision) => act.mutate({ action: 'answer', proposalId, decision });
  return (
    <Row>
      <Button
        variant="line"
        size="md"
        isPending={decided === CastDecision.REJECT}
        isDisabled={decided === CastDecision.ACCEPT}
        onClick={() => answer(CastDecision.REJECT)}
      >
        {t.decline}
      </Button>
      <Button
        variant="line"
        size="md"
        isPending={decided === CastDecision.ACCEPT}
        isDisabled={decided === CastDecision.REJECT}
        onClick={() => answer(CastDecision.ACCEPT)}
      >
        {t.agree}
      </Button>
    </Row>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex gap-3 *:min-w-0 *:flex-1 *:px-3">{children}</div>;
}
