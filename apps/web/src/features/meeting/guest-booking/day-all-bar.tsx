import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { buttonOf, guestButtonsFor } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { LeaveBar } from './leave-bar.tsx';
import { participationsOf } from './participations.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** Leaving or ending with several casts at once; what concerns one of them is on her card. */
export function DayAllBar({ booking, now, onAct }: Props) {
  const { whole } = guestButtonsFor(participationsOf(booking), now);
  const leave = buttonOf(whole, 'cancelNoShow');
  if (leave) return <LeaveBar button={leave} onLeave={() => onAct({ act: 'cancelNoShow' })} />;
  const finish = buttonOf(whole, 'finish');
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
