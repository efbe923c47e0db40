import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { parseArgs } from '../../../../operator-cli/args.ts';
import { allCommands } from '../../../../operator-cli/registry.ts';
import { runCommand } from '../../../../operator-cli/run-command.ts';
import {
  addSchedule,
  addStore,
  guestWithPoints,
  OPERATORS,
  signUpCast,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { requested, requestBody } from '../../../meeting/booking/test/support.ts';
import { registeredCast } from './registered.ts';
import * as steps from './support.ts';

const app = useRewoundApp();
const OPERATOR = OPERATORS.tanaka.name;
let cast: Person;
beforeEach(async () => {
  cast = await signUpCast(app);
  await steps.register(app, cast);
});

const own = (of: Person = cast) => app.ok(profileRoutes.getCastProfile, {}, of);
const changes = (of: Person = cast) => app.ok(accountInfoRoutes.accountChanges, {}, of);
const sendTo = (email: string) => app.call(accountInfoRoutes.sendEmailCode, { body: { email } }, cast);
const enter = (code: string) => app.call(accountInfoRoutes.changeEmail, { body: { code } }, cast);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the mail address', () => {
  it('becomes another one by the code that was sent to it', async () => {
    expect(await sendTo('ｍisaki.new@example.jp ')).toMatchObject({
      status: 200,
      body: { email: 'misaki.new@example.jp', resendAt: '2026-11-20T03:01:00.000Z' },
    });
    expect((await changes()).email?.email).toBe('misaki.new@example.jp');
    expect((await own()).accountInfo?.email).toBe(steps.accountBody.email);
    const code = await steps.mailedCode(app);
    expect(await enter(code)).toMatchObject({ status: 200, body: { email: 'misaki.new@example.jp' } });
    const { nickname: _, ...registered } = steps.accountBody;
    expect((await own()).accountInfo).toEqual({ ...registered, email: 'misaki.new@example.jp' });
    expect((await changes()).email).toBeNull();
    await app.work();
    const { items } = await app.ok(notificationRoutes.listNotifications, {}, cast);
    expect(items[0]).toMatchObject({ body: 'メールアドレスを変更しました。' });
    const left = await app.db
      .selectFrom('dev_inbox')
      .select('recipient')
      .where('body', 'like', '%の変更%')
      .execute();
    expect(left.map(({ recipient }) => recipient)).toContain(steps.accountBody.email);
    expect(await enter(code)).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('takes no wrong, old or replaced code', async () => {
    await sendTo('a@example.jp');
    const first = await steps.mailedCode(app);
    expect(await enter('12')).toMatchObject({ code: 'CODE_FORMAT' });
    expect(await enter(wrongOf(first))).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
      details: { triesLeft: 4 },
    });
    await app.moveBy(1);
    await sendTo('b@example.jp');
    const second = await steps.mailedCode(app);
    if (first !== second) expect(await enter(first)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    await app.moveBy(10);
    expect(await enter(second)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect((await own()).accountInfo?.email).toBe(steps.accountBody.email);
  });

  it('is locked for a quarter of an hour after five wrong tries', async () => {
    await sendTo('a@example.jp');
    const code = await steps.mailedCode(app);
    for (let tries = 0; tries < 4; tries++) await enter(wrongOf(code));
    expect(await enter(wrongOf(code))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(await enter(code)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await app.moveBy(2);
    expect(await sendTo('a@example.jp')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await app.moveBy(14);
    expect(await sendTo('a@example.jp')).toMatchObject({ status: 200 });
  });

  it('is sent a code once a minute, and three times within ten minutes', async () => {
    expect(await sendTo(steps.accountBody.email)).toMatchObject({ code: 'EMAIL_UNCHANGED' });
    expect(await sendTo('a@example')).toMatchObject({ code: 'EMAIL_INVALID' });
    await sendTo('a@example.jp');
    expect(await sendTo('a@example.jp')).toMatchObject({ code: 'RESEND_TOO_SOON' });
    for (let sends = 0; sends < 2; sends++) {
      await app.moveBy(2);
      expect(await sendTo('a@example.jp')).toMatchObject({ status: 200 });
    }
    await app.moveBy(2);
    expect(await sendTo('a@example.jp')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await app.moveBy(5);
    expect(await sendTo('a@example.jp')).toMatchObject({ status: 200 });
  });

  it('is corrected at once when it was mistyped; the code of the wrong one is void', async () => {
    await sendTo('hanako@exmaple.com');
    const wrong = await steps.mailedCode(app);
    expect(await sendTo('hanako@example.com')).toMatchObject({ status: 200 });
    expect(await sendTo('Hanako@exmaple.com')).toMatchObject({ code: 'RESEND_TOO_SOON' });
    const code = await steps.mailedCode(app);
    if (wrong !== code) expect(await enter(wrong)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    expect(await enter(code)).toMatchObject({ status: 200 });
    expect((await own()).accountInfo).toMatchObject({ email: 'hanako@example.com' });
  });

  it('changes by one of two who enter the code at once', async () => {
    await sendTo('a@example.jp');
    const code = await steps.mailedCode(app);
    const answers = await Promise.all([enter(code), enter(code)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
  });

  it('waits for the end of the registration', async () => {
    cast = await signUpCast(app);
    expect(await sendTo('a@example.jp')).toMatchObject({ code: 'REGISTRATION_ORDER' });
  });
});

describe('what is registered', () => {
  it('changes by no repeated step and no other birthday', async () => {
    for (const change of [{ name: '別人' }, { birthday: '1999-01-01' }, { email: 'x@example.jp' }])
      expect(await steps.putAccount(app, cast, change)).toMatchObject({ code: 'REGISTRATION_FIXED' });
    const body = { firebase_token: await cast.firebaseToken(), user_type: UserType.CAST };
    expect(
      await app.call(accountRoutes.saveEnoughAge, { body: { ...body, birthday: '1999-01-01' } }),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect((await own()).birthday).toBe(steps.accountBody.birthday);
  });
});

const ask = (change: object = {}, of: Person = cast) =>
  app.call(accountInfoRoutes.requestName, { body: { ...steps.nameRequestBody, ...change } }, of);

/** Runs a command as typed; returns the terminal output. */
async function operator(name: string, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    const command = allCommands.find((each) => each.name === name)!;
    await runCommand(app.context, command, parseArgs(command, words));
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

async function waiting(change: object = {}): Promise<string> {
  const { status } = await ask(change);
  expect(status).toBe(200);
  return (await changes()).nameRequest!.requestId;
}
const lastTold = async (of: Person = cast) => {
  await app.work();
  return (await app.ok(notificationRoutes.listNotifications, {}, of)).items[0];
};

describe('name and birthday', () => {
  it.each([
    [{ name: ' \u200b' }, 'NAME_REQUIRED'],
    [{ nameKana: '佐藤' }, 'KANA_ONLY'],
    [{ birthday: '2008-11-21' }, 'AGE_UNDER_18'],
    [{ reason: ' ' }, 'REASON_REQUIRED'],
    [{ name: steps.accountBody.name, nameKana: steps.accountBody.nameKana }, 'NAME_UNCHANGED'],
  ])('are asked for with everything: %j is %s', async (change, code) => {
    expect(await ask(change)).toMatchObject({ code });
    expect((await changes()).nameRequest).toBeNull();
  });

  it('change when an operator approves, and the holder of the bank account is looked at anew', async () => {
    const requestId = await waiting();
    expect(await ask({ name: '鈴木 美咲' })).toMatchObject({ status: 409, code: 'NAME_REQUEST_OPEN' });
    expect(await operator('listNameRequests', '--operator', OPERATOR)).toContain(requestId);
    const read = await operator(
      'readNameRequest',
      requestId,
      '--reason',
      '申請の確認',
      '--operator',
      OPERATOR,
    );
    expect(read).toMatch(/^registered: .*高橋 美咲.*2000-01-15/m);
    expect(read).toMatch(/^wanted: .*佐藤 美咲.*2000-01-15/m);
    await operator('decideNameRequest', requestId, '--approved', 'true', '--operator', OPERATOR);
    const { nickname, email } = steps.accountBody;
    expect(await own()).toMatchObject({
      nickname,
      accountInfo: { name: '佐藤 美咲', nameKana: 'サトウ ミサキ', birthday: '2000-01-15', email },
    });
    expect((await changes()).nameRequest).toMatchObject({ outcome: 'APPROVED', reason: null });
    expect(await lastTold()).toMatchObject({
      body: expect.stringContaining('振込先口座の名義が新しい氏名と異なります。'),
      link: '/cast/bank-account',
    });
    expect((await app.ok(bankRoutes.getBankAccount, {}, cast)).registeredNameKana).toBe('サトウ ミサキ');
    await expect(
      operator('decideNameRequest', requestId, '--approved', 'true', '--operator', OPERATOR),
    ).rejects.toThrow('NOT_FOUND');
  });

  it('stay when he rejects, and she reads why', async () => {
    const requestId = await waiting();
    await operator(
      'decideNameRequest',
      requestId,
      '--approved',
      'false',
      '--reason',
      '書類が不鮮明です',
      '--operator',
      OPERATOR,
    );
    expect((await own()).accountInfo?.name).toBe(steps.accountBody.name);
    expect((await changes()).nameRequest).toMatchObject({ outcome: 'REJECTED', reason: '書類が不鮮明です' });
    expect(await lastTold()).toMatchObject({ body: expect.stringContaining('書類が不鮮明です') });
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('take what the new birthday forbids with them', async () => {
    await steps.putCast(app, cast, { detail: { ...steps.castBody.detail, drinking: 1 } });
    const requestId = await waiting({ birthday: '2006-01-15' });
    await operator('decideNameRequest', requestId, '--approved', 'true', '--operator', OPERATOR);
    const after = await own();
    expect(after.birthday).toBe('2006-01-15');
    expect(after.publicProfile.detail.drinking).toBeUndefined();
    expect(after.publicProfile.detail.heightCm).toBe(160);
  });

  it('can be taken back; nobody decides it then', async () => {
    const requestId = await waiting();
    await app.ok(accountInfoRoutes.withdrawNameRequest, {}, cast);
    await app.ok(accountInfoRoutes.withdrawNameRequest, {}, cast);
    expect((await changes()).nameRequest).toMatchObject({ outcome: 'WITHDRAWN' });
    await expect(
      operator('decideNameRequest', requestId, '--approved', 'true', '--operator', OPERATOR),
    ).rejects.toThrow('NOT_FOUND');
  });

  it('wait once, however many ask at once', async () => {
    const answers = await Promise.all([ask(), ask({ name: '鈴木 美咲' })]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });
});

describe('another store', () => {
  it('takes the coming days along, each as another version', async () => {
    const mover = await registeredCast(app);
    await addSchedule(app, mover.userId, { day: '2026-12-24' });
    const before = await app.db
      .selectFrom('schedule')
      .selectAll()
      .where('cast_id', '=', mover.userId)
      .execute();
    expect(await changes(mover)).toMatchObject({ openMeetingCount: 0, comingDayCount: 2 });
    const storeId = await addStore(app);
    expect(await steps.chooseStore(app, mover, storeId)).toMatchObject({ status: 200 });
    const after = await app.db
      .selectFrom('schedule')
      .selectAll()
      .where('cast_id', '=', mover.userId)
      .execute();
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
    expect((await own(mover)).store?.storeId).toBe(storeId);
  });

  it('waits while a meeting is open', async () => {
    const working = await registeredCast(app);
    await requested(app, { cast: working });
    const present = (await own(working)).store!.storeId;
    expect(await changes(working)).toMatchObject({ openMeetingCount: 1 });
    expect(await steps.chooseStore(app, working, await addStore(app))).toMatchObject({
      status: 409,
      code: 'STORE_MEETINGS_OPEN',
      details: { count: 1 },
    });
    expect(await steps.chooseStore(app, working, present)).toMatchObject({ status: 200 });
  });

  it('and a request at the same instant: one of the two is refused', async () => {
    const mover = await registeredCast(app);
    const guest = await guestWithPoints(app);
    const storeId = await addStore(app);
    const [asked, moved] = await Promise.all([
      app.call(guestBookingRoutes.requestBooking, { body: requestBody(mover) }, guest),
      steps.chooseStore(app, mover, storeId),
    ]);
    const isMoved = (await own(mover)).store?.storeId === storeId;
    expect(moved.status === 200).toBe(isMoved);
    const { openMeetingCount } = await changes(mover);
    expect(openMeetingCount).toBe(isMoved ? 0 : asked.status === 200 ? 1 : 0);
  });
});
