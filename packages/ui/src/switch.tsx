import { useId, type ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Something that is so or not, at once; its whole line is the target. Off it is an outline. */
export function Switch({ label, isOn, onChange, isDisabled }: Props) {
  const id = useId();
  return (
    <label className="relative flex min-h-13 cursor-pointer items-center justify-between gap-3">
      <span id={id} className="phrase min-w-0 text-sm">
        {label}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer/switch h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface checked:border-primary checked:bg-primary disabled:opacity-60"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-6 size-5 -translate-y-1/2 rounded-full bg-edge peer-checked/switch:right-1 peer-checked/switch:bg-on-primary"
      />
    </label>
  );
}
