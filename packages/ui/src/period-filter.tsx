import type { Period } from '@yoimachi/domain/receipt';
import { useState } from 'react';
import { addMonths, monthOf } from './lib/dates.ts';
import { useToday } from './lib/use-now.ts';
import { ChoiceStrip } from './choice-strip.tsx';
import { Select } from './select.tsx';
import { periodTexts as t } from './period-filter.ja.ts';

type Span = keyof typeof t.periods;
const SPANS = Object.keys(t.periods) as Span[];
/** How far back a period can be chosen. */
const MONTHS = 24;
const YEARS = 7;

interface Props {
  /** null: everything. */
  readonly value: Period | null;
  readonly onChange: (period: Period | null) => void;
}

/** Everything, one month or one year. */
export function PeriodFilter({ value, onChange }: Props) {
  const month = monthOf(useToday());
  const [span, setSpan] = useState<Span>('ALL');
  const choose = (next: Span) => {
    setSpan(next);
    onChange(next === 'ALL' ? null : next === 'MONTH' ? month : month.slice(0, 4));
  };
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, -index));
  const years = Array.from({ length: YEARS }, (_, index) => String(Number(month.slice(0, 4)) - index));
  return (
    <div className="flex flex-col gap-3">
      <ChoiceStrip
        label={t.period}
        options={SPANS.map((each) => ({ value: each, label: t.periods[each] }))}
        value={span}
        onChange={choose}
      />
      {span !== 'ALL' && value !== null && (
        <Select
          label={span === 'MONTH' ? t.month : t.year}
          emptyLabel={null}
          value={value}
          options={
            span === 'MONTH'
              ? months.map((each) => ({ value: each, label: t.monthName(each) }))
              : years.map((each) => ({ value: each, label: t.yearName(each) }))
          }
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
