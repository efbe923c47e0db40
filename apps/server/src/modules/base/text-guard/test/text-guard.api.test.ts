import { expect, test } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { textRulesRoutes as routes } from '@yoimachi/contract/text-rules';
import { withTransaction } from '#platform/database';
import {
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { registeredCast } from '../../../people/profile/test/registered.ts';
import { guardText } from '../index.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const introduce = (guest: Person, selfIntro: string) =>
  app.call(profileRoutes.putMyProfile, { body: { detail: { selfIntro } } }, guest);
const stops = () =>
  app.db.selectFrom('text_stop').select(['account_id', 'kind', 'place']).orderBy('id').execute();
const alerts = async () => {
  await app.work();
  const rows = await app.db.selectFrom('operator_alert').select(['kind', 'payload']).orderBy('id').execute();
  return rows.filter(({ kind }) => kind.startsWith('OPERATOR_TEXTS'));
};

test('a text with a contact is refused, with what has to go, and counted without a word of it', async () => {
  const guest = await signUpGuest(app);
  expect(await introduce(guest, 'よろしく。０９０－１２３４－５６７８です')).toMatchObject({
    status: 400,
    code: 'TEXT_STOPPED',
    message:
      '連絡先と思われる内容が含まれているため送信できません。「090-1234-5678」を消すと送信できます。'.replace(
        '090-1234-5678',
        '０９０－１２３４－５６７８',
      ),
    details: { kind: 'CONTACT', found: '０９０－１２３４－５６７８', field: 'detail.selfIntro' },
  });
  expect(await introduce(guest, '当日は現金で払います')).toMatchObject({ code: 'TEXT_STOPPED_CASH' });
  expect(await introduce(guest, 'よろしくお願いします')).toMatchObject({ status: 200 });
  expect(await stops()).toEqual([
    { account_id: guest.userId, kind: 'CONTACT', place: 'PROFILE' },
    { account_id: guest.userId, kind: 'CASH', place: 'PROFILE' },
  ]);
});

test('what stands there already stays, and is judged when it changes', async () => {
  const guest = await signUpGuest(app);
  await operator('switchTextRule', 'CONTACT', '--action', 'WARN');
  await app.moveBy(1);
  expect(await introduce(guest, 'LINE交換してくれる方')).toMatchObject({ status: 200 });
  await operator('switchTextRule', 'CONTACT', '--action', 'STOP');
  await app.moveBy(1);
  expect(await introduce(guest, 'LINE交換してくれる方')).toMatchObject({ status: 200 });
  expect(await introduce(guest, 'LINE交換してくれる方だけ')).toMatchObject({ code: 'TEXT_STOPPED' });
});

test('what operators switch and forbid holds a few seconds later, for forms too', async () => {
  const guest = await signUpGuest(app);
  expect(await app.ok(routes.textRules, {}, guest)).toEqual({
    words: [],
    actions: { CONTACT: 'STOP', CASH: 'STOP', WORD: 'STOP' },
  });
  await operator('addForbiddenWord', '--word', 'シネ');
  await expect(operator('addForbiddenWord', '--word', 'しね')).rejects.toThrow('CONFLICT');
  await expect(operator('addForbiddenWord', '--word', '\u200b')).rejects.toThrow();
  await operator('switchTextRule', 'CASH', '--action', 'WARN');
  await app.moveBy(1);
  expect(await app.ok(routes.textRules, {}, guest)).toEqual({
    words: ['しね'],
    actions: { CONTACT: 'STOP', CASH: 'WARN', WORD: 'STOP' },
  });
  expect(await introduce(guest, 'し・ね')).toMatchObject({ code: 'TEXT_STOPPED_WORD' });
  expect(await introduce(guest, '当日は現金で払います')).toMatchObject({ status: 200 });
  expect((await stops()).map(({ kind }) => kind)).toEqual(['WORD', 'CASH']);
  const rules = await operator('readTextRules');
  expect(rules).toMatch(/しね +sato +2026-11-\d\d\S*\n1 words$/);
  expect(rules).toContain('{"CONTACT":"STOP","CASH":"WARN","WORD":"STOP"}');
  await operator('removeForbiddenWord', '--word', 'ｼﾈ');
  await expect(operator('removeForbiddenWord', '--word', 'ｼﾈ')).rejects.toThrow('NOT_FOUND');
  await expect(operator('switchTextRule', 'PRESSURE', '--action', 'STOP')).rejects.toThrow('<kind>');
  await expect(operator('switchTextRule', 'CASH', '--action', 'OFF')).rejects.toThrow('--action');
  await expect(operator('setTextReport', '--after', '0', '--days', '7')).rejects.toThrow('--after');
});

test('operators hear once of who is stopped again and again, and anew in the next days', async () => {
  const guest = await signUpGuest(app);
  const other = await signUpGuest(app);
  for (let i = 0; i < 4; i += 1) await introduce(guest, 'LINE教えて');
  await introduce(other, 'LINE教えて');
  await introduce(guest, '現金で払います');
  expect(await alerts()).toEqual([]);
  await introduce(guest, 'LINE教えて');
  const alert = {
    kind: 'OPERATOR_TEXTS_STOPPED',
    payload: { accountId: guest.userId, of: 'CONTACT', count: 5, days: 7 },
  };
  expect(await alerts()).toEqual([alert]);
  for (let i = 0; i < 3; i += 1) await introduce(guest, 'LINE教えて');
  expect(await alerts()).toEqual([alert]);
  expect(await operator('text-stops')).toMatch(
    new RegExp(`^${guest.userId} {2}CONTACT {2}8 {2}last .* {2}reported 2026-11-`),
  );
  await app.moveBy(8 * 24 * 60);
  await operator('setTextReport', '--after', '2', '--days', '3');
  await app.moveBy(1);
  for (let i = 0; i < 2; i += 1)
    await guardText(app.context, {
      accountId: guest.userId,
      byCast: false,
      place: 'CHAT',
      text: 'LINE教えて',
    });
  expect(await alerts()).toHaveLength(2);
});

test('many at once are all counted and reported once; a flood is not kept for ever', async () => {
  const guest = await signUpGuest(app);
  const writer = { accountId: guest.userId, byCast: false, place: 'CHAT', text: 'LINE教えて' } as const;
  const results = await Promise.all(Array.from({ length: 20 }, () => guardText(app.context, writer)));
  expect(results.every((result) => !result.ok && result.error.code === 'TEXT_STOPPED')).toBe(true);
  expect(await stops()).toHaveLength(20);
  expect(await alerts()).toHaveLength(1);
  for (let i = 0; i < 10; i += 1)
    await Promise.all(Array.from({ length: 20 }, () => guardText(app.context, writer)));
  expect(await stops()).toHaveLength(200);
});

test('a cast who presses is warned and counted, and operators hear of it', async () => {
  const cast = await signUpCast(app);
  const said = {
    accountId: cast.userId,
    byCast: true,
    place: 'CHAT',
    text: '好きなら来てくれるよね',
  } as const;
  expect(await guardText(app.context, said)).toEqual({
    ok: true,
    value: { kind: 'PRESSURE', action: 'WARN', found: '好きなら来てくれるよね' },
  });
  for (let i = 0; i < 4; i += 1) await guardText(app.context, said);
  expect(await alerts()).toMatchObject([{ kind: 'OPERATOR_TEXTS_PRESS', payload: { count: 5 } }]);
});

test('a form that stopped a text tells that it did, and nothing of it', async () => {
  const cast = await registeredCast(app);
  await app.ok(routes.noteTextStop, { body: { kind: 'CONTACT', place: 'CHAT' } }, cast);
  expect(await stops()).toEqual([{ account_id: cast.userId, kind: 'CONTACT', place: 'CHAT' }]);
  expect(
    await app.call(routes.noteTextStop, { body: { kind: 'PRESSURE' as never, place: 'CHAT' } }, cast),
  ).toMatchObject({
    code: 'VALIDATION',
  });
});

test('a guard stands before the transaction, whose refusal would take its count back', async () => {
  const guest = await signUpGuest(app);
  const within = withTransaction(app.db, (trx) =>
    guardText(
      { ...app.context, db: trx },
      { accountId: guest.userId, byCast: false, place: 'CHAT', text: 'あ' },
    ),
  );
  await expect(within).rejects.toThrow('within a transaction');
});

test('counts go after 90 days', async () => {
  const guest = await signUpGuest(app);
  await introduce(guest, 'LINE教えて');
  await app.moveBy(92 * 24 * 60);
  await app.moveBy(24 * 60);
  await app.work();
  expect(await stops()).toEqual([]);
});
