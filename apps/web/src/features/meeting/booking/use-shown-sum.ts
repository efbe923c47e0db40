import { isSameSum, type Command, type Sum } from '@yoimachi/domain/booking';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';

/** An act that is being confirmed, and what this screen says it costs. */
interface Asked {
  readonly action: Command['action'] | undefined;
  readonly own: Sum;
}

/** What the server said instead. */
export interface Told extends Asked {
  readonly error: Error;
  readonly sum: Sum;
}

/**
 * The sum a question shows and its button sends: the one this screen computes. If the server refused because the sum differs, the server's,
 * until the screen's own changes too; the person sees it and presses again, nothing is sent automatically.
 */
export function useShownSum(action: Asked['action'], own: Sum, error: Error | null): Sum {
  const [told, setTold] = useState<Told | null>(null);
  const next = toldBy(error, { action, own }, told);
  if (next !== told) setTold(next);
  return sumToShow(next, { action, own });
}

/** What the last refusal over the sum said, and for which question. */
export function toldBy(error: Error | null, asked: Asked, before: Told | null): Told | null {
  if (error === null || before?.error === error) return before;
  const sum = newSumOf(error);
  return sum === null ? before : { ...asked, error, sum };
}

export function sumToShow(told: Told | null, { action, own }: Asked): Sum {
  const isSameQuestion = told !== null && told.action === action && isSameSum(told.own, own);
  return isSameQuestion ? told.sum : own;
}

function newSumOf(error: Error): Sum | null {
  if (!(error instanceof ApiError) || error.code !== 'SUM_CHANGED') return null;
  const { points, minutes = null } = error.details as Partial<Sum>;
  return typeof points === 'number' ? { points, minutes } : null;
}
