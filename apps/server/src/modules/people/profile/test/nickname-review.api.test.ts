import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { profileRoutes } from '@yoimachi/contract/profile';
import { parseArgs } from '../../../../operator-cli/args.ts';
import { allCommands } from '../../../../operator-cli/registry.ts';
import { runCommand } from '../../../../operator-cli/run-command.ts';
import { OPERATORS } from '../../../../../../../tools/test/operators.ts';
import {
  setStage,
  signUpCast,
  signUpGuest,
  useTestApp,
  type Person,
} from '../../../../test-support/index.ts';
import * as steps from './support.ts';

const app = useTestApp();
let lines: string[] = [];
beforeEach(() => vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line)));
afterEach(async () => {
  vi.restoreAllMocks();
  await app.db.deleteFrom('nickname_review').execute();
  await app.db.deleteFrom('operator_alert').execute();
});

/** Runs a command as typed; returns the terminal output. */
async function operator(name: string, ...words: string[]): Promise<string> {
  lines = [];
  const command = allCommands.find((each) => each.name === name)!;
  await runCommand(app.context, command, parseArgs(command, words));
  return lines.join('\n');
}

const rename = (accountId: string, nickname: string) =>
  operator('rename', accountId, '--nickname', nickname, '--operator', 'sato');

/** Somebody with this name from before there were rules; queued as the migration does. */
async function guestCalled(nickname: string): Promise<Person> {
  return queued(await signUpGuest(app, { nickname }));
}
async function castCalled(nickname: string): Promise<Person> {
  const cast = await signUpCast(app);
  await steps.register(app, cast);
  await app.db.updateTable('cast_member').set({ nickname }).where('id', '=', cast.userId).execute();
  return queued(cast);
}
async function queued(person: Person): Promise<Person> {
  await app.db.insertInto('nickname_review').values({ account_id: person.userId }).execute();
  return person;
}
const nicknameOf = async (guest: Person) => (await app.ok(profileRoutes.getGuestProfile, {}, guest)).nickname;
const nicknameOfCast = async (cast: Person) =>
  (await app.ok(profileRoutes.getCastProfile, {}, cast)).nickname;
const alerts = () =>
  app.db.selectFrom('operator_alert').select('kind').where('kind', '=', 'OPERATOR_NICKNAMES').execute();

test('what cannot be seen goes by itself; nobody has to look at it', async () => {
  const guest = await guestCalled('太\u200d郎\u3164');
  const nobody = await guestCalled('\u2800\u200b');
  const fine = await guestCalled('花子');
  const cast = await castCalled('美\u00ad月');
  await app.work();
  expect(await Promise.all([guest, nobody, fine].map(nicknameOf))).toEqual(['太郎', 'ゲスト', '花子']);
  expect(await nicknameOfCast(cast)).toBe('美月');
  expect(await operator('forbidden-nicknames')).toBe('0 to be changed');
  expect(await alerts()).toEqual([]);
});

test('what is forbidden is told to the operators once and stands in their list until it is changed', async () => {
  const cast = await castCalled('宵待ち公式');
  const guest = await guestCalled('運\u2060営');
  const other = await guestCalled('サポート');
  await app.work();
  expect(await alerts()).toEqual([{ kind: 'OPERATOR_NICKNAMES' }]);
  const listed = await operator('forbidden-nicknames');
  expect(listed).toContain(`cast  宵待ち公式`);
  expect(listed).toContain('3 to be changed');

  // A step of hers sent again is still taken; he cannot save his profile with that name, but can with another.
  expect(await steps.putAccount(app, cast, { nickname: '宵待ち公式' })).toMatchObject({
    status: 200,
  });
  expect(await steps.putGuest(app, guest, { nickname: '運営' })).toMatchObject({ code: 'NICKNAME_RESERVED' });
  expect(await steps.putGuest(app, guest, { nickname: '太郎' })).toMatchObject({ status: 200 });
  expect(await operator('forbidden-nicknames')).toContain('2 to be changed');

  const log = vi.spyOn(app.context.log, 'info');
  expect(await rename(cast.userId, ' 小\u200b雪 ')).toBe('before: 宵待ち公式');
  expect(log).toHaveBeenCalledWith(
    {
      security: true,
      operator: expect.objectContaining({ id: OPERATORS.sato.id }),
      accountId: cast.userId,
      before: '宵待ち公式',
    },
    'rename an account',
  );
  expect(await rename(other.userId, '次郎')).toBe('before: サポート');
  await app.work();
  expect(await operator('forbidden-nicknames')).toBe('0 to be changed');
  expect(await nicknameOfCast(cast)).toBe('小雪');
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, cast);
  expect(items.map((item) => item.body)).toEqual(['運営が源氏名を「小雪」に変更しました。']);
  const row = await app.db
    .selectFrom('cast_member')
    .select('search_text')
    .where('id', '=', cast.userId)
    .executeTakeFirst();
  expect(row?.search_text).toContain('小雪');
});

test('no operator gives a forbidden nickname, or one to nobody', async () => {
  const guest = await signUpGuest(app, { nickname: '太郎' });
  await setStage(app, guest.userId, 5);
  await expect(rename(guest.userId, '運営')).rejects.toThrow('NICKNAME_RESERVED');
  await expect(rename(guest.userId, '\u200b')).rejects.toThrow('NICKNAME_REQUIRED');
  await expect(rename(crypto.randomUUID(), '次郎')).rejects.toThrow('NOT_FOUND');
  expect(await nicknameOf(guest)).toBe('太郎');
});
