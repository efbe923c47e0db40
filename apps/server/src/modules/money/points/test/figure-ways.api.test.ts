import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { memberNumber } from '@yoimachi/domain/member';
import {
  OWNED_ACCOUNTS,
  POINT_FIGURES,
  SYSTEM_ACCOUNTS,
  TRANSFER_GROUPS,
  TRANSFER_KINDS,
  type OwnedAccount,
} from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  guestWithPoints,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { appendTransfers, createLedgerAccounts, owned, system, type AccountRef } from '../ledger.store.ts';
import { adjust, asRows, expectExact, listed, saved, type Desk, type Listed } from './figure-journal.ts';

// The books of this file are not coherent: points go ways that no command takes.
let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startTestApp({ config: { logLevel: 'silent' } });
  desk = asOperator(app);
});
afterAll(() => app.close());

/** One movement on every way that there is, of kinds that go several ways, over three days. */
async function everyWay(): Promise<Person> {
  const guest = await guestWithPoints(app, 1000);
  const cast = await verifiedCast(app);
  await adjust(app, guest.userId, 100);
  await withTransaction(app.db, async (trx) => {
    await createLedgerAccounts(trx, guest.userId, ['GUEST_DEBT']);
    await createLedgerAccounts(trx, cast.userId, ['CAST_FROZEN']);
  });
  const lots = await app.db
    .selectFrom('lot')
    .select(['id', 'kind'])
    .where('guest_id', '=', guest.userId)
    .execute();
  const refs = [
    ...SYSTEM_ACCOUNTS.map((account): AccountRef => system(account)),
    ...OWNED_ACCOUNTS.map((account: OwnedAccount) =>
      owned(account, account.startsWith('CAST') ? cast.userId : guest.userId),
    ),
  ];
  const ways = refs.flatMap((from, one) =>
    refs.flatMap((to, other) =>
      one === other ? [] : [undefined, ...lots].map((lot) => ({ from, to, lot })),
    ),
  );
  const transfers = ways.map(({ from, to, lot }, index) => ({
    from,
    to,
    points: 1 + index,
    key: `way:${index}`,
    ...(lot && { lotId: lot.id }),
    kind: TRANSFER_KINDS[(index * 7) % TRANSFER_KINDS.length]!,
  }));
  for (let day = 0; day < 3; day++) {
    const ofDay = transfers.filter((_, index) => index % 3 === day);
    await withTransaction(app.db, (trx) => appendTransfers(trx, ofDay, app.clock.now()));
    if (day < 2) await app.moveBy(24 * 60);
  }
  return guest;
}

test('whatever ways the movements of a kind go, of one person and of a group as well', async () => {
  const from = dayOf(app.clock.now());
  const guest = await everyWay();
  const moved = await expectExact(desk, from, dayOf(app.clock.now()));
  expect([...moved]).toEqual([...POINT_FIGURES]);
  const { number } = await app.db
    .selectFrom('account')
    .select('number')
    .where('id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  const of = memberNumber(UserType.GUEST, number);
  const isHis = ({ from: left, to }: Listed) => [left, to].some(({ owner }) => owner?.id === guest.userId);
  for (const figure of POINT_FIGURES) {
    const rows = await listed(desk, { figure });
    expect(await listed(desk, { figure, of }), figure).toEqual(rows.filter(isHis));
    expect(await listed(desk, { figure, of, day: from })).toEqual(
      rows.filter((row) => isHis(row) && dayOf(new Date(row.at)) === from),
    );
    const ofGroup = rows.filter(({ kind }) => (TRANSFER_GROUPS.BACK as readonly string[]).includes(kind));
    expect(await listed(desk, { figure, group: 'BACK' })).toEqual(ofGroup);
    expect((await saved(desk, { figure, of })).rows).toEqual(asRows(rows.filter(isHis)));
  }
  expect((await listed(desk, { of })).every(({ figurePoints }) => figurePoints === null)).toBe(true);
});
