import { showToast } from '#lib/toast.ts';
import { useCommand } from '#meeting/booking';
import { sendGuestCommand } from './api/commands.ts';
import type { GuestAct, GuestCommand } from './api/commands.ts';
import { guestBookingTexts as t } from './ja.ts';

const doneTexts: Readonly<Record<GuestAct['action'], string>> = {
  withdraw: t.withdrawn,
  cancel: t.cancelled,
  cancelNoShow: t.cancelled,
  arrive: t.arrived,
  takeBackArrival: t.takenBack,
  askExtension: t.asked,
  finish: t.finished,
  claimCastAbsent: t.claimed,
  objectToClaim: t.objected,
};

/** If the booking continues with the others. */
const doneTextsOfOne: Partial<typeof doneTexts> = { cancelNoShow: t.noShowCancelled };

/** Sends a guest's acts; reports success. `onDone` closes whatever asked for it. */
export function useGuestCommand(onDone?: () => void, isOneOfSeveral = false) {
  return useCommand<GuestCommand>(async (command, idempotencyKey) => {
    const answer = await sendGuestCommand(command, idempotencyKey);
    const texts = isOneOfSeveral ? { ...doneTexts, ...doneTextsOfOne } : doneTexts;
    showToast(texts[command.action], 'ok');
    return answer;
  }, onDone);
}
