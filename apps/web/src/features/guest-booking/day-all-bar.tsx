import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { buttonOf, guestButtonsFor } from '../booking/index.ts';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { membersOf } from './parts.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The end of the meeting with all of several casts at once; what concerns one of them stands on her card. */
export function DayAllBar({ booking, now, onAct }: Props) {
  const finish = buttonOf(guestButtonsFor(membersOf(booking), now).whole, 'finish');
  if (!finish) return null;
  return (
    <StickyBar
      terms={finish.disabledReason && <span className="nums">{t.finishAllFrom(finish.disabledReason)}</span>}
    >
      <Button isDisabled={Boolean(finish.disabledReason)} onClick={() => onAct({ act: 'finish' })}>
        {finish.label}
      </Button>
    </StickyBar>
  );
}
