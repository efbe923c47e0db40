import {
  decideBooking,
  isOnlyForAll,
  partsFor,
  feePercent,
  isSameSum,
  phaseOf,
  sumForGuest,
  sumOf,
  type PlainCommand,
  type Phase,
  type Sum,
} from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db, Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { byBooking, membersOf, type Part, type Whole } from '../process/part.ts';
import { bookingsOfPair, lockBookings } from '../process/part.store.ts';
import { carryOut, type By } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

export interface BlockedPair {
  readonly guestId: string;
  readonly castId: string;
}
export interface Block extends BlockedPair {
  readonly blocker: 'guest' | 'cast';
  /** She reports him for safety: no penalty for what she cancels by it. */
  readonly reported: boolean;
  /** What the dialog said that the guest would owe in all. */
  readonly shown: Sum;
}

/** A booking of the two that a block would end. */
export interface BookingOfBlock {
  readonly bookingId: string;
  readonly phase: Phase;
  /** What the guest would owe if he blocked now, for all casts of the booking. */
  readonly feePercent: number;
  readonly feePoints: number;
}

/** What of the two is open and not begun; a meeting goes on to its end. */
export async function bookingsOfBlock(db: Db, pair: BlockedPair, now: Date): Promise<BookingOfBlock[]> {
  const wholes = byBooking(await bookingsOfPair(db, pair));
  return wholes.flatMap((parts) => {
    const own = partOf(parts, pair);
    const phase = phaseOf(own.state);
    if (!ENDED_BY_BLOCK.includes(phase)) return [];
    return [{ bookingId: own.bookingId, phase, ...feeOf(parts, phase, now) }];
  });
}

/**
 * Rows 10 and 16: who blocks ends what the two have open, in the transaction of the block: requests without a reason shown,
 * a confirmed booking as a cancellation on the blocker's own terms. Fails with SUM_CHANGED when the guest would owe other points
 * than was shown.
 */
export async function endBookingsOfBlock(
  trx: Trx,
  context: BookingContext,
  block: Block,
  at: Date,
): Promise<Result<{ readonly ended: number }, 'SUM_CHANGED'>> {
  const found = await bookingsOfPair(trx, block);
  const locked = await lockBookings(trx, [...new Set(found.map(({ bookingId }) => bookingId))]);
  let ended = 0;
  let owedPoints = 0;
  for (const whole of byBooking(locked)) {
    const parts = await catchUp(trx, context, whole, at);
    const ending = endingOf(parts, block, at);
    if (!ending) continue;
    const { command, acted, by } = ending;
    const decision = decideBooking(membersOf(parts), acted, command, { actor: by.actor, now: at });
    // After the start of a meeting with others: the part stands, as with every cancellation.
    if (!decision.ok) continue;
    owedPoints += sumOf(membersOf(parts), acted, { actor: by.actor, action: command.action }, at).points;
    await carryOut(trx, context, parts, decision.value, by);
    ended++;
  }
  const owed: Sum = { points: owedPoints, minutes: null };
  return isSameSum(owed, block.shown) ? ok({ ended }) : fail('SUM_CHANGED', undefined, { ...owed });
}

const ENDED_BY_BLOCK: readonly Phase[] = ['pending', 'held', 'due', 'noShow'];
const partOf = (parts: Whole, { castId }: BlockedPair): Part => parts.find((part) => part.castId === castId)!;

function feeOf(parts: Whole, phase: Phase, now: Date) {
  if (phase !== 'due') return { feePercent: 0, feePoints: 0 };
  const { points } = sumForGuest(membersOf(parts), 'cancel', now);
  return { feePercent: points === 0 ? 0 : feePercent(parts[0]!.state, now), feePoints: points };
}

interface Ending {
  readonly command: PlainCommand;
  readonly acted: readonly string[];
  readonly by: By;
}

function endingOf(parts: Whole, block: Block, at: Date): Ending | null {
  const own = partOf(parts, block);
  const phase = phaseOf(own.state);
  if (!ENDED_BY_BLOCK.includes(phase)) return null;
  if (phase === 'pending' || phase === 'held')
    return { command: { action: 'suspend' }, acted: [own.id], by: { actor: 'system', actorId: null, at } };
  const { blocker, guestId, castId, reported } = block;
  if (blocker === 'cast') {
    const command = { action: 'cancel', reason: BLOCKED, waivePenalty: reported } as const;
    return { command, acted: [own.id], by: { actor: blocker, actorId: castId, at } };
  }
  const by = { actor: blocker, actorId: guestId, at } as const;
  return phase === 'due'
    ? { command: { action: 'cancel', reason: BLOCKED }, acted: parts.map(({ id }) => id), by }
    : { command: { action: 'cancelNoShow', reason: BLOCKED }, acted: leftWith(parts, own), by };
}

/** Whom the guest leaves with her: all, while nobody has come. */
const leftWith = (parts: Whole, { id }: Part) =>
  isOnlyForAll(parts, 'cancelNoShow') ? partsFor(parts, 'cancelNoShow') : [id];

/** In the private reasons of the history. */
const BLOCKED = 'BLOCK';
