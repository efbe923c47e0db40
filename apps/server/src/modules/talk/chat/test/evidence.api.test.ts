import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { chatRoutes } from '@yoimachi/contract/chat';
import { addMinutes } from '@yoimachi/domain/time';
import { OPERATORS, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { chatting, send, type Two } from './support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

const operator = (name: string, ...words: string[]) =>
  typed(app, name, ...words, '--reason', '通報の確認', '--operator', 'tanaka');
const REPORT = { category: 'ABUSE', text: '怖いです', isSafety: false } as const;
const reportIds = async () => (await app.db.selectFrom('report').select('id').execute()).map(({ id }) => id);

async function reported(): Promise<Two & { readonly reportId: string }> {
  const two = await chatting(app);
  const { guest, cast } = two;
  const { body } = await send(app, cast, guest, '言い過ぎた言葉');
  const { messageId } = body.message;
  await app.ok(chatRoutes.reportMessage, { params: { messageId }, body: { report: REPORT } }, guest);
  await app.ok(chatRoutes.withdrawMessage, { params: { messageId } }, cast);
  const [reportId] = await reportIds();
  return { ...two, reportId: reportId! };
}

test('a reported message is read by operators as it was, with a reason that is kept', async () => {
  const { guest, cast, reportId } = await reported();
  const read = await operator('readReportedChat', reportId);
  for (const said of [guest.userId, cast.userId]) expect(read).toContain(said);
  expect(read).toMatch(/言い過ぎた言葉.*true/);
  expect(read).toContain('はじめまして');
  const now = await operator('readChat', guest.userId, cast.userId);
  expect(now).toMatch(/言い過ぎた言葉.*true/);
  await expect(
    typed(app, 'readChat', guest.userId, cast.userId, '--reason', ' ', '--operator', 'tanaka'),
  ).rejects.toThrow();
  await expect(operator('readChat', cast.userId, guest.userId)).rejects.toThrow('NOT_FOUND');
  await expect(operator('readReportedChat', app.context.ids.newId())).rejects.toThrow('NOT_FOUND');
  await expect(operator('readChat', 'x', 'y')).rejects.toThrow('<guest-id>');
  const rows = await app.db
    .selectFrom('private_read')
    .select(['kind', 'operator_id', 'subject', 'shown', 'reason'])
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { kind: 'CHAT', operator_id: OPERATORS.tanaka.id, subject: reportId, reason: '通報の確認' },
    { kind: 'CHAT', subject: `${guest.userId} ${cast.userId}`, shown: 3 },
  ]);
});

test('a report from a profile keeps the chat too, and it outlives the chat', async () => {
  const { guest, cast } = await chatting(app);
  await app.ok(blockRoutes.reportGuest, { body: { guestId: guest.userId, report: REPORT } }, cast);
  const [reportId] = await reportIds();
  await app.moveTo(addMinutes(app.clock.now(), 366 * 24 * 60));
  await app.moveBy(24 * 60);
  expect(await app.db.selectFrom('chat_message').selectAll().execute()).toEqual([]);
  expect(await operator('readReportedChat', reportId!)).toContain('はじめまして');
});

test('nobody reports the own message, or one of the service', async () => {
  const { guest, cast } = await chatting(app);
  const { body } = await send(app, guest, cast, '自分の言葉');
  const { id: notice } = await app.db
    .selectFrom('chat_message')
    .select('id')
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  for (const messageId of [body.message.messageId, notice]) {
    const answer = await app.call(
      chatRoutes.reportMessage,
      { params: { messageId }, body: { report: REPORT } },
      guest,
    );
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});
