import { creditPurchase } from '#money/points';
import { withTransaction } from '#platform/database';
import { signUpGuest, type Person, type SignUpOptions } from './people.ts';
import type { TestApp } from './start.ts';

/** Buys points for a guest, bypassing the payment provider: a finished purchase with its lot. */
export async function givePoints(test: TestApp, guestId: string, points: number): Promise<void> {
  const at = test.clock.now();
  const purchaseId = test.context.ids.newId();
  await withTransaction(test.db, async (trx) => {
    await trx
      .insertInto('purchase')
      .values({
        id: purchaseId,
        guest_id: guestId,
        client_key: test.context.ids.newId(),
        points,
        amount_yen: Math.floor((points * 121) / 100),
        package_id: null,
        card_id: null,
        status: 'CREATED',
        provider_payment_id: null,
        failure_code: null,
        created_at: at,
        completed_at: null,
        lot_id: null,
        check_at: null,
      })
      .execute();
    const lotId = await creditPurchase(trx, { purchaseId, guestId, points }, at);
    await trx
      .updateTable('purchase')
      .set({ status: 'SUCCEEDED', lot_id: lotId, completed_at: at })
      .where('id', '=', purchaseId)
      .execute();
  });
}

/** Registers a card, which also confirms the guest's age. */
export async function giveCard(test: TestApp, guestId: string): Promise<void> {
  const at = test.clock.now();
  const id = test.context.ids.newId();
  await test.db
    .insertInto('card')
    .values({
      id,
      guest_id: guestId,
      provider_card_id: `test-${id}`,
      brand: 'VISA',
      last4: '4242',
      expires_month: 12,
      expires_year: 2035,
      registered_at: at,
      removed_at: null,
    })
    .execute();
  await test.db.updateTable('guest').set({ age_checked_at: at }).where('id', '=', guestId).execute();
}

/** A guest who can send requests: registered, age checked by a card, with points to spend. */
export async function guestWithPoints(
  test: TestApp,
  points: number = 100_000,
  options: SignUpOptions = {},
): Promise<Person> {
  const person = await signUpGuest(test, options);
  await giveCard(test, person.userId);
  if (points > 0) await givePoints(test, person.userId, points);
  return person;
}
