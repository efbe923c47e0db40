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

const [WIDTH, HEIGHT, AXIS] = [252, 96, 40];
const PLOT = WIDTH - AXIS;

/** Days as bars or as a line with three marks of an axis at the right. A table beside it says the same: it is hidden from readers. */
export function Plot({ kind, points, whole = [], axis, least = 0 }: Props) {
  const most = roundUp(Math.max(...[...points, ...whole].map(({ value }) => value ?? 0), least + 1), least);
  const y = (value: number) => HEIGHT - 16 - ((value - least) / (most - least)) * (HEIGHT - 26);
  const step = PLOT / Math.max(1, points.length);
  const x = (index: number) => index * step + step / 2;
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="nums block w-full text-2xs" role="presentation">
        {[most, (most + least) / 2, least].map((value) => (
          <g key={value}>
            <line x1={0} x2={PLOT} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={WIDTH} y={y(value) + 3} textAnchor="end" className="fill-sub text-[9px]">
              {axis(value)}
            </text>
          </g>
        ))}
        {kind === 'bars' ? (
          <Bars points={points} x={x} y={y} width={step * 0.72} base={y(least)} />
        ) : (
          <Line points={points} whole={whole} x={x} y={y} />
        )}
      </svg>
      <p
        className="nums mt-1 flex justify-between text-xs text-sub"
        style={{ width: `${(100 * PLOT) / WIDTH}%` }}
      >
        {[points[0], points[Math.floor(points.length / 2)], points.at(-1)].map(
          (point, index) => point && <span key={index}>{formatMonthDay(point.day)}</span>,
        )}
      </p>
    </div>
  );
}

/** A round number above, of which the half is round too. */
function roundUp(value: number, least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(2, value - least)));
  const steps = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => least + one * size >= value) ?? 10;
  return least + steps * size;
}

interface Drawn {
  readonly points: readonly Plotted[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

function Bars({ points, x, y, width, base }: Drawn & { readonly width: number; readonly base: number }) {
  return points.map(({ day, value }, index) => (
    <rect
      key={day}
      x={x(index) - width / 2}
      width={width}
      y={y(value ?? 0)}
      height={Math.max(0, base - y(value ?? 0))}
      rx={1}
      className={cx('fill-primary', index < points.length - 1 && 'opacity-55')}
    />
  ));
}

function Line({ points, whole, x, y }: Drawn & { readonly whole: readonly Plotted[] }) {
  const last = points.at(-1);
  return (
    <>
      <path
        d={pathOf(whole, x, y)}
        className="fill-none stroke-sub"
        strokeDasharray="3 3"
        strokeWidth={1.2}
      />
      <path d={pathOf(points, x, y)} className="fill-none stroke-primary" strokeWidth={1.8} />
      {last && last.value !== null && (
        <circle cx={x(points.length - 1)} cy={y(last.value)} r={3} className="fill-primary" />
      )}
    </>
  );
}

/** A day of which there is nothing to say breaks the line. */
function pathOf(points: readonly Plotted[], x: Drawn['x'], y: Drawn['y']): string {
  let isOn = false;
  return points
    .map(({ value }, index) => {
      if (value === null) {
        isOn = false;
        return '';
      }
      const mark = isOn ? 'L' : 'M';
      isOn = true;
      return `${mark}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
