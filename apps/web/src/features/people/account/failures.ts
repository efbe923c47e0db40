import { CODE_RESEND_SECONDS, CODE_TTL_MINUTES } from '@yoimachi/domain/account';
import { ApiError, errorMessage, isRefused } from '#lib/api-error.ts';
import { addMinutes, formatTime } from '#lib/dates.ts';
import { libTexts } from '#lib/ja.ts';
import type { SentCode } from './api/identity.ts';
import { BotCheckTrouble } from './bot-check.ts';
import { accountTexts as t } from './ja.ts';

/** How long the failure lasts; null if not known. */
export function untilOf(error: unknown): Date | null {
  const until = error instanceof ApiError ? error.details['until'] : undefined;
  return typeof until === 'string' ? new Date(until) : null;
}

/** The sentence of a failure, with the clock time from which another try makes sense. */
export function failureSentence(error: unknown): string {
  const message = errorMessage(error);
  const until = untilOf(error);
  if (!until) return message;
  return `${message}${t.from(formatTime(addMinutes(until, isFullMinute(until) ? 0 : 1)))}`;
}

/** The sentence for a failure of the network, the server or the bot check; null for every other failure. */
export function troubleSentence(error: unknown): string | null {
  if (error instanceof BotCheckTrouble) return t.botCheckTrouble;
  const isTrouble = error instanceof ApiError && !isRefused(error);
  return isTrouble ? libTexts.generic : null;
}

/** How many tries are left after a wrong code; null after any other failure. */
export function triesLeft(error: unknown): number | null {
  const left = error instanceof ApiError ? error.details['triesLeft'] : undefined;
  return typeof left === 'number' ? left : null;
}

const isFullMinute = (at: Date): boolean => at.getTime() % 60_000 === 0;

/** Until when a number is locked for this browser after wrong codes. */
export function lockedUntil(error: unknown): Date | null {
  const locks = ['TOO_MANY_ATTEMPTS', 'QUOTA_EXCEEDED'];
  return error instanceof ApiError && locks.includes(String(error.code)) ? untilOf(error) : null;
}

/** A code sent less than a minute ago, which may be entered instead of requesting another. */
export function codeAlreadySent(phone: string, error: unknown): SentCode | null {
  const resendAt = error instanceof ApiError && error.code === 'RESEND_TOO_SOON' ? untilOf(error) : null;
  if (!resendAt) return null;
  return { phone, resendAt, expiresAt: addMinutes(resendAt, CODE_TTL_MINUTES - CODE_RESEND_SECONDS / 60) };
}
