import type { HistoryLine } from '@yoimachi/contract/points';
import { useState, type ReactNode } from 'react';
import { dayOf, formatMonth, monthOf } from '#lib/dates.ts';
import { CardList } from '#ui/card.tsx';
import { Section } from '#ui/page.tsx';
import { HistoryRow } from './history-line.tsx';
import { LineSheet } from './line-sheet.tsx';

interface Props {
  readonly lines: readonly HistoryLine[];
  readonly side: 'guest' | 'cast';
  /** What is shown next to the name of a month 'YYYY-MM'. */
  readonly monthAside?: ((month: string) => ReactNode) | undefined;
}

/** Lines of a history by month; each opens its detail. */
export function HistoryList({ lines, side, monthAside }: Props) {
  const [opened, setOpened] = useState<HistoryLine | null>(null);
  return (
    <div className="flex flex-col gap-6">
      {[...byMonth(lines)].map(([month, ofMonth]) => (
        <Section key={month} title={formatMonth(month)} aside={monthAside?.(month)}>
          <CardList>
            {ofMonth.map((line) => (
              <li key={line.lineId}>
                <HistoryRow line={line} onOpen={() => setOpened(line)} />
              </li>
            ))}
          </CardList>
        </Section>
      ))}
      <LineSheet line={opened} side={side} onClose={() => setOpened(null)} />
    </div>
  );
}

function byMonth(lines: readonly HistoryLine[]): Map<string, HistoryLine[]> {
  return Map.groupBy(lines, (line) => monthOf(dayOf(new Date(line.at))));
}
