import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { REMOVAL_OUTCOMES, type RemovalOutcome } from '@yoimachi/domain/inquiry';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { optionsOf } from '#lib/options.ts';
import { ActButton } from '#parts/act/index.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Desk, queueScreen, useAct, useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { AnswerField } from './answer-field.tsx';
import { Conflict, isConflict } from './conflict.tsx';
import { Head, lineOf, type Removal } from './head.tsx';
import { hearPoster } from './hear.ts';
import { inquiryTexts as t, outcomeNames, rightNames } from './ja.ts';
import { Thread } from './thread.tsx';
import { seenOf, useThread, type Thread as Opened } from './use-thread.ts';

const outcomes = optionsOf(outcomeNames, REMOVAL_OUTCOMES);

function Panel({ row }: { readonly row: Removal }) {
  const read = useThread(row.number);
  const decision = useDecision(row, read.opened);
  const { answer, decide, outcome } = decision;
  useKeys({ r: answer.focus });
  return (
    <Desk
      row={row}
      side={
        <>
          <Head row={row} />
          {row.isGrave && <Note look="danger">{t.graveDetail}</Note>}
          <RadioCards
            label={t.outcome}
            options={outcomes}
            value={outcome}
            onChange={decision.setOutcome}
            error={decision.isMissing ? t.chooseOutcome : undefined}
          />
          <Conflict error={decide.error} read={read} onRead={() => decide.reset()} />
        </>
      }
      said={read.opened ? undefined : t.openFirst}
      error={isConflict(decide.error) ? null : decide.error}
      acts={
        <Button size="md" isDisabled={!read.opened} isPending={decide.isPending} onClick={decision.onDecide}>
          {t.decide}
        </Button>
      }
    >
      <ReadGate read={read} what={t.what}>
        {(thread) => (
          <>
            <Thread thread={thread} />
            <div>
              <ActButton act={hearPoster} of={row} />
            </div>
          </>
        )}
      </ReadGate>
      {read.opened && (
        <AnswerField
          answer={answer}
          usedFor="REMOVAL"
          label={t.reason}
          help={t.reasonHelp}
          row={row}
          thread={read.opened}
        />
      )}
    </Desk>
  );
}

function useDecision(row: Removal, opened: Opened | null) {
  const answer = useReason();
  const [outcome, setOutcome] = useState<RemovalOutcome | null>(null);
  const [wasMissed, setMissed] = useState(false);
  const decide = useAct({
    act: (given: { readonly text: string; readonly seen: number; readonly outcome: RemovalOutcome }) =>
      call(inquiryAdminRoutes.decideRemoval, { params: { number: row.number }, body: given }),
    said: () => t.decided(row.number),
  });
  const onDecide = () => {
    setMissed(true);
    if (!opened || outcome === null) return;
    const text = answer.take();
    if (text !== null && !decide.isPending) decide.mutate({ text, seen: seenOf(opened), outcome });
  };
  return { answer, outcome, setOutcome, decide, onDecide, isMissing: wasMissed && outcome === null };
}

export const removals = queueScreen<Removal>({
  queue: 'removals',
  list: inquiryAdminRoutes.listRemovals,
  line: (row) => ({ ...lineOf(row), what: rightNames[row.right], isUrgent: row.isGrave }),
  Panel,
  keys: t.keys,
  empty: t.emptyRemovals,
});
