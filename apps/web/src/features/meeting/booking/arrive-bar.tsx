import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import type { BookingButton } from './booking-actions.ts';

interface Props {
  readonly button: BookingButton;
  /** When to press it. */
  readonly note: string;
  readonly isPending: boolean;
  readonly run: (action: 'arrive') => void;
}

/** The act of the moment before a meeting: one is there. */
export function ArriveBar({ button: { label, disabledReason }, note, isPending, run }: Props) {
  return (
    <StickyBar terms={disabledReason ?? note}>
      <Button isPending={isPending} isDisabled={Boolean(disabledReason)} onClick={() => run('arrive')}>
        {label}
      </Button>
    </StickyBar>
  );
}
