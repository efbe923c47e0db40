import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { stepperTexts } from './stepper.ja.ts';
import { Phrases } from './phrases.tsx';

interface Props {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly error?: string | undefined;
  /** `pill`: one line beside a button, its label for screen readers. */
  readonly look?: 'box' | 'pill' | undefined;
}

/** A small number with − and +: minutes, people. */
export function Stepper({ label, unit, value, onChange, min, max, step = 1, error, look = 'box' }: Props) {
  const id = useId();
  const button = (icon: IconName, next: number, name: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={next < min || next > max || undefined}
      onClick={() => next >= min && next <= max && onChange(next)}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full bg-surface',
        (next < min || next > max) && 'text-sub opacity-50',
      )}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={cx(
        'min-w-0 bg-sunken',
        look === 'box'
          ? 'flex flex-col justify-between gap-1 rounded-lg px-2 py-3'
          : 'shrink-0 rounded-full p-0.5',
        error && 'ring-2 ring-danger ring-inset',
      )}
    >
      <span id={id} className={look === 'box' ? 'text-2xs font-bold text-sub' : 'sr-only'}>
        <Phrases>{label}</Phrases>
      </span>
      <div className={cx('flex items-center justify-between', look === 'pill' && 'gap-2')}>
        {button('minus', value - step, stepperTexts.decrease(label))}
        <output aria-live="polite" className="nums text-lg font-bold whitespace-nowrap">
          {value}
          <span className="text-xs">{unit}</span>
        </output>
        {button('plus', value + step, stepperTexts.increase(label))}
      </div>
    </div>
  );
}
