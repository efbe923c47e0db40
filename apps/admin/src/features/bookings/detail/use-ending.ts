import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { BOOKING_PROCESS } from '@yoimachi/domain/booking';
import type { ActionName, Phase } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';
import { queuesKey, queueKey } from '#lib/queues.ts';
import { showToast } from '#ui/lib/toast.ts';
import { bookingsKey } from '../api.ts';
import { actTexts as t } from '../ja.ts';

export type How = 'CANCEL' | 'BILL';

export interface Ending {
  readonly how: How;
  /** Null: all of the booking. */
  readonly castId: string | null;
  readonly blamesGuest: boolean;
}

const actionOf = { CANCEL: 'forceCancel', BILL: 'forceEnd' } as const satisfies Record<How, ActionName>;

/** Whom an operator can end so, by the same table as the server. */
export function endable({ participations }: OfficeBooking, how: How) {
  const from = new Set<Phase>(
    BOOKING_PROCESS.filter(({ action }) => action === actionOf[how]).flatMap((row) => row.from),
  );
  return participations.filter(({ phase }) => from.has(phase));
}

/** What an end would do now, reckoned by the server and not carried out; again for each choice. */
export function usePreview(bookingId: string, { how, castId, blamesGuest }: Ending) {
  return useQuery({
    queryKey: [...bookingsKey, 'ending', bookingId, how, castId, blamesGuest],
    queryFn: () =>
      call(bookingAdminRoutes.previewBookingEnd, {
        params: { bookingId },
        body: {
          how,
          ...(how === 'CANCEL' && castId !== null && { castId }),
          ...(how === 'CANCEL' && { blamesGuest }),
        },
      }),
    gcTime: 0,
    staleTime: 0,
    // Each time it is asked is kept in the audit.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Ends it, or proposes the end that bills to a second operator. */
export function useEnding(bookingId: string, { how, castId, blamesGuest }: Ending, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) => {
      const params = { bookingId };
      if (how === 'BILL') {
        await call(operatorActAdminRoutes.proposeBookingEnd, { params, body: { reason } });
        return t.proposed;
      }
      const body = { reason, blamesGuest, ...(castId !== null && { castId }) };
      await call(bookingAdminRoutes.endBooking, { params, body });
      return t.ended;
    },
    onSuccess: (said) => {
      showToast(said, 'ok');
      onDone();
    },
    // Also after a refusal: it may have ended meanwhile.
    onSettled: () =>
      Promise.all(
        [bookingsKey, queuesKey, queueKey('acts')].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
