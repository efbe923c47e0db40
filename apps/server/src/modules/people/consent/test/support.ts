import { consentRoutes } from '@yoimachi/contract/consent';
import type { ConsentItem } from '@yoimachi/domain/consent';
import { agreeTo, type Person, type TestApp } from '../../../../test-support/index.ts';

export const state = (app: TestApp, who: Person) => app.ok(consentRoutes.listConsents, {}, who);

/** What is asked of somebody, by item. */
export async function askedOf(app: TestApp, who: Person, item: ConsentItem) {
  const { asked } = await state(app, who);
  return asked.find((one) => one.item === item);
}

/** Agrees to items as they are shown now. */
export async function gives(app: TestApp, who: Person, items: readonly ConsentItem[]) {
  const { asked } = await state(app, who);
  const agreed = asked
    .filter(({ item }) => items.includes(item))
    .map(({ item, version }) => ({ item, version }));
  return app.call(consentRoutes.giveConsents, { body: { agreed, place: 'SHEET' } }, who);
}

export const withdraws = (app: TestApp, who: Person, item: ConsentItem) =>
  app.call(consentRoutes.withdrawConsent, { params: { item } }, who);

export const wordsOf = (app: TestApp, { userId }: Person) =>
  app.db
    .selectFrom('consent')
    .select(['item', 'version', 'given', 'place'])
    .where('account_id', '=', userId)
    .orderBy('id')
    .execute();

/** Somebody whose last word on the terms is their first version. */
export const saidBefore = (app: TestApp, who: Person) => agreeTo(app, who, ['TERMS'], '2026-11-01');
