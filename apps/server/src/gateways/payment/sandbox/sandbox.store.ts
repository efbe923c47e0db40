import { inColumns, type Db, type NewRow } from '#platform/database';
import type { CardData } from '../port.ts';
import type { Behaviour } from './test-cards.ja.ts';

const CARD = 'sandbox_payment.card';

export const insertCard = (db: Db, card: Omit<NewRow<typeof CARD>, 'state'>) =>
  db
    .insertInto(CARD)
    .values({ ...inColumns(card), state: 'NEW' })
    .execute();

export const findCard = (db: Db, id: string) =>
  db.selectFrom(CARD).selectAll().where('id', '=', id).executeTakeFirst();

export const enterCard = (
  db: Db,
  id: string,
  card: Omit<CardData, 'cardId'> & { readonly behaviour: Behaviour },
) =>
  db
    .updateTable(CARD)
    .set({
      state: card.behaviour === 'REJECT' ? 'FAILED' : 'SECURE_PENDING',
      failure_code: card.behaviour === 'REJECT' ? 'CARD_DECLINED' : null,
      ...inColumns(card),
    })
    .where('id', '=', id)
    .where('state', '=', 'NEW')
    .execute();

/** Completes the 3-D Secure step of a card; a second answer changes nothing. */
export const secureCard = (db: Db, id: string, passed: boolean) =>
  db
    .updateTable(CARD)
    .set(passed ? { state: 'READY' } : { state: 'FAILED', failure_code: 'THREE_D_SECURE_FAILED' })
    .where('id', '=', id)
    .where('state', '=', 'SECURE_PENDING')
    .execute();
