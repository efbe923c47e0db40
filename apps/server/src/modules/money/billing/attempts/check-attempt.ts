import { ADDRESS_CARD_ATTEMPTS, GUEST_CARD_ATTEMPTS, nextCardAttempt } from '@yoimachi/domain/card';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { networkOf } from '#platform/http';
import type { AppContext } from '#platform/module';
import { attemptsSince, insertAttempt, lockAttempts } from './attempt.store.ts';

/** What counting attempts needs. */
export type AttemptContext = Pick<AppContext, 'clock' | 'crypto' | 'config' | 'log'>;

/** Who tries a card, and from where. */
export interface Attempt {
  readonly guestId: string;
  readonly address: string;
}

/** Serialises attempts of a guest or an address until the transaction ends; taken before any of their rows is locked. */
export async function lockAttempt(
  trx: Trx,
  { crypto }: Pick<AttemptContext, 'crypto'>,
  { guestId, address }: Attempt,
): Promise<Buffer> {
  const addressHash = crypto.hashSecret(networkOf(address), 'card-attempt');
  await lockAttempts(trx, guestId, addressHash);
  return addressHash;
}

/**
 * Refuses with TOO_MANY_CARD_ATTEMPTS when a guest or an address has tried cards too often, with the time of the next attempt in
 * `details.until`; the attempts of both are locked until the transaction ends, so that fifty at once count like fifty in a row. Limits by
 * address are switched on and off with all the others.
 */
export async function checkAttempt(
  trx: Trx,
  context: AttemptContext,
  attempt: Attempt,
): Promise<Result<{ addressHash: Buffer }, 'TOO_MANY_CARD_ATTEMPTS'>> {
  const { clock, config, log } = context;
  const { guestId } = attempt;
  const addressHash = await lockAttempt(trx, context, attempt);
  const now = clock.now();
  const times = await attemptsSince(trx, guestId, addressHash, addMinutes(now, -DAY_MINUTES));
  const ofGuest = nextCardAttempt(GUEST_CARD_ATTEMPTS, times.ofGuest, now);
  const ofAddress = config.rateLimit ? nextCardAttempt(ADDRESS_CARD_ATTEMPTS, times.ofAddress, now) : null;
  if (!ofGuest && !ofAddress) return ok({ addressHash });
  log.warn({ security: true, guestId, by: ofGuest ? 'guest' : 'address' }, 'cards are tried too often');
  const until = new Date(Math.max(Number(ofGuest), Number(ofAddress)));
  return fail('TOO_MANY_CARD_ATTEMPTS', undefined, { until: until.toISOString() });
}

/** Counts the attempt to register a card, or refuses it. */
export async function countRegistration(
  trx: Trx,
  context: AttemptContext,
  attempt: Attempt,
): Promise<Result<undefined, 'TOO_MANY_CARD_ATTEMPTS'>> {
  const allowed = await checkAttempt(trx, context, attempt);
  if (!allowed.ok) return allowed;
  await keepAttempt(trx, context, attempt, allowed.value.addressHash);
  return ok();
}

/** Counts a card that was refused for a debt. */
export async function countRefusal(trx: Trx, context: AttemptContext, attempt: Attempt): Promise<void> {
  await keepAttempt(trx, context, attempt, await lockAttempt(trx, context, attempt));
}

const keepAttempt = (trx: Trx, { clock }: AttemptContext, { guestId }: Attempt, addressHash: Buffer) =>
  insertAttempt(trx, { guestId, addressHash, createdAt: clock.now() });
