import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { messageOf } from '@yoimachi/contract/errors';
import { payoffAmounts, type PayoffAmounts } from '@yoimachi/domain/payoff';
import { dayOf, formatDayShort, formatTime } from '#lib/dates.ts';
import { formatCount } from '#ui/amount.tsx';
import { payoffTexts as t } from './ja.ts';

/** All she has, or a number of points of her choice; null while nothing is typed. */
export type Choice = { readonly kind: 'ALL' } | { readonly kind: 'OTHER'; readonly points: number | null };

export interface ChosenAmount {
  /** Null while nothing is chosen. */
  readonly points: number | null;
  /** Its error, as a sentence. */
  readonly problem: string | undefined;
  /** Null unless it can be requested. */
  readonly amounts: PayoffAmounts | null;
}

/** What a choice amounts to, under the server's terms. */
export function chosenAmount(choice: Choice, prepared: PayoffPreparation): ChosenAmount {
  const points = choice.kind === 'ALL' ? prepared.availablePoints : choice.points;
  const problem = points === null ? undefined : problemOf(points, prepared);
  if (points === null || problem !== undefined) return { points, problem, amounts: null };
  const { terms, period, earlierYen } = prepared;
  return { points, problem, amounts: payoffAmounts(points, terms, period, earlierYen) };
}

function problemOf(points: number, prepared: PayoffPreparation): string | undefined {
  const { minPoints, availablePoints, waitingPoints, waits } = prepared;
  if (points < minPoints) return messageOf('PAYOFF_TOO_SMALL', { min: formatCount(minPoints) });
  if (points <= availablePoints) return undefined;
  const [first] = waits;
  if (!first || points > availablePoints + waitingPoints) return t.tooMuch(availablePoints + waitingPoints);
  const until = new Date(first.until);
  const from = `${formatDayShort(dayOf(until))} ${formatTime(until)}`;
  return messageOf('PAYOFF_WAITING', { payable: formatCount(availablePoints), from });
}
