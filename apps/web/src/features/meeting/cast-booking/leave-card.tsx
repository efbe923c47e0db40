import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { buttonOf, buttonsFor, factsOf, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The unobtrusive way out of a booking, with its consequences; nothing if she cannot leave. */
export function LeaveCard({ booking, now, onAct }: Props) {
  const state = stateOf(booking);
  const cancel = buttonOf(buttonsFor(state, 'cast', now, factsOf(booking)), 'cancel');
  if (!cancel) return null;
  return (
    <Card className="flex flex-col items-end gap-3">
      <div className="self-stretch">
        <Note>{phaseOf(state) === 'held' ? t.stepBackTerms : t.penaltyNote}</Note>
      </div>
      <Button
        variant="quiet"
        size="md"
        disabledReason={cancel.disabledReason}
        onClick={() => onAct('cancel')}
      >
        {cancel.label}
      </Button>
    </Card>
  );
}
