import { expect, test } from 'vitest';
import { eraseTable } from '#platform/personal';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { notePersonal } from '../index.ts';

const app = useTestApp();
const desk = asOperator(app);

test('notes are read the newest first, by all the staff, page by page', async () => {
  const { userId: accountId } = await signUpGuest(app);
  const params = { accountId };
  for (let number = 1; number <= 52; number++)
    await desk.ok('addNote', { params, body: { text: `メモ${number}` } });
  const first = await asOperator(app, 'sato').ok('listNotes', { params, query: {} });
  expect(first.items[0]).toMatchObject({ text: 'メモ52', operatorName: 'tanaka' });
  expect(first.items).toHaveLength(50);
  const next = await desk.ok('listNotes', { params, query: { cursor: first.nextCursor! } });
  expect(next).toMatchObject({ items: [{ text: 'メモ2' }, { text: 'メモ1' }], nextCursor: null });
  expect((await desk.ok('readMember', { params })).counts.notes).toBe(52);
  const wrong = { params, query: { cursor: 'zzz' } };
  expect(await desk.tries('listNotes', wrong)).toMatchObject({ error: { code: 'VALIDATION' } });
});

test('a note says something, keeps what is typed as it is, and is not too long', async () => {
  const params = { accountId: (await signUpGuest(app)).userId };
  const add = (text: string) => desk.tries('addNote', { params, body: { text } });
  for (const nothing of ['', '  \n', '\u200b'])
    expect(await add(nothing)).toMatchObject({ error: { code: 'REQUIRED', field: 'text' } });
  expect(await add('あ'.repeat(1001))).toMatchObject({ error: { code: 'VALIDATION' } });
  const odd = '=HYPERLINK("x") <script>alert(1)</script>';
  expect(await add(odd)).toMatchObject({ value: { text: odd } });
  expect(await add('あ'.repeat(1000))).toMatchObject({ ok: true });
});

test('a note stays as it was written until its member is forgotten', async () => {
  const { userId: accountId, identityId, userType } = await signUpGuest(app);
  await desk.ok('addNote', { params: { accountId }, body: { text: '移籍予定あり' } });
  await expect(app.db.updateTable('member_note').set({ text: 'x' }).execute()).rejects.toThrow('append-only');
  await expect(app.db.deleteFrom('member_note').execute()).rejects.toThrow('append-only');
  const owner = { accountId, identityId, userType };
  const erase = () =>
    app.db.transaction().execute((trx) =>
      eraseTable(notePersonal.member_note!, trx as never, owner, {
        crypto: app.context.crypto,
        at: app.clock.now(),
      }),
    );
  await erase();
  await erase();
  const { items } = await desk.ok('listNotes', { params: { accountId }, query: {} });
  expect(items).toMatchObject([{ text: '-', operatorName: 'tanaka' }]);
});
