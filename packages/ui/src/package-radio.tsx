import { useId } from 'react';
import { Points, yenText } from './amount.tsx';
import { cx } from './cx.ts';
import { choiceClass } from './radio-cards.tsx';

export interface PointPackage {
  readonly id: string;
  readonly points: number;
  readonly yen: number;
}

interface Props {
  /** For readers: 「ポイントを選ぶ」. */
  readonly label: string;
  readonly packages: readonly PointPackage[];
  /** null while a custom amount is typed. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Point packages, two in a row. */
export function PackageRadio({ label, packages, value, onChange }: Props) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-2.5"
    >
      {packages.map((entry) => {
        const isSelected = entry.id === value;
        return (
          <label key={entry.id} className={cx(choiceClass(isSelected), 'flex min-w-0 flex-col px-4 py-2.5')}>
            <input
              type="radio"
              name={name}
              checked={isSelected}
              onChange={() => onChange(entry.id)}
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <Points value={entry.points} size="lg" />
            <span className={cx('nums text-sm', isSelected ? 'text-on-tint' : 'text-sub')}>
              {yenText(entry.yen)}
            </span>
          </label>
        );
      })}
    </div>
  );
}
