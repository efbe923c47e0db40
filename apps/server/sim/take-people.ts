import type { Model } from './model.ts';
import type { Outcome } from './model-types.ts';
import { suspend } from './model-people.ts';
import { POINTS_OF_RETURN } from './people.ts';
import type { Deed, SimPerson } from './step.ts';
import type { Answered, World } from './world.ts';

/** With what a step is taken. */
export interface Taking {
  readonly world: World;
  readonly model: Model;
  readonly time: Date;
  /** Throws where the product answered something else than the model. */
  agree(what: string, real: Answered, expected: Outcome): void;
  /** A call without a key: resent after a death, it may run into its own effect. */
  agreeOnce(what: string, real: Answered, expected: Outcome, again: string): void;
  buy(guest: number, points: number, at: Date): Promise<void>;
  advance(at: Date): Promise<void>;
  work(): Promise<void>;
  settleCards(): Promise<void>;
}

/** Somebody is suspended, comes back from there, or leaves. */
export function takePeople(
  taking: Taking,
  step: Extract<Deed, { kind: 'suspend' | 'lift' | 'leave' }>,
): Promise<void> {
  switch (step.kind) {
    case 'suspend':
      return takeSuspension(taking, step);
    case 'lift':
      return takeLift(taking, step.pick);
    case 'leave':
      return takeLeaving(taking, step.person);
  }
}

async function takeSuspension(
  taking: Taking,
  { person, takeFee }: Extract<Deed, { kind: 'suspend' }>,
): Promise<void> {
  const { world, model, time } = taking;
  taking.agree('suspend', await world.suspend(person, takeFee), suspend(model, person, takeFee, time));
  await taking.settleCards();
}

async function takeLift(taking: Taking, pick: number): Promise<void> {
  const { world, model } = taking;
  const person = model.suspended.lift(pick);
  if (person) taking.agreeOnce('lift', await world.lift(person), 'OK', 'CONFLICT');
}

/** A guest who left comes back with his number and buys once more; a cast would be gone for good, and only tries where she is refused. */
async function takeLeaving(taking: Taking, person: SimPerson): Promise<void> {
  const { world, model, time } = taking;
  const points = person.role === 'guest' ? model.money.purses[person.index]!.spendable(time) : 0;
  const expected = model.leave(person, time);
  if (person.role === 'cast' && expected === 'OK') return;
  taking.agree('leave', await world.leave(person, points), expected);
  if (expected !== 'OK') return;
  await world.beginAnew(person.index);
  await taking.buy(person.index, POINTS_OF_RETURN, time);
}
