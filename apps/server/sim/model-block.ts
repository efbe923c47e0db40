import {
  isSameSum,
  NO_SUM,
  phaseOf,
  TAKEN_FOR_GRANTED,
  type Actor,
  type Command,
  type Role,
  type Sum,
} from '@yoimachi/domain/booking';
import { eraseAt } from '@yoimachi/domain/leaving';
import type { ModelAtWork, ModelBooking, ModelParticipation, Outcome } from './model-types.ts';
import { decideForAll, participationsOfGuest } from './model-whole.ts';
import { costOf } from './sums.ts';

/** What a block ends, and what it forbids from then on (rules.md 6, 8, rows 10 and 16). */

/** Which of the two blocks the other. */
export interface ModelPair {
  readonly by: Role;
  readonly guest: number;
  readonly cast: number;
}

export interface ModelBlock extends ModelPair {
  /** The guest's account that it is about. */
  readonly guestId: string;
  /** When he left that account; what a cast blocked holds for the next one, too, and what he did until the account is erased. */
  readonly leftAt: Date | null;
}

/** Who has blocked whom. */
export class ModelBlocks {
  #all: readonly ModelBlock[] = [];

  /** Whether one of the two has blocked the other: no request is sent any more. */
  between = (guest: number, cast: number): boolean =>
    this.#all.some((one) => one.guest === guest && one.cast === cast);

  /** Whether the two do not see each other: from the end of a meeting on, where one runs. */
  hide = (bookings: readonly ModelBooking[], guest: number, cast: number): boolean =>
    this.between(guest, cast) && !partsBetween(bookings, guest, cast).some(isMeeting);

  /** Whether this account has been blocked by that side. */
  has = ({ by, guest, cast }: ModelPair): boolean =>
    this.#all.some((one) => one.by === by && one.guest === guest && one.cast === cast && !one.leftAt);

  add(pair: ModelPair, guestId: string): void {
    if (!this.has(pair)) this.#all = [...this.#all, { ...pair, guestId, leftAt: null }];
  }

  leave(guest: number, at: Date): void {
    this.#all = this.#all.map((one) => (one.guest === guest && !one.leftAt ? { ...one, leftAt: at } : one));
  }

  /** An account that is erased blocks nobody any more. */
  erase(now: Date): void {
    const isErased = ({ by, leftAt }: ModelBlock) =>
      by === 'guest' && leftAt !== null && eraseAt(leftAt) <= now;
    this.#all = this.#all.filter((one) => !isErased(one));
  }

  /** One that can be taken back: who blocked is still there. */
  pick(pick: number): ModelBlock | undefined {
    const those = this.#all.filter(({ by, leftAt }) => by === 'cast' || !leftAt);
    return those[pick % Math.max(1, those.length)];
  }

  remove(block: ModelBlock): void {
    this.#all = this.#all.filter((one) => one !== block);
  }
}

/** What a dialog says a block would end now. */
export interface ModelPreview {
  readonly blocked: boolean;
  /** What it cancels, and at which fee. */
  readonly bookings: readonly { readonly bookingId: string; readonly feePoints: number }[];
  readonly pendingCount: number;
  readonly inMeeting: boolean;
}

export interface ModelBlockOrder {
  readonly guestId: string;
  readonly isSafety: boolean;
  /** The bookings that the blocker knows to be cancelled. */
  readonly seen: readonly string[];
  readonly shown: Sum;
}

interface ModelWithBlocks extends ModelAtWork {
  readonly blocks: ModelBlocks;
  readonly chats: { haveMet(guest: number, cast: number, bookings: readonly ModelBooking[]): boolean };
}

/** Null: she has had nothing to do with him. */
export function previewBlock(model: ModelWithBlocks, pair: ModelPair, now: Date): ModelPreview | null {
  if (!mayBlock(model, pair)) return null;
  const open = openBetween(model, pair).map((booking) => endingOf(booking, pair, now));
  const cancelled = open.filter(({ isConfirmed, sum }) => isConfirmed && sum);
  return {
    blocked: model.blocks.has(pair),
    bookings: cancelled.map(({ booking, sum }) => ({
      bookingId: booking.bookingId,
      feePoints: sum!.points,
    })),
    pendingCount: open.filter(({ isConfirmed }) => !isConfirmed).length,
    inMeeting: open.some(({ sum }) => !sum),
  };
}

