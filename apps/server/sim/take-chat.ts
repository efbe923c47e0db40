import type { Model } from './model.ts';
import type { Outcome } from './model-types.ts';
import type { Deed, SimPerson } from './step.ts';
import type { Answered, World } from './world.ts';

/** A favourite or a text, where what happened to bookings has been said: what it is called, what came back, and what the model says. */
export async function takeChat(
  world: World,
  model: Model,
  step: Extract<Deed, { kind: 'favorite' | 'message' }>,
): Promise<[what: string, real: Answered, expected: Outcome]> {
  const { guest, cast } = step;
  const friend = (role: 'guest' | 'cast'): SimPerson => ({ role, index: role === 'guest' ? guest : cast });
  const isGone = (role: 'guest' | 'cast') => model.suspended.has(friend(role));
  const isHidden = model.blocks.hide(model.bookings, guest, cast);
  if (step.kind === 'message') {
    const isClosed = isHidden || isGone(step.by === 'guest' ? 'cast' : 'guest');
    const expected = model.chats.write(step.by, [guest, cast], model.bookings, isClosed);
    return ['message', await world.write(step), expected];
  }
  const isAway = step.kept && (isHidden || model.schedules.isPaused(cast) || isGone('cast'));
  if (!isAway) model.chats.keep(guest, cast, step.kept);
  return [step.kept ? 'favorite' : 'unfavorite', await world.favor(step), isAway ? 'NOT_FOUND' : 'OK'];
}
