import { proposedMatches, type BankResult, type RowMatch } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { Dialog } from '#parts/dialog.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { importTexts as t } from './ja.ts';
import type { NamelessRow } from './read-file.ts';

export interface MatchedRow extends NamelessRow {
  readonly match: RowMatch;
}

interface Props {
  readonly rows: readonly MatchedRow[];
  readonly onChosen: (results: readonly BankResult[]) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Rows that name no payoff, each with those it may be about: what is clear is chosen, what is not is left to the operator. */
export function ChoosePayoffs({ rows, onChosen, onBack, onClose }: Props) {
  const [chosen, setChosen] = useState(() => proposedMatches(rows.map(({ match }) => match)));
  // Most of what comes in was never sent.
  const shown = rows.filter(({ row, match }) => row.kind !== 'CAME_IN' || match.payoffs.length > 0);
  const others = rows.length - shown.length;
  const taken = new Set(chosen.values());
  const choose = (row: number, number: string) =>
    setChosen((before) => {
      const after = new Map(before);
      if (number === '') after.delete(row);
      else after.set(row, Number(number));
      return after;
    });
  const results = shown.flatMap(({ row, resultOf }) => {
    const number = chosen.get(row.row);
    return number === undefined ? [] : [resultOf(number)];
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.chooseTitle}>
      <p className="phrase text-sm text-sub">{t.chooseHelp}</p>
      {shown.length === 0 && <Note>{t.noneFound}</Note>}
      <ul className="flex flex-col gap-4">
        {shown.map((one) => (
          <Row
            key={one.row.row}
            row={one}
            chosen={chosen.get(one.row.row)}
            taken={taken}
            onChoose={(number) => choose(one.row.row, number)}
          />
        ))}
      </ul>
      {others > 0 && <Note>{t.others(formatCount(others))}</Note>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" size="md" onClick={onBack}>
          {t.cancel}
        </Button>
        <Button size="md" isDisabled={results.length === 0} onClick={() => onChosen(results)}>
          {t.next}
        </Button>
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly row: MatchedRow;
  readonly chosen: number | undefined;
  /** Payoffs that rows are about already. */
  readonly taken: ReadonlySet<number>;
  readonly onChoose: (number: string) => void;
}

function Row({ row: { title, detail, match }, chosen, taken, onChoose }: RowProps) {
  const { payoffs, left } = match;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-3 text-sm">
      <p className="nums font-bold">{title}</p>
      {detail !== '' && (
        <p className="text-xs break-all text-sub">
          <bdi>{visible(detail)}</bdi>
        </p>
      )}
      {payoffs.length === 0 ? (
        <p className="text-xs text-sub">{t.nobody}</p>
      ) : (
        <Select
          label={t.payoffOf}
          help={chosen === undefined && payoffs.length > 1 ? t.several : undefined}
          emptyLabel={t.leaveOut}
          options={payoffs.map(({ number, matched, isTransferred }) => ({
            value: String(number),
            label: t.candidate(number, matched.map((one) => t.matched[one]).join('・'), isTransferred),
            isDisabled: number !== chosen && taken.has(number),
          }))}
          value={chosen === undefined ? '' : String(chosen)}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {left > 0 && <Note>{t.moreCandidates(formatCount(left))}</Note>}
    </li>
  );
}
