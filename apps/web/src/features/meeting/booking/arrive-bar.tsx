import { StickyBar } from '#ui/sticky-bar.tsx';
import { ActButton } from './act-button.tsx';
import type { BookingButton } from './booking-actions.ts';

interface Props {
  readonly button: BookingButton;
  /** When to press it. */
  readonly note: string;
  readonly isPending: boolean;
  readonly run: (action: 'arrive') => void;
}

/** The act of the moment before a meeting: one is there. */
export function ArriveBar({ button, note, isPending, run }: Props) {
  return (
    <StickyBar terms={button.disabledReason ?? note}>
      <ActButton button={button} isSaidElsewhere isPending={isPending} onClick={() => run('arrive')} />
    </StickyBar>
  );
}
