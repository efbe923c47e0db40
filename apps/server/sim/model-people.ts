import { phaseOf, type Phase } from '@yoimachi/domain/booking';
import type { ModelAtWork, ModelBooking, ModelParticipation } from './model-types.ts';
import type { SimPerson } from './step.ts';

/** Who is suspended, in the order in which it happened. */
export class ModelSuspended {
  #all: SimPerson[] = [];

  has = ({ role, index }: SimPerson): boolean =>
    this.#all.some((one) => one.role === role && one.index === index);

  add(person: SimPerson): void {
    if (!this.has(person)) this.#all.push(person);
  }

  /** One of them, from now on suspended no more; undefined when nobody is. */
  lift(pick: number): SimPerson | undefined {
    return this.#all.splice(pick % Math.max(1, this.#all.length), 1)[0];
  }
}

/** What a suspension ends. */
const NOT_BEGUN: readonly Phase[] = ['pending', 'held', 'due'];

const isOf = (
  booking: ModelBooking,
  participation: ModelParticipation,
  { role, index }: SimPerson,
): boolean =>
  role === 'guest' ? booking.guest === index && !booking.isOfLeaver : participation.cast === index;

/** A part that will be paid, or may be. */
const isUnpaid = ({ account }: ModelBooking, { state }: ModelParticipation): boolean =>
  typeof account.settled !== 'number' &&
  ['PENDING', 'NO_SHOW', 'APPROVE', 'FORCE_FINISH'].includes(state.status);

const isUnsettledOf = (booking: ModelBooking, person: SimPerson): boolean =>
  booking.participations.some((each) => isOf(booking, each, person) && isUnpaid(booking, each));

/** What keeps somebody from leaving: all of a guest's bookings until they are settled, of a cast's those in which she has a part. */
export const isOpenOf = (booking: ModelBooking, person: SimPerson): boolean =>
  person.role === 'cast'
    ? isUnsettledOf(booking, person)
    : typeof booking.account.settled !== 'number' &&
      booking.participations.some((each) => isOf(booking, each, person));

/** What has not begun ends, without a fee or with a guest's of that day; what runs goes on, and its rewards are frozen. */
export function suspend(
  model: ModelAtWork & { readonly suspended: ModelSuspended },
  person: SimPerson,
  takeFee: boolean,
  now: Date,
): 'OK' {
  model.suspended.add(person);
  for (const booking of model.bookings.filter((one) => isUnsettledOf(one, person))) {
    model.catchUp(booking, now);
    const fitting = booking.participations.filter(({ state }) => NOT_BEGUN.includes(phaseOf(state)));
    const own = fitting.filter((participation) => isOf(booking, participation, person));
    const command = { action: 'suspend', takeFee: takeFee && person.role === 'guest' } as const;
    if (own.length > 0 && !model.planted.sparesSuspended) model.act(booking, own, command, 'operator', now);
    for (const participation of booking.participations)
      if (isUnpaid(booking, participation) && isOf(booking, participation, person))
        participation.isFrozen = true;
  }
  return 'OK';
}
