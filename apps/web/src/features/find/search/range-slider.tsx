import { useId, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { filterTexts as t } from './filter.ja.ts';
import './range-slider.css';

/** Two values, the lower one first. */
type Range = readonly [low: number, high: number];

interface Props {
  readonly label: string;
  /** Beside the label: what the values mean. */
  readonly aside: string;
  /** The values at the ends, which stand for no limit there. */
  readonly ends: Range;
  readonly step: number;
  readonly text: (value: number) => string;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** When a thumb is let go, and for every key. */
  readonly onChange: (min: number | undefined, max: number | undefined) => void;
}

/** Both ends of a range on one line; an end that would cross the other pushes it along. */
export function RangeSlider({ label, aside, ends, step, text, min, max, onChange }: Props) {
  const id = useId();
  const { range, slide, settle } = useRange(ends, min, max, onChange);
  const [low, high] = range;
  const place = (value: number) => `${((value - ends[0]) / (ends[1] - ends[0])) * 100}%`;
  const limit = (value: number, end: number) => (value === end ? '' : text(value));
  const said = low > ends[0] || high < ends[1];
  const shared = { low: ends[0], high: ends[1], step, text, onSettle: settle };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span id={id} className="text-sm font-bold">
          {label}
        </span>
        <span className="text-xs text-sub">{aside}</span>
        <output className="nums ml-auto text-sm font-bold whitespace-nowrap">
          {said ? t.range(limit(low, ends[0]), limit(high, ends[1])) : t.noLimit}
        </output>
      </div>
      <div className="relative h-11">
        <div className="absolute inset-x-[11px] top-5 h-1 rounded-full bg-line">
          <div
            className="absolute inset-y-0 rounded-full bg-primary"
            style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
          />
        </div>
        <Thumb {...shared} label={t.min} value={low} onSlide={(to) => slide([to, Math.max(to, high)])} />
        <Thumb
          {...shared}
          label={t.max}
          value={high}
          // Where both stand at the upper end, the lower one is the one that can be moved.
          className={low > (ends[0] + ends[1]) / 2 ? '' : 'z-1'}
          onSlide={(to) => slide([Math.min(low, to), to])}
        />
      </div>
      <div aria-hidden="true" className="nums flex justify-between text-xs text-sub">
        <span>{text(ends[0])}</span>
        <span>{text(ends[1])}</span>
      </div>
    </div>
  );
}

/** What the thumbs show: while one is moved, and until that is known outside, where it was moved to. */
function useRange(
  ends: Range,
  min: number | undefined,
  max: number | undefined,
  onChange: Props['onChange'],
): { readonly range: Range; readonly slide: (to: Range) => void; readonly settle: () => void } {
  const known = `${min} ${max}`;
  const [moved, setMoved] = useState<{ readonly known: string; readonly to: Range } | null>(null);
  const last = useRef<Range>(null);
  if (moved && moved.known !== known) setMoved(null);
  return {
    range: moved?.to ?? [min ?? ends[0], max ?? ends[1]],
    slide: (to) => {
      last.current = to;
      setMoved({ known, to });
    },
    settle: () => {
      if (!last.current) return;
      const [low, high] = last.current;
      last.current = null;
      onChange(low === ends[0] ? undefined : low, high === ends[1] ? undefined : high);
    },
  };
}

interface ThumbProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly text: (value: number) => string;
  readonly className?: string;
  readonly onSlide: (value: number) => void;
  readonly onSettle: () => void;
}

function Thumb({ label, value, low, high, step, text, className, onSlide, onSettle }: ThumbProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text(value)}
      min={low}
      max={high}
      step={step}
      value={value}
      onChange={(event) => onSlide(event.target.valueAsNumber)}
      // The browser's own `change`, which comes once it is let go; React's is its `input`.
      ref={(input) => {
        input?.addEventListener('change', onSettle);
        return () => input?.removeEventListener('change', onSettle);
      }}
      className={cx('range-thumb absolute -inset-x-[11px] inset-y-0 w-[calc(100%+22px)]', className)}
    />
  );
}
