import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { AppContext } from '#platform/module';
import { bookingForOperator, historyForOperator, partsForOperator } from './operator-view.store.ts';

type Found<T extends (...args: never[]) => unknown> = NonNullable<Awaited<ReturnType<T>>>;

/** A booking with everything that is private about it. */
export interface OperatorView {
  readonly booking: Found<typeof bookingForOperator>;
  readonly parts: Found<typeof partsForOperator>;
  readonly history: Found<typeof historyForOperator>;
}

/** One booking for an operator, by its id or number; who read it is logged. NOT_FOUND when there is none. */
export async function readAsOperator(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  idOrNumber: string,
  operator: OperatorRef,
): Promise<Result<OperatorView, 'NOT_FOUND'>> {
  const booking = await bookingForOperator(db, idOrNumber);
  if (!booking) return fail('NOT_FOUND');
  log.info({ security: true, operator, bookingId: booking.id }, 'read a booking');
  const [parts, history] = await Promise.all([
    partsForOperator(db, booking.id),
    historyForOperator(db, booking.id),
  ]);
  return ok({ booking, parts, history });
}
