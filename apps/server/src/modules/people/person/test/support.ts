import type { PersonSign } from '@yoimachi/domain/person';
import { lineIndex } from '../../login/line-secrets.ts';
import { withTransaction } from '#platform/database';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { noteDevice, noteSign } from '../index.ts';

/** Shows the same card, device, LINE user or bank account for each of the people, as the features that store them do. */
export async function share(
  test: TestApp,
  kind: Exclude<PersonSign, 'PHONE'>,
  ...people: readonly Person[]
): Promise<void> {
  const sign = crypto.randomUUID();
  for (const person of people) await show(test, kind, person, sign);
}

async function show(test: TestApp, kind: Exclude<PersonSign, 'PHONE'>, person: Person, sign: string) {
  const { identityId } = person;
  const at = test.clock.now();
  await withTransaction(test.db, async (trx) => {
    if (kind === 'DEVICE') return noteDevice(trx, { identityId, browserId: sign }, at);
    await store(test, kind, person, sign);
    return noteSign(trx, { identityId, kind, sign }, at);
  });
}

async function store(
  { db, context, clock }: TestApp,
  kind: 'CARD' | 'LINE' | 'BANK',
  person: Person,
  sign: string,
) {
  const [id, at] = [context.ids.newId(), clock.now()];
  if (kind === 'LINE') {
    // The one before unlinked it.
    const user_index = lineIndex(context.crypto, 'channel', sign);
    await db.updateTable('line_user').set({ unlinked_at: at }).where('user_index', '=', user_index).execute();
    const user = { user_index, user_sealed: Buffer.alloc(1), channel: 'channel', linked_at: at };
    await db
      .insertInto('line_user')
      .values({ id, identity_id: person.identityId, ...user })
      .execute();
  } else if (kind === 'CARD') {
    const card = { brand: 'VISA', last4: '4242', expires_month: 8, expires_year: 2035, registered_at: at };
    const owner = { guest_id: person.userId, provider_card_id: id, fingerprint: sign };
    await db
      .insertInto('card')
      .values({ id, ...card, ...owner, removed_at: at })
      .execute();
  } else {
    const bank_account_index = Buffer.from(sign);
    await db
      .insertInto('cast_private')
      .values({ cast_id: person.userId, bank_account_index })
      .onConflict((conflict) => conflict.column('cast_id').doUpdateSet({ bank_account_index }))
      .execute();
  }
}
