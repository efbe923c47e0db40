import { useState } from 'react';
import { addDays, type Day } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { Month, type MonthDay } from '#ui/month.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { RollingWeeks, type RollingDay } from '#ui/rolling-weeks.tsx';

const today = '2026-11-21';
const rolling = new Map<Day, RollingDay>(
  [3, 4, 6, 10, 11, 13, 17, 18, 20, 24, 31].map((after) => [
    addDays(today, after),
    { kind: 'open', time: '17:30' },
  ]),
);
rolling.set(addDays(today, 5), { kind: 'booked' });

const month = new Map<Day, MonthDay>([
  ['2026-11-02', { kind: 'done' }],
  ['2026-11-04', { kind: 'done' }],
  ['2026-11-21', { kind: 'booked', time: '17:30', count: 0 }],
  ['2026-11-24', { kind: 'requests', time: '17:30', count: 2 }],
  ['2026-11-25', { kind: 'open', time: '17:00' }],
  ['2026-11-26', { kind: 'booked', time: '18:00', count: 1 }],
]);

export function CalendarPage() {
  const [selected, setSelected] = useState<Day | null>('2026-11-24');
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState('2026-11');
  return (
    <Page>
      <H2 level={1}>カレンダー</H2>
      <Section>
        <H2 aside="時刻＝受付開始">会える日</H2>
        <RollingWeeks
          firstDay={addDays(today, 1)}
          page={page}
          pageCount={2}
          onPage={setPage}
          days={rolling}
          holidays={new Set(['2026-11-23'])}
          selected={selected}
          onSelect={setSelected}
        />
      </Section>
      <Card>
        <Month
          month={shown}
          onMonth={setShown}
          firstMonth="2026-10"
          lastMonth="2027-01"
          today={today}
          lastDay={addDays(today, 60)}
          days={month}
          onSelect={setSelected}
        />
      </Card>
    </Page>
  );
}
