import type { Role } from '@yoimachi/domain/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { attemptKey, endAttempt } from '#lib/attempt.ts';
import { showToast } from '#lib/toast.ts';
import { bookingKey } from '#meeting/booking';
import { sendPlaceAct } from './api/place.ts';
import type { PlaceAct } from './api/place.ts';
import { doneText } from './ja.ts';

/**
 * Sends one side's steps. A step without an answer keeps its key, so that sent again it has one effect. The booking is read again
 * afterwards, also after a refusal, which mostly means that something has changed.
 */
export function usePlaceAct(role: Role, bookingId: string, onDone?: () => void) {
  const client = useQueryClient();
  const attempt = `place.${bookingId}`;
  const readAgain = () => client.invalidateQueries({ queryKey: [bookingKey] });
  return useMutation({
    mutationFn: (act: PlaceAct) => sendPlaceAct(role, bookingId, act, attemptKey(attempt, act)),
    onSuccess: async (step, act) => {
      endAttempt(attempt);
      showToast(doneText(act, step), 'ok');
      onDone?.();
      await readAgain();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return;
      endAttempt(attempt);
      void readAgain();
    },
  });
}
