import type { CastBookingItem } from '@yoimachi/contract/booking';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { ArriveBar, TakeBack, buttonOf, buttonsFor, factsOf, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly isPending: boolean;
  readonly run: (action: 'arrive' | 'takeBackArrival') => void;
  readonly onAct: (act: AskedAct) => void;
}

/** The current act: arrive before the meeting, end during it. */
export function DayBar({ booking, now, isPending, run, onAct }: Props) {
  const state = stateOf(booking);
  const buttons = buttonsFor(state, 'cast', now, factsOf(booking));
  const arrive = buttonOf(buttons, 'arrive');
  if (arrive) return <ArriveBar button={arrive} note={t.arriveNote} isPending={isPending} run={run} />;
  const takeBack = buttonOf(buttons, 'takeBackArrival');
  const forceFinish = buttonOf(buttons, 'forceFinish');
  const end = buttonOf(buttons, 'end');
  if (!end) return null;
  return (
    <StickyBar
      terms={
        takeBack ? (
          <TakeBack {...{ state, buttons, isPending, run }} />
        ) : (
          end.disabledReason && <span className="nums">{t.endFrom(end.disabledReason)}</span>
        )
      }
    >
      {forceFinish && (
        <Button
          variant="danger"
          isDisabled={Boolean(forceFinish.disabledReason)}
          onClick={() => onAct('forceFinish')}
        >
          {forceFinish.label}
        </Button>
      )}
      <Button isDisabled={Boolean(end.disabledReason)} onClick={() => onAct('end')}>
        {end.label}
      </Button>
    </StickyBar>
  );
}
