import {
  decideBooking,
  isOnlyForAll,
  participationsFor,
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
import {
  byBooking,
  participationsOf,
  type LoadedParticipation,
  type Participations,
} from '../process/participation.ts';
import { bookingsOfPair, lockBookings } from '../process/participation.store.ts';
import { carryOut, type By } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

export interface BlockedPair {
  readonly guestId: string;
  readonly castId: string;
}
export interface Block extends BlockedPair {
  readonly blocker: 'guest' | 'cast';
  /** She reports him for safety reasons: no penalty for what this cancels. */
  readonly reported: boolean;
  /** The total the dialog said the guest would owe. */
  readonly shown: Sum;
}

/** A booking of the two that a block would end. */
export interface BookingOfBlock {
  readonly bookingId: string;
  readonly phase: Phase;
  /** What the guest would owe for all casts of the booking if he blocked now. */
  readonly feePercent: number;
  readonly feePoints: number;
}

/** What the two have open and not begun; a running meeting continues to its end. */
export async function bookingsOfBlock(db: Db, pair: BlockedPair, now: Date): Promise<BookingOfBlock[]> {
  const wholes = byBooking(await bookingsOfPair(db, pair));
  return wholes.flatMap((participations) => {
    const own = participationOf(participations, pair);
    const phase = phaseOf(own.state);
    if (!ENDED_BY_BLOCK.includes(phase)) return [];
    return [{ bookingId: own.bookingId, phase, ...feeOf(participations, phase, now) }];
  });
}

/**
 * Rows 10 and 16: blocking ends what the two have open, in the transaction of the block: requests with no reason shown, a confirmed booking
 * as a cancellation on the blocker's terms, which are named. Fails with SUM_CHANGED when the guest would owe a different amount than shown.
 */
export async function endBookingsOfBlock(
  trx: Trx,
  context: BookingContext,
  block: Block,
  at: Date,
): Promise<Result<{ readonly ended: number; readonly cancelled: readonly string[] }, 'SUM_CHANGED'>> {
  const found = await bookingsOfPair(trx, block);
  const locked = await lockBookings(trx, [...new Set(found.map(({ bookingId }) => bookingId))]);
  const cancelled: string[] = [];
  let ended = 0;
  let owedPoints = 0;
  for (const whole of byBooking(locked)) {
    const participations = await catchUp(trx, context, whole, at);
    const ending = endingOf(participations, block, at);
    if (!ending) continue;
    const { command, acted, by } = ending;
    const decision = decideBooking(participationsOf(participations), acted, command, {
      actor: by.actor,
      now: at,
    });
    // After a meeting with others has started, the participation stands, as with any cancellation.
    if (!decision.ok) continue;
    owedPoints += sumOf(
      participationsOf(participations),
      acted,
      { actor: by.actor, action: command.action },
      at,
    ).points;
    await carryOut(trx, context, participations, decision.value, by);
    ended++;
    if (command.action !== 'suspend') cancelled.push(participations[0]!.bookingId);
  }
  const owed: Sum = { points: owedPoints, minutes: null };
  return isSameSum(owed, block.shown)
    ? ok({ ended, cancelled })
    : fail('SUM_CHANGED', undefined, { ...owed });
}

const ENDED_BY_BLOCK: readonly Phase[] = ['pending', 'held', 'due', 'noShow'];
const participationOf = (participations: Participations, { castId }: BlockedPair): LoadedParticipation =>
  participations.find((participation) => participation.castId === castId)!;

function feeOf(participations: Participations, phase: Phase, now: Date) {
  if (phase !== 'due') return { feePercent: 0, feePoints: 0 };
  const { points } = sumForGuest(participationsOf(participations), 'cancel', now);
  return { feePercent: points === 0 ? 0 : feePercent(participations[0]!.state, now), feePoints: points };
}

interface Ending {
  readonly command: PlainCommand;
  readonly acted: readonly string[];
  readonly by: By;
}

function endingOf(participations: Participations, block: Block, at: Date): Ending | null {
  const own = participationOf(participations, block);
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
    ? {
        command: { action: 'cancel', reason: BLOCKED },
        acted: participationsFor(participationsOf(participations), 'cancel'),
        by,
      }
    : { command: { action: 'cancelNoShow', reason: BLOCKED }, acted: leftWith(participations, own), by };
}

/** Whom the guest leaves along with her: everybody, while nobody has come. */
const leftWith = (participations: Participations, { id }: LoadedParticipation) =>
  isOnlyForAll(participations, 'cancelNoShow') ? participationsFor(participations, 'cancelNoShow') : [id];

/** In the private reasons of the history. */
const BLOCKED = 'BLOCK';
