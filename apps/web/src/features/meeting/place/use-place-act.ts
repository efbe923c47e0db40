import type { Role } from '@yoimachi/domain/booking';
import { useRefresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';
import { bookingReads } from '#meeting/booking';
import { sendPlaceAct, type PlaceAct } from './api/place.ts';
import { doneText } from './ja.ts';

/** Sends one side's steps. The booking is read again afterwards, also after a refusal. */
export function usePlaceAct(role: Role, bookingId: string, onDone?: () => void) {
  const readAgain = useRefresh(...bookingReads);
  return useAct({
    name: `place.${bookingId}`,
    send: (act: PlaceAct, idempotencyKey) => sendPlaceAct(role, bookingId, act, idempotencyKey),
    onDone: async (step, act) => {
      showToast(doneText(act, step), 'ok');
      onDone?.();
      await readAgain();
    },
    onRefused: () => void readAgain(),
  });
}
