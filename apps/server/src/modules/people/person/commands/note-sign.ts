import { createHash } from 'node:crypto';
import { MATCHES_OF_ONE_MAX, type PersonSign } from '@yoimachi/domain/person';
import { operatorAlert, personMatched } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { keepDevice, keepMatches, lockSign, sharesDevice, type FoundMatch } from '../person.store.ts';

interface Sign {
  readonly identityId: string;
  readonly kind: Exclude<PersonSign, 'PHONE' | 'DEVICE'>;
  /** What two have in common when they show the same. */
  readonly sign: string;
}

/** After a LINE user, card or bank account of somebody was stored: whoever has the same is one person with her, and operators hear of it. */
export async function noteSign(trx: Trx, { identityId, kind, sign }: Sign, at: Date): Promise<void> {
  await lockSign(trx, kind, sign);
  await find(trx, identityId, at);
}

/** The browser in which somebody just proved the number. */
export async function noteDevice(
  trx: Trx,
  { identityId, browserId }: { readonly identityId: string; readonly browserId: string },
  at: Date,
): Promise<void> {
  await lockSign(trx, 'DEVICE', browserId);
  const deviceHash = createHash('sha256').update(browserId).digest();
  if (await keepDevice(trx, { identityId, deviceHash, at })) await find(trx, identityId, at);
}

/** Somebody became a cast; several on one device are looked into. */
export async function noteCast(
  trx: Trx,
  { identityId, castId }: { readonly identityId: string; readonly castId: string },
  at: Date,
): Promise<void> {
  if (await sharesDevice(trx, identityId))
    await publish(trx, operatorAlert, { kind: 'OPERATOR_SHARED_DEVICE', castId }, at);
}

async function find(trx: Trx, identityId: string, at: Date): Promise<void> {
  const found = await keepMatches(trx, identityId, at, MATCHES_OF_ONE_MAX);
  for (const match of found) {
    await publish(trx, personMatched, { identityId, otherId: match.otherId }, at);
    const kind = alertOf(match);
    if (kind) await publish(trx, operatorAlert, { kind, identityId, otherId: match.otherId }, at);
  }
}

function alertOf({ kind, isBanned, areBothCasts, isClosed }: FoundMatch): string | null {
  if (isBanned) return 'OPERATOR_MATCH_BANNED';
  // Operators hear of a shared bank account by an alert of its own.
  if (isClosed || kind === 'BANK') return null;
  return kind === 'DEVICE' && areBothCasts ? 'OPERATOR_SHARED_DEVICE' : 'OPERATOR_MATCH';
}
