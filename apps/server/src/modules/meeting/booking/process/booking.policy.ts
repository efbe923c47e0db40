import { isOnlyForAll, participationsFor, type Command } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Person } from '../context.ts';
import type { Participations } from './participation.ts';

/** The guest's commands that can apply to all casts at once. */
const FOR_ALL: readonly Command['action'][] = ['withdraw', 'cancel', 'cancelNoShow', 'finish'];

/** A booking belongs to its guest and its casts; nobody else learns that it exists. */
export const isOwn = (participations: Participations, { role, accountId }: Person): boolean =>
  participations.some(
    (participation) => (role === 'guest' ? participation.guestId : participation.castId) === accountId,
  );

/** A cast's own participation; for a guest, the participation of the cast he names, or of the only one. Fails with VALIDATION, NOT_FOUND. */
export function ownParticipation(
  participations: Participations,
  person: Person,
  castId: string | undefined,
): Result<Participations[number], 'NOT_FOUND' | 'VALIDATION'> {
  const wanted =
    person.role === 'cast'
      ? person.accountId
      : (castId ?? (participations.length === 1 ? participations[0]!.castId : null));
  if (wanted === null) return fail('VALIDATION', 'castId');
  const participation = participations.find((each) => each.castId === wanted);
  return participation ? ok(participation) : fail('NOT_FOUND');
}

/** The participations a person's command applies to; `castId` is the cast a guest chose. */
export function actedParticipations(
  participations: Participations,
  person: Person,
  action: Command['action'],
  castId: string | undefined,
): Result<readonly string[], 'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION'> {
  const forAll = person.role === 'guest' && castId === undefined && FOR_ALL.includes(action);
  if (forAll) return ok(participationsFor(participations, action));
  const own = ownParticipation(participations, person, castId);
  if (!own.ok) return own;
  const mustBeAll = person.role === 'guest' && isOnlyForAll(participations, action);
  return mustBeAll ? fail('ACTION_NOT_ALLOWED') : ok([own.value.id]);
}
