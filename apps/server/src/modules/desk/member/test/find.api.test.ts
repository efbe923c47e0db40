import { expect, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import {
  OPERATORS,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { markSealedOf } from '#platform/sealing';
import { markedColumns } from '../../../../sealed-columns.ts';
import { sealMail } from '../../../talk/notification/mail/places.ts';
import { requested } from '../../../meeting/booking/test/support.ts';
import { purchased } from '../../../money/receipt/test/support.ts';
import { putAccount } from '../../../people/profile/test/support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
type Body = Parameters<typeof desk.ok<'findMembers'>>[1]['body'];
const find = async (body: Body) => (await desk.ok('findMembers', { body })).items.map(({ id }) => id);
const lookUp = async (number: string) =>
  (await desk.ok('lookUpMembers', { query: { number } })).items.map(({ id }) => id);
const reason = 'お客様からのお電話';
const reads = () =>
  app.db.selectFrom('private_read').select(['kind', 'subject', 'account_id', 'shown', 'reason']).execute();

test('by phone, legal name, its kana and mail, in any writing of them', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app);
  expect((await putAccount(app, cast)).status).toBe(200);
  const typed = `${guest.phone.slice(0, 3)}-${guest.phone.slice(3, 7)}-${guest.phone.slice(7)}`;
  expect(await find({ by: 'PHONE', text: typed, reason })).toEqual([guest.userId]);
  for (const name of [
    '高橋美咲',
    '高橋　美咲',
    'タカハシ ミサキ',
    'たかはしみさき',
    'ﾀｶﾊｼﾐｻｷ',
    '髙橋美咲',
    '髙橋・美咲',
  ])
    expect(await find({ by: 'LEGAL_NAME', text: name, reason }), name).toEqual([cast.userId]);
  expect(await find({ by: 'LEGAL_NAME', text: '高橋', reason })).toEqual([]);
  expect(await find({ by: 'MAIL', text: ' Misaki@Example.jp ', reason })).toEqual([cast.userId]);
  for (const [by, text] of [
    ['PHONE', 'x'],
    ['MAIL', 'x'],
    ['MAIL', 'nobody@example.jp'],
    ['LEGAL_NAME', '　'],
  ] as const)
    expect(await find({ by, text, reason }), text).toEqual([]);
});

test('a guest by the mail his notices go to', async () => {
  const guest = await signUpGuest(app);
  const mail = sealMail(app.context.crypto, guest.userId, 'taro@example.jp');
  await app.db
    .insertInto('notification_mail')
    .values({ account_id: guest.userId, verified_at: app.clock.now(), ...mail })
    .execute();
  expect(await find({ by: 'MAIL', text: 'TARO@example.jp', reason })).toEqual([guest.userId]);
  const read = await desk.ok('readMember', { params: { accountId: guest.userId } });
  expect(read.masked).toEqual({ name: null, phone: guest.phone.slice(-4), mail: 't' });
});

test('what is private needs a reason and is kept without what was typed; a number needs none', async () => {
  const { guest, cast, bookingId } = await requested(app);
  expect(
    await desk.tries('findMembers', { body: { by: 'PHONE', text: guest.phone, reason: ' ' } }),
  ).toMatchObject({
    error: { code: 'REASON_REQUIRED' },
  });
  await find({ by: 'PHONE', text: guest.phone, reason });
  await find({ by: 'LEGAL_NAME', text: '存在しない名前', reason });
  const kept = { kind: 'FIND_PERSON', reason };
  expect(await reads()).toEqual([
    { ...kept, subject: 'PHONE', account_id: guest.userId, shown: 1 },
    { ...kept, subject: 'LEGAL_NAME', account_id: null, shown: 0 },
  ]);
  const audit = await app.db.selectFrom('operator_audit').select('targets').execute();
  expect(JSON.stringify(audit)).not.toContain(guest.phone.slice(1));

  const { number } = await desk.ok('readMember', { params: { accountId: guest.userId } });
  expect(await lookUp(number.toLowerCase())).toEqual([guest.userId]);
  expect(await lookUp(number.slice(2))).toEqual([guest.userId]);
  expect(await lookUp(number.replace('G', 'C'))).toEqual([]);
  expect(await lookUp('999999999999')).toEqual([]);
  const booking = await desk.ok('showBooking', { params: { bookingId } });
  const both = await lookUp(booking.number);
  expect(both.toSorted()).toEqual([guest.userId, cast.userId].toSorted());
  expect(await lookUp(cast.userId.toUpperCase())).toEqual([cast.userId]);
  expect(await lookUp(bookingId)).toEqual([]);
  expect(await reads()).toHaveLength(2);
});

test('by the id of a purchase', async () => {
  const guest = await signUpGuest(app);
  expect(await lookUp(await purchased(app, guest, 3000))).toEqual([guest.userId]);
});

test('an operator looks for no more people than a day asks for, and owners hear of the next one', async () => {
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.db
    .insertInto('private_read')
    .values(
      Array.from({ length: 200 }, () => ({
        operator_id: OPERATORS.tanaka.id,
        at: app.clock.now(),
        day,
        kind: 'FIND_PERSON' as const,
        account_id: null,
        subject: 'PHONE',
        shown: 0,
        reason,
      })),
    )
    .execute();
  expect(
    await desk.tries('findMembers', { body: { by: 'PHONE', text: '09012345678', reason } }),
  ).toMatchObject({
    error: { code: 'READ_CEILING' },
  });
});

test('what was sealed before it could be found is found after a night', async () => {
  const cast = await verifiedCast(app);
  await putAccount(app, cast);
  const guest = await signUpGuest(app);
  const nothing = { name_index: null, kana_index: null, mail_index: null, name_mask: null, mail_mask: null };
  await app.db.updateTable('cast_private').set(nothing).execute();
  await app.db.updateTable('identity').set({ phone_last4: null }).execute();
  expect(await find({ by: 'LEGAL_NAME', text: '高橋美咲', reason })).toEqual([]);
  for (const column of markedColumns) await markSealedOf(app.context, column);
  expect(await find({ by: 'LEGAL_NAME', text: '高橋美咲', reason })).toEqual([cast.userId]);
  const masked = async (accountId: string) => (await desk.ok('readMember', { params: { accountId } })).masked;
  expect(await masked(cast.userId)).toEqual({ name: '高', phone: cast.phone.slice(-4), mail: 'm' });
  expect(await masked(guest.userId)).toMatchObject({ phone: guest.phone.slice(-4) });
  for (const column of markedColumns) expect(await markSealedOf(app.context, column)).toBe(0);
});