/** Blocks, and ends what is open between the two: nothing that was not shown, at no other fee. */
export function block(model: ModelWithBlocks, pair: ModelPair, order: ModelBlockOrder, now: Date): Outcome {
  if (!mayBlock(model, pair)) return 'NOT_FOUND';
  for (const booking of openBetween(model, pair)) model.catchUp(booking, now);
  const endings = openBetween(model, pair)
    .map((booking) => endingOf(booking, pair, now))
    .filter(({ sum }) => sum);
  if (endings.some(({ booking, isConfirmed }) => isConfirmed && !order.seen.includes(booking.bookingId)))
    return 'CONFLICT';
  const points = endings.reduce((all, { sum }) => all + sum!.points, 0);
  if (!isSameSum({ ...NO_SUM, points }, order.shown)) return 'SUM_CHANGED';
  model.blocks.add(pair, order.guestId);
  if (model.planted.sparesBlocked) return 'OK';
  for (const { booking, acted, command, actor, own } of endings) {
    model.act(booking, acted, command, actor, now);
    // She fears for her safety.
    if (order.isSafety && pair.by === 'cast') own.isPenalised = false;
  }
  return 'OK';
}

/** The parts of one cast in what a guest has ever booked, with the account he has now. */
export const partsBetween = (bookings: readonly ModelBooking[], guest: number, cast: number) =>
  bookings
    .filter((booking) => booking.guest === guest && !booking.isOfLeaver)
    .flatMap(({ participations }) => participations.filter((one) => one.cast === cast));

/** A guest may block every cast, a cast the guests she had to do with. */
const mayBlock = (model: ModelWithBlocks, { by, guest, cast }: ModelPair): boolean =>
  by === 'guest' ||
  model.chats.haveMet(guest, cast, model.bookings) ||
  model.blocks.has({ by: 'guest', guest, cast }) ||
  model.blocks.has({ by: 'cast', guest, cast });

const isMeeting = ({ state }: ModelParticipation) => phaseOf(state) === 'meeting';
const isOpen = ({ state }: ModelParticipation) =>
  ['pending', 'held', 'due', 'noShow', 'meeting'].includes(phaseOf(state));

const openBetween = ({ bookings }: ModelAtWork, { guest, cast }: ModelPair): ModelBooking[] =>
  bookings.filter((booking) => partsBetween([booking], guest, cast).some(isOpen));

interface Ending {
  readonly booking: ModelBooking;
  readonly own: ModelParticipation;
  readonly isConfirmed: boolean;
  readonly acted: readonly ModelParticipation[];
  readonly command: Command;
  readonly actor: Actor;
  /** What the guest pays; null: it goes on. */
  readonly sum: Sum | null;
}

function endingOf(booking: ModelBooking, pair: ModelPair, now: Date): Ending {
  const { participations } = booking;
  const own = participations.find(({ cast }) => cast === pair.cast)!;
  const isConfirmed = !['pending', 'held'].includes(phaseOf(own.state));
  const command = commandOf(own, pair);
  // As he would, had he pressed it himself: all of it, but of those who did not come only her, once another one is there.
  const whole = pair.by === 'guest' && isConfirmed ? ofGuest(participations, command, own) : [own];
  const actor: Actor = isConfirmed ? pair.by : 'system';
  const context = { actor, now, factsOf: () => TAKEN_FOR_GRANTED };
  const steps = isMeeting(own) ? null : decideForAll(participations, whole, command, context);
  return {
    booking,
    own,
    isConfirmed,
    acted: whole,
    command,
    actor,
    sum: steps?.ok ? costOf(steps.value, command) : null,
  };
}

function ofGuest(participations: readonly ModelParticipation[], command: Command, own: ModelParticipation) {
  const alone = participationsOfGuest(participations, command.action, own);
  if (alone.ok) return alone.value;
  const all = participationsOfGuest(participations, command.action, undefined);
  if (!all.ok) throw new Error(`The model cannot ${command.action} for all`);
  return all.value;
}

function commandOf({ state }: ModelParticipation, { by }: ModelPair): Command {
  const phase = phaseOf(state);
  if (phase === 'pending' || phase === 'held') return { action: 'suspend' };
  return { action: by === 'guest' && phase === 'noShow' ? 'cancelNoShow' : 'cancel', reason: 'block' };
}
