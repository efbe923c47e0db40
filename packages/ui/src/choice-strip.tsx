import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props<T extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `pill` for text (districts), `day` for a column of weekday and date. */
  readonly look?: 'pill' | 'day' | undefined;
  /** It scrolls on wide screens too, where it has a column to itself. */
  readonly isNarrow?: boolean | undefined;
  /** Before the first one: what opens all that the row has no room for. */
  readonly lead?: ReactNode | undefined;
}

const looks = {
  pill: (isSelected: boolean) =>
    cx(
      'gap-1.5 rounded-full border px-4 text-sm',
      isSelected ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-line bg-surface',
    ),
  day: (isSelected: boolean) =>
    cx(
      'min-h-14 min-w-[52px] flex-col justify-center rounded-md border px-1',
      isSelected ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface',
    ),
} as const;

/** One of many in a row that scrolls sideways to the screen edges. Each entry is `relative`, so that hidden radios do not widen the page. */
export function ChoiceStrip<T extends string>({
  label,
  options,
  value,
  onChange,
  look = 'pill',
  lead,
  isNarrow,
}: Props<T>) {
  const name = useId();
  return (
    <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 desktop:mx-0 desktop:px-0">
      {lead}
      <div
        role="radiogroup"
        aria-label={label}
        className={cx(
          'flex gap-2',
          !isNarrow && 'desktop:flex-wrap',
          // Two weeks and a last one in a row of the list beside its filters.
          look === 'day' && 'desktop:gap-x-1.5',
        )}
      >
        {options.map((option) => {
          const isSelected = option.value === value;
          return (
            <label
              key={option.value}
              className={cx(
                'relative flex min-h-11 shrink-0 cursor-pointer items-center',
                looks[look](isSelected),
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isSelected}
                onChange={() => onChange(option.value)}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              {look === 'pill' && isSelected && <Icon name="check" size={16} />}
              {/* Beside a mark that comes and goes, text needs an element of its own: whoever translates a page wraps it. */}
              <span className="contents">{option.label}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

/** The two lines of a day in a `day` strip. `tone` colours the weekday while it is not selected. */
export function DayLabel(props: {
  readonly top: string;
  readonly date: string;
  readonly tone?: string | undefined;
}) {
  return (
    <>
      <span className={cx('text-2xs', props.tone)}>{props.top}</span>
      <span className="nums text-lg font-bold leading-tight">{props.date}</span>
    </>
  );
}
