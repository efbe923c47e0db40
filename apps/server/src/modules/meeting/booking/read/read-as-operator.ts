import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import type { AppContext } from '#platform/module';
import { bookingForOperator, historyForOperator, participationsForOperator } from './operator-view.store.ts';

/** One booking for an operator, by id or number; the reader is logged. NOT_FOUND when there is none. */
export async function readAsOperator(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  idOrNumber: string,
  operator: OperatorRef,
) {
  const booking = await bookingForOperator(db, idOrNumber);
  if (!booking) return fail('NOT_FOUND');
  const { bookingId } = booking;
  log.info({ security: true, operator, bookingId }, 'read a booking');
  const [participations, history] = await Promise.all([
    participationsForOperator(db, bookingId),
    historyForOperator(db, bookingId),
  ]);
  return ok({
    booking,
    participations: participations.map(({ claimType, claimedAt, claimEndedAt, ...participation }) => ({
      ...participation,
      openClaim: claimedAt && !claimEndedAt ? claimType : null,
    })),
    history: history.map((event) => ({ ...event, actorName: event.operatorName ?? event.actorId })),
  });
}
