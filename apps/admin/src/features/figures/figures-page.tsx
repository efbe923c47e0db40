import { useQuery } from '@tanstack/react-query';
import { toCsv } from '@yoimachi/domain/csv';
import { POINT_FIGURES, type PointFigures } from '@yoimachi/domain/points';
import { addDays } from '@yoimachi/domain/time';
import { useState } from 'react';
import { FilterSelect } from '#parts/filter-select.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { Panel } from '#parts/panel.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { pointsText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Loaded } from '#ui/loaded.tsx';
import { pointDays } from './api.ts';
import type { DayFigures } from './api.ts';
import { Bars } from './bars.tsx';
import { DayTable } from './day-table.tsx';
import { figureTexts as t } from './ja.ts';

const SPANS = [7, 30, 90] as const;
const options = SPANS.map((days) => ({ value: String(days), label: t.days(days) }));

/** What became of points day by day, as sums, as bars and as a table. */
export function FiguresPage() {
  const [days, setDays] = useState<number>(30);
  const to = dayOf(now());
  const from = addDays(to, 1 - days);
  const figures = useQuery(pointDays(from, to));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        <FilterSelect
          label={t.span}
          value={String(days)}
          options={options}
          onChange={(value) => setDays(SPANS.find((one) => String(one) === value) ?? 30)}
        />
        {figures.data && (
          <SmallButton
            onClick={() =>
              saveFile(new Blob([csvOf(figures.data.items)], { type: 'text/csv' }), t.csvName(from, to))
            }
          >
            {t.saveCsv}
          </SmallButton>
        )}
      </PageHead>
      <div className="flex flex-col gap-4 p-5">
        <p className="phrase text-sm text-sub">{t.help}</p>
        <Loaded query={figures}>
          {({ items }) => (
            <>
              <Sums items={items} />
              <Bars items={items} />
              <DayTable items={items} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

const sumOf = (items: readonly DayFigures[], figure: keyof PointFigures) =>
  items.reduce((sum, one) => sum + one[figure], 0);

function Sums({ items }: { readonly items: readonly DayFigures[] }) {
  return (
    <Panel title={t.sum}>
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-7">
        {POINT_FIGURES.map((figure) => (
          <div key={figure}>
            <dt className="text-xs text-sub">{t.names[figure]}</dt>
            <dd className="nums text-lg font-bold">{pointsText(sumOf(items, figure))}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const csvOf = (items: readonly DayFigures[]) =>
  toCsv(
    [t.day, ...POINT_FIGURES.map((figure) => `${t.names[figure]}${t.inPoints}`)],
    items.map((one) => [one.day, ...POINT_FIGURES.map((figure) => one[figure])]),
  );
