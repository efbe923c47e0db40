import type { RewardMonth } from '@yoimachi/contract/points';
import type { UseQueryResult } from '@tanstack/react-query';
import { heightOf } from '@yoimachi/domain/money';
import { formatMonth } from '#lib/dates.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Section } from '#ui/page.tsx';
import { rewardTexts as t } from './ja.ts';

/** What she earned in each of the last months, as a chart and as a table. */
export function RewardMonthsCard({ months }: { readonly months: UseQueryResult<readonly RewardMonth[]> }) {
  return (
    <Section title={t.months}>
      {months.isPending && (
        // As high as what comes, which goes with the width of the screen.
        <div aria-hidden="true" className="skeleton rounded-lg">
          <div className="invisible">
            <Drawn months={[]} />
          </div>
        </div>
      )}
      {months.isError && !months.data && <QueryFailed query={months} />}
      {months.data && <Drawn months={months.data} />}
    </Section>
  );
}

function Drawn({ months }: { readonly months: readonly RewardMonth[] }) {
  return (
    <Card className="flex flex-col gap-3">
      <RewardMonthsPicture months={months} />
      <p className="text-xs text-sub">{t.monthsHint}</p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-bold text-primary">
          {t.table}
        </summary>
        <MonthTable months={months} />
      </details>
    </Card>
  );
}

const cell = 'py-2 pl-2 text-right align-top';

function MonthTable({ months }: { readonly months: readonly RewardMonth[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t.months}</caption>
      <thead className="border-b border-line text-xs text-sub">
        <tr>
          <th scope="col" className="py-2 text-left">
            {t.month}
          </th>
          <th scope="col" className={cell}>
            {t.earned}
          </th>
          <th scope="col" className={cell}>
            {t.fee}
          </th>
          <th scope="col" className={cell}>
            {t.paid}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.toReversed().map((month) => (
          <tr key={month.month}>
            <th scope="row" className="nums py-2 text-left align-top">
              {formatMonth(month.month)}
            </th>
            <td className={cell}>
              <Points value={month.earnedPoints} size="sm" />
            </td>
            <td className={cell}>
              <Points value={month.feePoints} size="sm" />
            </td>
            <td className={cell}>
              <Points value={month.payoffPoints} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A 360 by 160 unit chart; it scales with the card, including its text. The grid figures have a column of their own.
const WIDTH = 360;
const FIGURES = 52;
const BASE = 136;
const HEIGHT = 120;
const BAR_SHARE = 0.6;

/** What she earned per month, as bars. The figures are in the table next to it. */
function RewardMonthsPicture({ months }: { readonly months: readonly RewardMonth[] }) {
  const top = chartTop(Math.max(0, ...months.map((month) => month.earnedPoints)));
  const step = (WIDTH - FIGURES) / Math.max(1, months.length);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 160`}
      role="img"
      aria-label={t.picture(formatMonth(months.at(-1)?.month ?? ''))}
      className="mx-auto w-full max-w-md"
    >
      {[1, 0.5, 0].map((share) => (
        <GridLine key={share} y={BASE - HEIGHT * share} label={pointsText(top * share)} />
      ))}
      {months.map((month, index) => (
        <Bar
          key={month.month}
          month={month}
          x={FIGURES + index * step}
          step={step}
          height={Math.max(0, HEIGHT * heightOf(month.earnedPoints, top))}
          isLast={index === months.length - 1}
        />
      ))}
    </svg>
  );
}

interface BarProps {
  readonly month: RewardMonth;
  readonly x: number;
  readonly step: number;
  readonly height: number;
  readonly isLast: boolean;
}

function Bar({ month, x, step, height, isLast }: BarProps) {
  return (
    <>
      <rect
        x={x + (step * (1 - BAR_SHARE)) / 2}
        y={BASE - height}
        width={step * BAR_SHARE}
        height={height}
        rx={2}
        className={isLast ? 'fill-primary' : 'fill-edge'}
      />
      <text
        x={x + step / 2}
        y={BASE + 16}
        textAnchor="middle"
        className={isLast ? 'fill-ink text-[11px] font-bold' : 'fill-sub text-[11px]'}
      >
        {t.monthOfYear(month.month)}
      </text>
    </>
  );
}

function GridLine({ y, label }: { readonly y: number; readonly label: string }) {
  return (
    <>
      <line x1={FIGURES} x2={WIDTH} y1={y} y2={y} className="stroke-line" />
      <text x={FIGURES - 6} y={y + 4} textAnchor="end" className="nums fill-sub text-[11px]">
        {label}
      </text>
    </>
  );
}

/** The upper of two grid lines of a chart: the lowest round figure the highest bar does not exceed. */
export function chartTop(highest: number): number {
  if (highest <= 0) return 2;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 4, 6, 10].find((candidate) => candidate * magnitude >= highest) ?? 10;
  return factor * magnitude;
}
