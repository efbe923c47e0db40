import { STATEMENT_YEARS } from '@yoimachi/domain/payoff';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { Select } from '#ui/select.tsx';
import { payoffTexts as t } from './ja.ts';

export const thisYear = (): number => Number(dayOf(now()).slice(0, 4));

interface Props {
  readonly year: number;
  readonly onChange: (year: number) => void;
}

/** A year of which payoffs are kept. */
export function YearSelect({ year, onChange }: Props) {
  const years = Array.from({ length: STATEMENT_YEARS }, (_, index) => String(thisYear() - index));
  return (
    <Select
      label={t.year}
      emptyLabel={null}
      options={years.map((value) => ({ value, label: value }))}
      value={String(year)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
