import { Link } from '@tanstack/react-router';
import type { CountedFigure } from '@yoimachi/domain/figures';
import { formatCount, pointsText } from '#ui/amount.tsx';
import type { Day } from '#ui/lib/dates.ts';
import { figureTexts as t } from './ja.ts';
import type { PartSearch } from './search.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly part?: PartSearch;
}

interface Props extends Span {
  readonly figure: CountedFigure;
  readonly value: number;
}

/** A count that leads to what it counts; none leads nowhere. */
export const FigureLink = ({ figure, value, ...span }: Props) => (
  <ToRows
    {...{ figure, value, ...span }}
    text={formatCount(value)}
    label={t.openRows(t.countedNames[figure], formatCount(value))}
  />
);

interface SettledProps extends Span {
  readonly sum: 'billed' | 'fee';
  readonly points: number;
  /** In a column whose heading says of what it is: without the unit. */
  readonly isBare?: boolean;
}

/** Points that lead to the shares they were settled for. */
export function SettledLink({ sum, points, isBare = false, ...span }: SettledProps) {
  const text = isBare ? formatCount(points) : pointsText(points);
  return <ToRows {...span} figure="settled" value={points} text={text} label={t.openSum(t[sum], text)} />;
}

interface RowsProps extends Props {
  readonly text: string;
  readonly label: string;
}

function ToRows({ figure, value, from, to, part, text, label }: RowsProps) {
  if (value === 0) return <span className="text-sub">{text}</span>;
  return (
    <Link
      to="/figures/counted"
      search={{ figure, from, to, ...part }}
      aria-label={label}
      className="nums text-primary underline-offset-4 hover:underline"
    >
      {text}
    </Link>
  );
}
