import { Link } from '@tanstack/react-router';
import type { CountedFigure } from '@yoimachi/domain/figures';
import { formatCount } from '#ui/amount.tsx';
import type { Day } from '#ui/lib/dates.ts';
import { figureTexts as t } from './ja.ts';
import type { PartSearch } from './search.ts';

interface Props {
  readonly figure: CountedFigure;
  readonly value: number;
  readonly from: Day;
  readonly to: Day;
  readonly part?: PartSearch;
}

/** A count that leads to what it counts; none leads nowhere. */
export function FigureLink({ figure, value, from, to, part }: Props) {
  if (value === 0) return <span className="text-sub">0</span>;
  return (
    <Link
      to="/figures/counted"
      search={{ figure, from, to, ...part }}
      aria-label={t.openRows(t.countedNames[figure], formatCount(value))}
      className="nums text-primary underline-offset-4 hover:underline"
    >
      {formatCount(value)}
    </Link>
  );
}
