import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { adminRoutes } from '@yoimachi/contract/admin';
import { blockRoutes } from '@yoimachi/contract/block';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import type { StreamAnswer } from '@yoimachi/contract/route';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import { formatPhone } from '@yoimachi/domain/account';
import { lotNumber } from '@yoimachi/domain/points';
import { requested } from '../modules/meeting/booking/test/support.ts';
import { orderOf, purchased } from '../modules/money/receipt/test/support.ts';
import { askChange, askLost, waitingRequest } from '../modules/people/phone/test/support.ts';
import { registeredCast } from '../modules/people/profile/test/registered.ts';
import * as profile from '../modules/people/profile/test/support.ts';
import { sendInquiry } from '../modules/talk/inquiry/test/support.ts';
import { publish } from '../modules/talk/news/test/support.ts';
import { guestWithPoints, OPERATORS, typed, useRewoundApp } from '../test-support/index.ts';
import { addReward, askPayoff, rowOf } from '../modules/money/payoff/test/support.ts';
import { attempt } from './call.ts';
import { allCommands } from './registry.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

const CAST = {
  name: '印南 花子',
  nameKana: 'インナミ ハナコ',
  email: 'innami@mark.example',
  birthday: '1997-03-19',
};
const WANTED = '印東 花子';
const RECEIPT = '印刷商事株式会社';
const REPORT = '印の通報の文章です';
const PLACE = '印の待合広場 三番口';
const LOST = '印藤 次郎';
const BANK = '9182736';
const SUBJECT = '印の件名です';
const INQUIRY = '印の問い合わせの文章です';
const REMOVAL = '印の削除を求める内容';
const REASON = ['--reason', '本人からの問い合わせ', '--operator', 'sato'];

const reads = () => app.db.selectFrom('private_read').select('kind').orderBy('id').execute();

/** What of an answer is sent while it is read. */
const streamed = async (answer: object): Promise<string> => {
  const { pieces } = (answer as { readonly value?: Partial<StreamAnswer> }).value ?? {};
  return pieces ? (await buffer(Readable.from(pieces))).toString('utf8') : '';
};

/** Somebody of each kind, with something private in every queue that a call can fill; and whether a text shows any of it. */
async function world() {
  const guest = await guestWithPoints(app);
  const cast = await registeredCast(app, CAST);
  const other = await registeredCast(app);
  for (const one of [cast, other]) await profile.putBank(app, one, { accountNumber: BANK });
  const wanted = { ...profile.nameRequestBody, name: WANTED, birthday: CAST.birthday };
  const { requestId } = await app.ok(accountInfoRoutes.requestName, { body: wanted }, cast);
  const { bookingId } = await requested(app, { guest, cast, body: { place: PLACE } });
  const report = { category: 'CASH', text: REPORT, isSafety: true } as const;
  await app.ok(blockRoutes.reportCast, { body: { castId: cast.userId, report } }, guest);
  const purchaseId = await purchased(app, guest, 700);
  await app.ok(receiptRoutes.issueReceipt, { body: { ...orderOf(purchaseId), name: RECEIPT } }, guest);
  const { phone } = await askChange(app, cast);
  const lost = await askLost(app, guest.phone, { name: LOST });
  await sendInquiry(app, guest, { subject: SUBJECT, text: INQUIRY });
  const removal = { what: REMOVAL, right: 'PRIVACY' } as const;
  await sendInquiry(app, cast, { category: 'REMOVAL', subject: SUBJECT, text: INQUIRY, removal });
  await app.work();
  const numbers = [cast.phone, guest.phone, phone, lost.phone];
  const secrets = [
    ...Object.values(CAST),
    WANTED,
    RECEIPT,
    REPORT,
    PLACE,
    LOST,
    BANK,
    SUBJECT,
    INQUIRY,
    REMOVAL,
    ...numbers.flatMap((number) => [number, number.slice(1), formatPhone(number)]),
  ];
  // Four digits alone are found in ids, too, by chance.
  const lastOfBank = new RegExp(`(?<![\\da-f-])${BANK.slice(-4)}(?![\\da-f-])`);
  const shownBy = (text: string) => [
    ...secrets.filter((secret) => text.includes(secret)),
    ...(lastOfBank.exec(text) ?? []),
  ];
  return { guest, cast, requestId, bookingId, shownBy };
}

