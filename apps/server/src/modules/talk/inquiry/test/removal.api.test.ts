import { expect, test } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { signUpGuest, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { operator, sendInquiry } from './support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });
const DAY = 24 * 60;

const asked = { category: 'REMOVAL', removal: { what: 'キャストの写真2枚目', right: 'PORTRAIT' } } as const;
const alerts = async () => {
  await app.work();
  const rows = await app.db.selectFrom('operator_alert').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('OPERATOR_REMOVAL'));
};
const decide = (number: string, seen: number, outcome = 'REMOVED') =>
  operator(
    app,
    'decideRemoval',
    number,
    '--outcome',
    outcome,
    '--seen',
    String(seen),
    '--text',
    '写真を削除しました。',
  );

test('who posted it is heard in a thread of its own, and both are told what was decided', async () => {
  const [guest, poster] = [await signUpGuest(app), await verifiedCast(app)];
  const { inquiryId, number } = await sendInquiry(app, guest, asked);
  const listed = await operator(app, 'listRemovals');
  for (const said of ['RECEIVED', 'PORTRAIT', '2026-11-27T03:00:00.000Z']) expect(listed).toContain(said);
  const said = await operator(
    app,
    'hearPoster',
    number,
    poster.userId,
    '--text',
    '写真に別の方が写っていますか。',
  );
  const heardAs = /Y-\w{4}-\w{4}/.exec(said)![0];
  await app.work();
  const { items } = await app.ok(routes.listInquiries, { query: {} }, poster);
  expect(items).toMatchObject([{ number: heardAs, category: 'HEARING', state: 'ANSWERED', isUnread: true }]);
  // Who asked, and why, is not told.
  const hearing = { params: { inquiryId: items[0]!.inquiryId } };
  expect(JSON.stringify(await app.ok(routes.getInquiry, hearing, poster))).not.toContain('2枚目');
  const told = await app.ok(notificationRoutes.listNotifications, {}, poster);
  expect(told.items[0]).toMatchObject({ link: `/contact-us/inquiry?inquiryId=${items[0]!.inquiryId}` });
  await app.ok(
    routes.writeInquiry,
    { ...hearing, body: { text: '写っていません。', uploadIds: [] } },
    poster,
  );
  expect(await operator(app, 'listInquiries')).toContain(heardAs);
  expect(await operator(app, 'readInquiry', number, '--reason', '判断のため')).toContain(heardAs);
  await expect(operator(app, 'hearPoster', number, poster.userId, '--text', 'もう一度')).rejects.toThrow(
    'CONFLICT',
  );

  await decide(number, 1);
  await expect(decide(number, 2)).rejects.toThrow('CONFLICT');
  expect(await app.ok(routes.getInquiry, { params: { inquiryId } }, guest)).toMatchObject({
    state: 'ANSWERED',
    removal: { outcome: 'REMOVED', dueAt: '2026-11-27T03:00:00.000Z' },
    messages: [{}, { by: 'OPERATOR', text: '写真を削除しました。' }],
  });
  const after = await app.ok(routes.getInquiry, hearing, poster);
  expect(after.messages.at(-1)!.text).toContain('掲載内容を削除しました。');
  await app.moveBy(8 * DAY);
  expect(await alerts()).toEqual(['OPERATOR_REMOVAL']);
});

test('operators hear a day before seven days are over, and then, of what is not decided', async () => {
  const guest = await signUpGuest(app);
  const { number } = await sendInquiry(app, guest, {
    ...asked,
    removal: { what: '住所', right: 'PRIVACY' },
  });
  expect(await alerts()).toEqual(['OPERATOR_REMOVAL_GRAVE']);
  expect(await operator(app, 'readInquiry', number, '--reason', '判断のため')).toContain('"isGrave":true');
  // An answer in between is no decision.
  await operator(app, 'answerInquiry', number, '--seen', '1', '--text', '確認しています。');
  await app.moveBy(6 * DAY - 1);
  expect(await alerts()).toHaveLength(1);
  await app.moveBy(1);
  expect(await alerts()).toEqual(['OPERATOR_REMOVAL_GRAVE', 'OPERATOR_REMOVAL_SOON']);
  await app.moveBy(DAY);
  await app.moveBy(3 * DAY);
  expect(await alerts()).toEqual([
    'OPERATOR_REMOVAL_GRAVE',
    'OPERATOR_REMOVAL_SOON',
    'OPERATOR_REMOVAL_LATE',
  ]);
});

test('only a removal request is decided and heard, and it says what is to be removed', async () => {
  const guest = await signUpGuest(app);
  const { number } = await sendInquiry(app, guest, { removal: asked.removal });
  await expect(decide(number, 1)).rejects.toThrow('NOT_FOUND');
  await expect(operator(app, 'hearPoster', number, guest.userId, '--text', 'あ')).rejects.toThrow(
    'NOT_FOUND',
  );
  const request = await sendInquiry(app, guest, asked);
  await expect(
    operator(app, 'hearPoster', request.number, app.context.ids.newId(), '--text', 'あ'),
  ).rejects.toThrow('NOT_FOUND');
  await expect(decide(request.number, 1, 'perhaps')).rejects.toThrow('--outcome');
  expect(
    await app.call(
      routes.sendInquiry,
      {
        body: { category: 'REMOVAL', subject: '削除', text: 'お願いします', uploadIds: [] },
      },
      guest,
    ),
  ).toMatchObject({ status: 400, code: 'REQUIRED' });
});
