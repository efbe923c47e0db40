import { checkInquiry, INQUIRIES_A_DAY, type InquiryOrder } from '@yoimachi/domain/inquiry';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { PictureRefusal } from '#gateways/picture/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { lookAtPictures } from '#people/upload';
import { isOwnBooking } from '../booking.store.ts';
import type { InquiryDeps } from '../inquiry.deps.ts';
import { countOfAccount } from '../inquiry.store.ts';
import { takePictures } from './pictures.ts';
import { dayBefore, storeInquiry, underLimit } from './store-inquiry.ts';

export interface MemberOrder extends InquiryOrder {
  readonly bookingId?: string | undefined;
  readonly uploadIds: readonly string[];
}
interface Sent {
  readonly inquiryId: string;
  readonly number: string;
}
export type PictureFailure = 'NOT_FOUND' | 'UPLOAD_GONE' | 'UPLOAD_UNFINISHED';
type Failure = PictureFailure | 'RATE_LIMITED' | 'REQUIRED' | 'TOO_LONG';

/** Somebody signed in asks the operators. Fails as `checkInquiry` says; NOT_FOUND for a booking or picture that is not his own. */
export async function sendInquiry(
  deps: InquiryDeps,
  accountId: string,
  ticket: IdempotencyTicket,
  order: MemberOrder,
): Promise<Result<Sent, Failure | PictureRefusal | 'IDEMPOTENCY_KEY_REUSED'>> {
  const seen = await lookAtPictures(deps, accountId, { ...order, purpose: 'INQUIRY_PICTURE' });
  if (!seen.ok) return seen;
  return withTransaction(deps.db, (trx) =>
    runIdempotent(trx, ticket, deps.clock.now(), () => store(trx, deps, accountId, order)),
  );
}

async function store(
  trx: Trx,
  deps: InquiryDeps,
  accountId: string,
  { bookingId, uploadIds, ...order }: MemberOrder,
): Promise<Result<Sent, Failure>> {
  const checked = checkInquiry(order);
  if (!checked.ok) return checked;
  const at = deps.clock.now();
  const allowed = underLimit(await countOfAccount(trx, accountId, dayBefore(at)), INQUIRIES_A_DAY);
  if (!allowed.ok) return allowed;
  if (bookingId !== undefined && !(await isOwnBooking(trx, accountId, bookingId)))
    return fail('NOT_FOUND', 'bookingId');
  const { inquiryId, number, messageId } = await storeInquiry(trx, deps, order, {
    accountId,
    bookingId: bookingId ?? null,
  });
  const pictured = await takePictures(trx, { id: messageId, accountId, at }, uploadIds);
  return pictured.ok ? ok({ inquiryId, number }) : pictured;
}
