import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toCsv } from '@yoimachi/domain/csv';
import { monthAfter } from '@yoimachi/domain/time';
import { useState } from 'react';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatMonth } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { cohorts, type Cohort } from './api.ts';
import { figureTexts as t } from './ja.ts';
import type { CohortSearch } from './search.ts';

const sideNames = { GUEST: t.guestSide, CAST: t.castSide } as const;
const SIDES = [
  { value: 'GUEST', label: sideNames.GUEST },
  { value: 'CAST', label: sideNames.CAST },
] as const;

/** Of those who first met somebody in a month, who did again in later ones. */
export function CohortsView() {
  const [side, setSide] = useState<'CAST' | 'GUEST'>('GUEST');
  const list = useQuery(cohorts(side));
  return (
    <Tabs id="cohorts" label={t.side} tabs={SIDES} value={side} onChange={setSide}>
      <div className="pt-4">
        <Loaded query={list}>
          {({ items }) =>
            items.length === 0 ? (
              <State icon="users" title={t.noCohorts} />
            ) : (
              <CohortTable side={side} items={items} />
            )
          }
        </Loaded>
      </div>
    </Tabs>
  );
}

interface TableProps {
  readonly side: 'CAST' | 'GUEST';
  readonly items: readonly Cohort[];
}

function CohortTable({ side, items }: TableProps) {
  const months = Math.max(...items.map(({ people }) => people.length));
  const headers = [
    t.firstPeople,
    ...Array.from({ length: months - 1 }, (_, index) => t.monthsLater(index + 1)),
  ];
  const save = () => {
    const rows = items.map(({ firstMonth, people }) => [firstMonth, ...people]);
    const csv = toCsv([t.firstMonth, ...headers], rows);
    saveFile(new Blob([csv], { type: 'text/csv' }), t.cohortsCsv(sideNames[side]));
  };
  return (
    <Panel title={t.views.cohorts} aside={<SmallButton onClick={save}>{t.saveCsv}</SmallButton>} isFlush>
      <FigureTable label={t.views.cohorts} first={t.firstMonth} headers={headers.map((text) => ({ text }))}>
        {items.map(({ firstMonth, people }) => (
          <FigureRow key={firstMonth} name={formatMonth(firstMonth)}>
            {people.map((count, index) => (
              <Share key={index} count={count} of={people[0]!} cell={{ side, firstMonth, index }} />
            ))}
          </FigureRow>
        ))}
      </FigureTable>
    </Panel>
  );
}

interface ShareProps {
  readonly count: number;
  readonly of: number;
  readonly cell: Pick<CohortSearch, 'firstMonth' | 'side'> & { readonly index: number };
}

/** A count that leads to its people, and under it its share; the more of them, the deeper its ground. */
function Share({ count, of, cell: { side, firstMonth, index } }: ShareProps) {
  const month = monthAfter(firstMonth, index);
  const text = index === 0 ? t.people(formatCount(count)) : formatCount(count);
  const link =
    count === 0 ? (
      <span className="text-sub">{text}</span>
    ) : (
      <Link
        to="/figures/cohort"
        search={{ side, firstMonth, month }}
        aria-label={t.cohortRows(formatMonth(month), formatCount(count))}
        className={cx('text-primary underline-offset-4 hover:underline', index === 0 && 'font-bold')}
      >
        {text}
      </Link>
    );
  if (index === 0) return <Figure>{link}</Figure>;
  const percent = (count / of) * 100;
  return (
    <Figure
      style={{ background: `color-mix(in oklab, var(--color-tint) ${Math.round(percent)}%, transparent)` }}
    >
      {link}
      <span className="block text-xs text-sub">{t.percent(percent)}</span>
    </Figure>
  );
}
