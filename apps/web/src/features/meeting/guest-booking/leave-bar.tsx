import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import type { BookingButton } from '#meeting/booking';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly button: BookingButton;
  readonly onLeave: () => void;
}

/** Leaving when nobody comes; it costs nothing. */
export function LeaveBar({ button, onLeave }: Props) {
  return (
    <StickyBar terms={t.cancelFree}>
      <Button
        variant="danger"
        className="whitespace-normal!"
        disabledReason={button.disabledReason}
        onClick={onLeave}
      >
        {button.label}
      </Button>
    </StickyBar>
  );
}
