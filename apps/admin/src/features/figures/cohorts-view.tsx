import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
      <div className="overflow-x-auto">
        <table className="nums w-full text-sm whitespace-nowrap">
          <caption className="sr-only">{t.views.cohorts}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-sub">
              <th scope="col" className="px-5 py-2 text-left">
                {t.firstMonth}
              </th>
              <th scope="col" className="px-3 py-2 text-right">
                {t.firstPeople}
              </th>
              {Array.from({ length: months - 1 }, (_, index) => (
                <th key={index} scope="col" className="px-3 py-2 text-right">
                  {t.monthsLater(index + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ firstMonth, people }) => (
              <tr key={firstMonth} className="border-b border-line last:border-0">
                <th scope="row" className="px-5 py-2 text-left">
                  {formatMonth(firstMonth)}
                </th>
                {people.map((count, index) => (
                  <Share key={index} count={count} of={people[0]!} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** A count, and under it its share; the more of them, the deeper its ground. */
function Share({ count, of, isFirst }: { count: number; of: number; isFirst: boolean }) {
  if (isFirst) return <td className="px-3 py-2 text-right font-bold">{t.people(formatCount(count))}</td>;
  const percent = (count / of) * 100;
  return (
    <td
      className="px-3 py-2 text-right"
      style={{ background: `color-mix(in oklab, var(--color-tint) ${Math.round(percent)}%, transparent)` }}
    >
      {formatCount(count)}
      <span className="block text-xs text-sub">{t.percent(percent)}</span>
    </td>
  );
}
