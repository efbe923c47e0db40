import { showToast } from '#lib/toast.ts';
import { useCommand } from '#meeting/booking';
import { sendCastCommand } from './api/commands.ts';
import type { CastAct, CastCommand } from './api/commands.ts';
import { castBookingTexts as t } from './ja.ts';

const doneTexts: Readonly<Record<CastAct['action'], string>> = {
  approve: t.approved,
  reject: t.rejected,
  cancel: t.cancelled,
  arrive: t.arrived,
  takeBackArrival: t.takenBack,
  agreeExtension: t.extended,
  declineExtension: t.notExtended,
  end: t.ended,
  forceFinish: t.ended,
  checkOut: t.checkedOut,
  claimGuestAbsent: t.claimed,
  objectToClaim: t.objected,
};

/** Sends a cast's acts; reports success. `onDone` closes whatever asked for it. */
export function useCastCommand(onDone?: () => void) {
  return useCommand<CastCommand>(async (command, idempotencyKey) => {
    const answer = await sendCastCommand(command, idempotencyKey);
    const isStepBack = command.action === 'cancel' && command.isStepBack;
    showToast(isStepBack ? t.steppedBack : doneTexts[command.action], 'ok');
    return answer;
  }, onDone);
}
