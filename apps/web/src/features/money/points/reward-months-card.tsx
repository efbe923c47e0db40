import type { RewardMonth } from '@yoimachi/contract/points';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMonth } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Section } from '#ui/page.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { rewardTexts as t } from './ja.ts';
import { RewardMonthsPicture } from './reward-months-picture.tsx';

/** What she earned in each of the last months, as a chart and as a table. */
export function RewardMonthsCard({ months }: { readonly months: UseQueryResult<readonly RewardMonth[]> }) {
  return (
    <Section title={t.months}>
      {months.isPending && <Bone className="h-56 rounded-lg" />}
      {months.isError && !months.data && <QueryFailed query={months} />}
      {months.data && (
        <Card className="flex flex-col gap-3">
          <RewardMonthsPicture months={months.data} />
          <p className="text-xs text-sub">{t.monthsHint}</p>
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-sm font-bold text-primary">
              {t.table}
            </summary>
            <MonthTable months={months.data} />
          </details>
        </Card>
      )}
    </Section>
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
