import { messageOf } from '@yoimachi/contract/errors';
import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useTextJudge } from '#talk/text-rules';
import { effectOfSaving } from './change.ts';
import { fieldCodes } from './form.ts';
import { failureOf } from './schedule-failure.ts';
import { useScheduleAct } from './use-save.ts';

/** The form of a schedule: input, errors, and what saving would do to the day's requests. */
export function useScheduleForm(start: ScheduleInput, schedule: OwnSchedule | null, onDone: () => void) {
  const now = useNow();
  const [input, setInput] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const act = useScheduleAct(onDone);
  const codes = fieldCodes(input, now, isTried, schedule);
  const judge = useTextJudge();
  const stoppedBar =
    input.workingBar === start.workingBar ? undefined : judge.stopOf(input.workingBar, 'STORE');
  const effect = effectOfSaving(schedule, input);
  const failure = failureOf(act.error);
  const run = (confirmedRefusals: number) =>
    act.mutate({ act: 'save', kept: schedule, input, confirmedRefusals });
  const forget = () => {
    act.reset();
    setAsking(false);
  };
  const isHeld = codes.size === 0 && effect.held.length > 0;
  // The server knows of requests that came after the screen was read.
  const told = act.variables?.act === 'save' ? failure.refusals : null;
  return {
    now,
    input,
    codes,
    /** Why what she typed for the bar cannot be saved. */
    stoppedBar,
    act,
    failure,
    isChanged: input !== start,
    /** Requests that saving would refuse, if nothing else is wrong. */
    refused: codes.size === 0 && !isHeld ? effect.refused : [],
    /** What prevents saving although each field is valid. */
    heldMessage: isHeld ? messageOf('SCHEDULE_HOLDS_BOOKING') : null,
    /** How many refusals she is asked to confirm; null if none. */
    asked: told ?? (isAsking ? effect.refused.length : null),
    change: (next: Partial<ScheduleInput>) => {
      forget();
      setInput((present) => ({ ...present, ...next }));
    },
    save: () => {
      setTried(true);
      if (stoppedBar) return judge.noteStop(input.workingBar, 'STORE');
      if (isHeld || fieldCodes(input, now, true, schedule).size > 0) return;
      if (effect.refused.length > 0) setAsking(true);
      else run(0);
    },
    run,
    forget,
  };
}
