import { TAKE_BACK_MINUTES, type ParticipationState } from '@yoimachi/domain/booking';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import type { BookingButton } from './booking-actions.ts';
import { bookingTexts as t } from './ja.ts';

interface Props {
  readonly state: Pick<ParticipationState, 'arrivedAt'>;
  readonly button: BookingButton | undefined;
  readonly isPending: boolean;
  readonly run: (action: 'takeBackArrival') => void;
}

/** The deadline for undoing an arrival pressed by mistake, and the button for it; nothing once that has passed. */
export function TakeBack({ state: { arrivedAt }, button, isPending, run }: Props) {
  if (!button || arrivedAt === null) return null;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="phrase nums min-w-0 flex-1 basis-40">
        {t.takeBackUntil(formatTime(addMinutes(arrivedAt, TAKE_BACK_MINUTES)))}
      </span>
      <Button variant="quiet" size="md" isPending={isPending} onClick={() => run('takeBackArrival')}>
        {button.label}
      </Button>
    </span>
  );
}
