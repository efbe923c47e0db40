import type { PlaceProposal } from '@yoimachi/contract/place';
import { CastDecision } from '@yoimachi/domain/booking';
import type { Role } from '@yoimachi/domain/booking';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { placeTexts as t, proposalNote, proposalTitle } from './ja.ts';
import { usePlaceAct } from './use-place-act.ts';

interface Props {
  readonly role: Role;
  readonly bookingId: string;
  /** Where they meet unless it is accepted. */
  readonly place: string;
  readonly proposal: PlaceProposal;
  readonly onPropose: () => void;
}

/** The proposal waiting for an answer, with what this side can do about it. */
export function ProposalCard({ role, bookingId, place, proposal, onPropose }: Props) {
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

interface ButtonsProps extends Pick<Props, 'proposal' | 'onPropose'> {
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
