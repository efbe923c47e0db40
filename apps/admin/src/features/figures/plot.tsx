import { cx } from '#ui/cx.ts';
import { formatMonthDay, type Day } from '#ui/lib/dates.ts';

export interface Plotted {
  readonly day: Day;
  /** Null: there is nothing to say of the day. */
  readonly value: number | null;
}

interface Props {
  readonly kind: 'bars' | 'line';
  /** The first day at the left; the last one is today. */
  readonly points: readonly Plotted[];
  /** A second series, dashed: the whole of which the first is a part. */
  readonly whole?: readonly Plotted[];
  readonly axis: (value: number) => string;
  /** Where the axis begins; 0 unless said. */
  readonly least?: number;
}

/** Days as bars or as a line, with three marks of an axis at the right. A table says the same, so that it is hidden from readers. */
export function Plot({ kind, points, whole = [], axis, least = 0 }: Props) {
  const highest = Math.max(...[...points, ...whole].map(({ value }) => value ?? 0), least + 1);
  const most = roundUp(highest, least);
  /** Of the height, from the bottom. */
  const y = (value: number) => ((value - least) / (most - least)) * 100;
  return (
    <div aria-hidden="true" className="nums @container text-xs text-sub">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <div className="relative h-20 border-b border-line">
          <span className="absolute inset-x-0 top-0 border-t border-line" />
          <span className="absolute inset-x-0 top-1/2 border-t border-line" />
          {kind === 'bars' ? <Bars points={points} y={y} /> : <Line points={points} whole={whole} y={y} />}
        </div>
        <p className="-my-2 flex h-24 min-w-8 flex-col justify-between text-right">
          {[most, (most + least) / 2, least].map((value) => (
            <span key={value}>{axis(value)}</span>
          ))}
        </p>
        <Dates points={points} />
      </div>
    </div>
  );
}

/** The first, the middle and the last day; where they have no room the middle one goes, and the others stand below the axis, too. */
const Dates = ({ points }: Pick<Props, 'points'>) => (
  <p className="col-span-2 mt-1 flex flex-wrap justify-between gap-x-1 whitespace-nowrap @min-[220px]:col-span-1">
    {[points[0], points[Math.floor(points.length / 2)], points.at(-1)].map(
      (point, index) =>
        point && (
          <span key={index} className={cx(index === 1 && 'hidden @min-[220px]:inline')}>
            {formatMonthDay(point.day)}
          </span>
        ),
    )}
  </p>
);

/** A round number above, of which the half is round too. */
function roundUp(value: number, least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(2, value - least)));
  const steps = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => least + one * size >= value) ?? 10;
  return least + steps * size;
}

interface Drawn {
  readonly points: readonly Plotted[];
  readonly y: (value: number) => number;
}

const Bars = ({ points, y }: Drawn) => (
  <div className="absolute inset-0 flex items-end gap-px">
    {points.map(({ day, value }, index) => (
      <span
        key={day}
        style={{ height: `${y(value ?? 0)}%` }}
        className={cx('min-w-0 flex-1 rounded-t-xs bg-primary', index < points.length - 1 && 'opacity-55')}
      />
    ))}
  </div>
);

function Line({ points, whole, y }: Drawn & { readonly whole: readonly Plotted[] }) {
  const last = points.at(-1);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path
          d={pathOf(whole, y)}
          className="fill-none stroke-sub"
          strokeDasharray="3 3"
          strokeWidth={1.2}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathOf(points, y)}
          className="fill-none stroke-primary"
          strokeWidth={1.8}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last && last.value !== null && (
        <span
          style={{ bottom: `${y(last.value)}%` }}
          className="absolute -right-1 size-2 translate-y-1/2 rounded-full bg-primary"
        />
      )}
    </>
  );
}

/** A day of which there is nothing to say breaks the line. */
function pathOf(points: readonly Plotted[], y: Drawn['y']): string {
  const x = (index: number) => (points.length < 2 ? 50 : (index * 100) / (points.length - 1));
  let isOn = false;
  return points
    .map(({ value }, index) => {
      const mark = isOn ? 'L' : 'M';
      isOn = value !== null;
      return value === null ? '' : `${mark}${x(index).toFixed(1)} ${(100 - y(value)).toFixed(1)}`;
    })
    .join('');
}
