import { cx } from '#ui/cx.ts';

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is on or off, tinted once it narrows. */
export function FilterCheck({ label, isOn, onChange }: Props) {
  return (
    <label
      className={cx(
        'control inline-flex cursor-pointer items-center gap-2 rounded-full border px-4 text-sm',
        isOn ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-edge bg-surface',
      )}
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-primary"
      />
      {label}
    </label>
  );
}
