import { sql } from 'kysely';
import { inColumns, isThere, type Db, type Trx } from '#platform/database';

/** The card the guest pays with. */
export const currentCard = (db: Db, guestId: string) =>
  db
    .selectFrom('card')
    .select(['id', 'brand', 'last4', 'expires_month as expiresMonth', 'expires_year as expiresYear'])
    .select('registered_at as agreedAt')
    .where('guest_id', '=', guestId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The guest's row, which serialises changes of his card. */
export async function lockGuest(trx: Trx, guestId: string): Promise<void> {
  await trx.selectFrom('guest').select('id').where('id', '=', guestId).forUpdate().executeTakeFirstOrThrow();
}

/** What is kept of a card. */
export interface NewCard {
  readonly cardId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly fingerprint: string | null;
}

/** Stores a card in place of the previous one; the same card again changes nothing. */
export async function replaceCard(
  trx: Trx,
  card: { id: string; guestId: string; data: NewCard; at: Date },
): Promise<void> {
  const { guestId, data, at } = card;
  if (await isThere(trx)`select from card where provider_card_id = ${data.cardId}`) return;
  await removeCurrentCard(trx, guestId, at);
  const { cardId: providerCardId, brand, last4, expiresMonth, expiresYear, fingerprint } = data;
  const kept = { providerCardId, brand, last4, expiresMonth, expiresYear, fingerprint };
  const row = inColumns({ id: card.id, guestId, ...kept, registeredAt: at });
  await trx.insertInto('card').values(row).execute();
}

export const removeCurrentCard = (trx: Trx, guestId: string, at: Date) =>
  sql`update card set removed_at = ${at} where guest_id = ${guestId} and removed_at is null`.execute(trx);

export const hasOpenBooking = (db: Db, guestId: string) =>
  isThere(db)`select from booking where guest_id = ${guestId} and settled_at is null limit 1`;

export async function currentCardId(db: Db, guestId: string): Promise<string | null> {
  return (await currentCard(db, guestId))?.id ?? null;
}

export async function hasCard(db: Db, guestId: string): Promise<boolean> {
  return (await currentCardId(db, guestId)) !== null;
}
