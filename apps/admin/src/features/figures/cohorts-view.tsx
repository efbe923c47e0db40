import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Figure, FigureRow, FigureTable } from '#parts/figure-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { formatMonth } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { cohorts } from './api.ts';
import type { Cohort } from './api.ts';
import { figureTexts as t } from './ja.ts';

const SIDES = [
  { value: 'GUEST', label: t.guestSide },
  { value: 'CAST', label: t.castSide },
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
            items.length === 0 ? <State icon="users" title={t.noCohorts} /> : <CohortTable items={items} />
          }
        </Loaded>
      </div>
    </Tabs>
  );
}

function CohortTable({ items }: { readonly items: readonly Cohort[] }) {
  const months = Math.max(...items.map(({ people }) => people.length));
  return (
    <Panel title={t.views.cohorts} isFlush>
      <FigureTable
        label={t.views.cohorts}
        first={t.firstMonth}
        headers={[
          { text: t.firstPeople },
          ...Array.from({ length: months - 1 }, (_, index) => ({ text: t.monthsLater(index + 1) })),
        ]}
      >
        {items.map(({ firstMonth, people }) => (
          <FigureRow key={firstMonth} name={formatMonth(firstMonth)}>
            {people.map((count, index) => (
              <Share key={index} count={count} of={people[0]!} isFirst={index === 0} />
            ))}
          </FigureRow>
        ))}
      </FigureTable>
    </Panel>
  );
}

/** A count, and under it its share; the more of them, the deeper its ground. */
function Share({ count, of, isFirst }: { count: number; of: number; isFirst: boolean }) {
  if (isFirst)
    return (
      <Figure>
        <b>{t.people(formatCount(count))}</b>
      </Figure>
    );
  const percent = (count / of) * 100;
  return (
    <Figure
      style={{ background: `color-mix(in oklab, var(--color-tint) ${Math.round(percent)}%, transparent)` }}
    >
      {formatCount(count)}
      <span className="block text-xs text-sub">{t.percent(percent)}</span>
    </Figure>
  );
}