test('no list that operators ask for without a reason holds anything private, and none is kept', async () => {
  const { guest, cast, bookingId, shownBy } = await world();
  const { number } = await app.db
    .selectFrom('booking')
    .select('number')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { store_id: storeId } = await app.db
    .selectFrom('cast_member')
    .select('store_id')
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  const { id: alertId } = await app.db
    .selectFrom('operator_alert')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await addReward(app, cast.userId, 5_000);
  const { number: payoff, pay_day: payDay } = await rowOf(app, await askPayoff(app, cast, 5_000));
  const { id: lot } = await app.db.selectFrom('lot').select('id').executeTakeFirstOrThrow();
  const newsId = await publish(app);
  const { id: versionId } = await app.db.selectFrom('page_version').select('id').executeTakeFirstOrThrow();
  const shown = new Set<string>();
  const acting = { ...app.context, operator: OPERATORS.tanaka };
  const span = { from: payDay, to: payDay };
  const queries: Readonly<Record<string, object>> = {
    lookUpMembers: { number },
    showConsentsAt: { at: app.clock.now().toISOString() },
    countAskedAnew: { textId: 'privacy-policy' },
    listViews: { list: 'members' },
    listPointDays: span,
    listBookingDays: span,
    listPeopleDays: span,
    listCounted: { ...span, figure: 'requested' },
    listSettled: span,
    listCountedPeople: { ...span, figure: 'guests' },
    exportCounted: { ...span, figure: 'guests' },
    listCohorts: { side: 'GUEST' },
    exportCohortPeople: { side: 'GUEST', firstMonth: '2026-11', month: '2026-11' },
    listCohortPeople: { side: 'GUEST', firstMonth: '2026-11', month: '2026-11' },
  };
  for (const [name, { method }] of Object.entries(adminRoutes)) {
    if (method !== 'GET') continue;
    for (const { userId: accountId } of [guest, cast]) {
      const store = { storeId, keptId: storeId, droppedId: storeId };
      const news = { newsId, audience: 'ALL', kind: 'GUEST_APPROVED', versionId };
      const books = { lot: lotNumber(lot), baseDay: '2026-09-30' };
      const params = { accountId, alertId, bookingId, payDay, number: payoff, ...store, ...books, ...news };
      const query = queries[name] ?? {};
      const answer = await attempt(acting, name as 'listQueues', { params, query });
      // A store is not joined with itself.
      if (name !== 'previewStoreJoin') expect(answer, name).toMatchObject({ ok: true });
      const text = JSON.stringify(answer) + (await streamed(answer));
      expect(shownBy(text), name).toEqual([]);
      if (/"(?:itemId|what)":/.test(text)) shown.add(name);
    }
  }
  const filled = [
    'listAlerts',
    'listReports',
    'listInquiries',
    'listRemovals',
    'listNameRequests',
    'listLostNumbers',
  ];
  expect([...shown]).toEqual(expect.arrayContaining([...filled, 'listPhoneChanges', 'readAlertLog']));
  expect(await reads()).toEqual([]);
});

test('what the terminal lists without a name holds nothing private; what holds it is kept, each time', async () => {
  const { guest, cast, requestId, bookingId, shownBy } = await world();

  // The first owner is made by nobody.
  const madeByNobody = new Set(['create-operator', 'make-owner']);
  const lists = allCommands.filter((one) => 'run' in one && !madeByNobody.has(one.name));
  expect(lists.length).toBeGreaterThan(4);
  for (const { name } of lists) expect(shownBy(await typed(app, name)), name).toEqual([]);
  expect(await reads()).toEqual([]);

  const { id: reportId } = await app.db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  const readers: readonly (readonly [string, readonly string[], string, string])[] = [
    ['readPerson', [cast.userId], 'PERSON', CAST.name],
    ['readCastAccount', [cast.userId], 'BANK_ACCOUNT', BANK],
    ['readSharedAccounts', [], 'BANK_ACCOUNT', `***${BANK.slice(-4)}`],
    ['readNameRequest', [requestId], 'NAME_REQUEST', WANTED],
    ['readLostNumber', [await waitingRequest(app)], 'LOST_NUMBER', LOST],
    ['readBooking', [bookingId], 'BOOKING', PLACE],
    ['readReport', [reportId], 'REPORT', REPORT],
    ['searchReceipts', [], 'RECEIPTS', RECEIPT],
    [
      'readAccessRecords',
      [guest.userId, '--from', '2026-11-01', '--to', '2026-12-31'],
      'ACCESS_RECORDS',
      'items',
    ],
  ];
  for (const [name, words, kind, shown] of readers) {
    const before = (await reads()).length;
    await expect(typed(app, name, ...words), name).rejects.toThrow();
    expect(await reads(), name).toHaveLength(before);
    expect(await typed(app, name, ...words, ...REASON), name).toContain(shown);
    expect((await reads()).slice(before), name).toEqual([{ kind }]);
  }
});
