import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingAdminRoutes, type OfficeBooking } from '@yoimachi/contract/booking-admin';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { BOOKING_PROCESS, type ActionName, type Phase } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { showToast } from '#ui/lib/toast.ts';
import { bookingReads } from '../api.ts';
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
  const body = {
    how,
    ...(how === 'CANCEL' && castId !== null && { castId }),
    ...(how === 'CANCEL' && { blamesGuest }),
  };
  // Each time it is asked is kept in the audit.
  const once = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };
  return useQuery(query(bookingAdminRoutes.previewBookingEnd, { params: { bookingId }, body }, once));
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
    onSettled: () => refresh(queryClient, ...bookingReads, queueAdminRoutes, operatorActAdminRoutes),
  });
}
