import { isOnlyForAll, partsFor, type Command } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Person } from '../context.ts';
import type { Whole } from './part.ts';

/** What a guest's command can be for all casts at once. */
const FOR_ALL: readonly Command['action'][] = ['withdraw', 'cancel', 'cancelNoShow', 'finish'];

/** A booking belongs to its guest and to its casts; nobody else learns that it exists. */
export const isOwn = (parts: Whole, { role, accountId }: Person): boolean =>
  parts.some((part) => (role === 'guest' ? part.guestId : part.castId) === accountId);

/** A cast's own part; of a guest's booking the part of the cast he names, or of its only one. Fails with VALIDATION, NOT_FOUND. */
export function ownPart(
  parts: Whole,
  person: Person,
  castId: string | undefined,
): Result<Whole[number], 'NOT_FOUND' | 'VALIDATION'> {
  const wanted =
    person.role === 'cast' ? person.accountId : (castId ?? (parts.length === 1 ? parts[0]!.castId : null));
  if (wanted === null) return fail('VALIDATION', 'castId');
  const part = parts.find((each) => each.castId === wanted);
  return part ? ok(part) : fail('NOT_FOUND');
}

/** The parts that a person's command is for; `castId` is the cast whom a guest chose. */
export function actedParts(
  parts: Whole,
  person: Person,
  action: Command['action'],
  castId: string | undefined,
): Result<readonly string[], 'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION'> {
  const forAll = person.role === 'guest' && castId === undefined && FOR_ALL.includes(action);
  if (forAll) return ok(partsFor(parts, action));
  const own = ownPart(parts, person, castId);
  if (!own.ok) return own;
  const mustBeAll = person.role === 'guest' && isOnlyForAll(parts, action);
  return mustBeAll ? fail('ACTION_NOT_ALLOWED') : ok([own.value.id]);
}
