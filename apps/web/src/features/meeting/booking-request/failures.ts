import type { NicknameError, TextError } from '@yoimachi/domain/account';
import type { RequestError, RequestNeed } from '@yoimachi/domain/booking';
import { messageOf } from '@yoimachi/contract/errors';
import { ApiError } from '#lib/api-error.ts';
import { blamedCast } from './chosen-casts.ts';
import type { FormPart } from './form-parts.ts';
import type { RequestField } from './window.ts';

/** Something no longer matches what the guest saw, and about whom; null: about the first cast. */
export interface Change {
  readonly code: string;
  readonly message: string;
  readonly castId: string | null;
}

/** What the guest saw is out of date: the sheet is refreshed, the input stays. */
const CHANGED: readonly unknown[] = [
  'SCHEDULE_CHANGED',
  'CASTS_UNAVAILABLE',
  'PRICE_CHANGED',
  'CAST_UNAVAILABLE_AT_TIME',
];
const FIELDS: readonly string[] = ['day', 'startMinute', 'endMinute', 'guestCount', 'place', 'nickname'];

/** Whether the guest has to look again: at what is new, or at the one of several casts an answer is about. */
export function isChangedError(error: unknown): error is ApiError {
  return error instanceof ApiError && (CHANGED.includes(error.code) || blamedCast(error) !== null);
}

const REPAIRS: Readonly<Record<string, FormPart>> = {
  SCHEDULE_CHANGED: 'day',
  CAST_UNAVAILABLE_AT_TIME: 'time',
  PRICE_CHANGED: 'cost',
};

/** The part of the form that fixes a change; null if there is none, because she takes no requests at all. */
export function repairOf({ code, castId }: Pick<Change, 'code' | 'castId'>): FormPart | null {
  if (castId !== null && code !== 'PRICE_CHANGED') return 'casts';
  return REPAIRS[code] ?? null;
}

/** Whether a failure is shown elsewhere: at its field, as a change, or by the way to points and cards. */
export function isSaidElsewhere(error: unknown, need: RequestNeed | null): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'POINTS_INSUFFICIENT') return need === 'CARD';
  if (error.code === 'CARD_REQUIRED') return need === 'AGE_CHECK';
  // The guest is being redirected to the 3-D Secure page.
  if (error.code === 'CARD_ACTION_REQUIRED') return true;
  return isChangedError(error) || fieldOf(error) !== null;
}

/** What another card may fix. */
export const isCardRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CARD_DECLINED' || error.code === 'THREE_D_SECURE_FAILED');

/** Something is owed; it is paid on the card page. */
export const isPaymentDue = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PAYMENT_DUE';

/** Who came by LINE verifies a number before the request is sent. */
export const isPhoneMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PHONE_NOT_VERIFIED';

interface Failure {
  readonly error: unknown;
  readonly retry: (() => void) | null;
}

/** What the one button does instead of sending; null if it sends, as after a failed send or one that the card page fixes. */
export function readAgain(failure: Failure | null): (() => void) | null {
  if (failure === null || isCardRefused(failure.error) || isPaymentDue(failure.error)) return null;
  if (isPhoneMissing(failure.error)) return null;
  return failure.retry;
}

/** The sentences to show, by field; a server's answer only where the form itself found nothing. */
export function fieldMessages(
  local: ReadonlyMap<RequestField, RequestError | TextError | NicknameError>,
  answers: readonly unknown[],
): ReadonlyMap<RequestField, string> {
  const messages = new Map<RequestField, string>();
  for (const error of answers) {
    const field = fieldOf(error);
    if (field && error instanceof ApiError) messages.set(field, error.message);
  }
  for (const [field, code] of local) messages.set(field, messageOf(code));
  return messages;
}

/** The input an answer is about, if it belongs to this form. */
function fieldOf(error: unknown): RequestField | null {
  const field = error instanceof ApiError ? error.field : undefined;
  return field && FIELDS.includes(field) ? (field as RequestField) : null;
}
