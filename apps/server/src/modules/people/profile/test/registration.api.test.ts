import { describe, expect, it } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { profileRoutes } from '@yoimachi/contract/profile';
import { UserType } from '@yoimachi/domain/account';
import { setStage, signUp, signUpCast, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { openAccountInfo, openBankAccount } from '../private.ts';
import * as steps from './support.ts';

const test = useTestApp();
const ownProfile = (cast: Awaited<ReturnType<typeof signUpCast>>) =>
  test.ok(profileRoutes.getCastProfile, {}, cast);
const refused = (code: string, field?: string, status = 400) => ({
  status,
  code,
  ...(field !== undefined && { details: { field } }),
});
const inOrder = refused('REGISTRATION_ORDER', undefined, 409);

describe('the four steps', () => {
  it('go in order only', async () => {
    const cast = await signUpCast(test);
    for (const early of [steps.putBank, steps.putStore, steps.putCast])
      expect(await early(test, cast)).toMatchObject(inOrder);
    expect(await steps.putAccount(test, cast)).toMatchObject({ status: 200 });
    for (const early of [steps.putStore, steps.putCast])
      expect(await early(test, cast)).toMatchObject(inOrder);
    expect(await steps.putBank(test, cast)).toMatchObject({ status: 200 });
    expect(await steps.putCast(test, cast)).toMatchObject(inOrder);
    expect(await steps.putStore(test, cast)).toMatchObject({ status: 200 });
    expect(await steps.putCast(test, cast)).toMatchObject({ status: 200 });
  });

  it('can be left and taken up again: what was given is there, and the stage says how far she is', async () => {
    const cast = await signUpCast(test);
    const stage = async () => {
      const body = { firebase_token: await cast.firebaseToken() };
      return (await test.ok(accountRoutes.registerStatus, { body })).cast?.registrationStage;
    };
    const empty = { accountInfo: null, hasBankAccount: false, store: null, photos: [] };
    expect(await ownProfile(cast)).toMatchObject({ ...empty, registrationStage: 1, nickname: '' });

    await steps.putAccount(test, cast);
    const { nickname, ...accountInfo } = steps.accountBody;
    const first = { accountInfo, nickname, birthday: accountInfo.birthday, registrationStage: 1 };
    expect(await ownProfile(cast)).toMatchObject({ ...first, hasBankAccount: false, store: null });
    await steps.putBank(test, cast);
    expect(await ownProfile(cast)).toMatchObject({ ...first, hasBankAccount: true, store: null });
    await steps.putStore(test, cast);
    const store = { ...steps.storeBody, ...steps.ownStore(cast), mayCorrect: true };
    expect(await ownProfile(cast)).toMatchObject({ ...first, hasBankAccount: true, store });
    expect(await stage()).toBe(1);
    await steps.putCast(test, cast);
    expect(await ownProfile(cast)).toMatchObject({ registrationStage: 4, publicProfile: steps.castBody });
    expect(await stage()).toBe(4);
    // A step sent again after a lost answer changes nothing.
    const before = await ownProfile(cast);
    await steps.register(test, cast);
    expect(await ownProfile(cast)).toEqual(before);
  });

  it('end the registration of a cast whose age is verified, and never lower a stage', async () => {
    const cast = await signUpCast(test);
    await steps.register(test, cast);
    const verified = { verify_status: 2 as const };
    await test.db.updateTable('cast_member').set(verified).where('id', '=', cast.userId).execute();
    await steps.putCast(test, cast);
    expect(await ownProfile(cast)).toMatchObject({ registrationStage: 5, verifyStatus: 2 });
    await steps.putAccount(test, cast);
    expect(await ownProfile(cast)).toMatchObject({ registrationStage: 5 });
  });
});

describe('step 1, the account', () => {
  it.each([
    [{ name: '  ' }, refused('NAME_REQUIRED', 'name')],
    [{ nameKana: '高橋' }, refused('KANA_ONLY', 'nameKana')],
    [{ nameKana: '' }, refused('KANA_ONLY', 'nameKana')],
    [{ email: 'misaki@example' }, refused('EMAIL_INVALID', 'email')],
    [{ nickname: ' ' }, refused('NICKNAME_REQUIRED', 'nickname')],
    [{ nickname: '\u200b\u3164\u2800' }, refused('NICKNAME_REQUIRED', 'nickname')],
    [{ nickname: 'ヨイマチ' }, refused('NICKNAME_RESERVED', 'nickname')],
    [{ nickname: 'あ'.repeat(11) }, refused('NICKNAME_LENGTH', 'nickname')],
    [{ birthday: '2008-11-21' }, refused('AGE_UNDER_18', 'birthday', 403)],
    [{ birthday: '2000-02-30' }, refused('VALIDATION', 'birthday')],
    [{ name: 'あ\u0000い' }, refused('VALIDATION', 'name')],
  ])('refuses %j', async (change, expected) => {
    const cast = await signUpCast(test);
    expect(await steps.putAccount(test, cast, change)).toMatchObject(expected);
    expect(await ownProfile(cast)).toMatchObject({ accountInfo: null, registrationStage: 1 });
  });

  it('takes who turns 18 today, half-width kana, a nickname of ten characters', async () => {
    const cast = await signUpCast(test);
    const change = { birthday: '2008-11-20', nameKana: 'ﾀｶﾊｼ', nickname: '𠮷'.repeat(10) };
    expect(await steps.putAccount(test, cast, change)).toMatchObject({ status: 200 });
    expect(await ownProfile(cast)).toMatchObject({
      accountInfo: { nameKana: 'タカハシ' },
      nickname: change.nickname,
    });
  });

  it('lets the nickname be corrected until the four steps are done, then fixes it', async () => {
    const cast = await signUpCast(test);
    await steps.putAccount(test, cast);
    expect(await steps.putAccount(test, cast, { nickname: '小雪' })).toMatchObject({ status: 200 });
    await steps.register(test, cast);
    const changed = await steps.putAccount(test, cast, { nickname: '小雪', email: 'new@example.jp' });
    expect(changed).toMatchObject(refused('NICKNAME_FIXED', 'nickname', 409));
    expect(await ownProfile(cast)).toMatchObject({
      nickname: '美月',
      accountInfo: { email: 'misaki@example.jp' },
    });
    expect(await steps.putAccount(test, cast, { email: 'new@example.jp' })).toMatchObject(
      refused('REGISTRATION_FIXED', undefined, 409),
    );
    expect(await steps.putAccount(test, cast)).toMatchObject({ status: 200 });
  });

  it('knows whose token it is', async () => {
    const body = { ...steps.accountBody, firebase_token: 'nonsense' };
    expect(await test.call(profileRoutes.putAccountInfo, { body })).toMatchObject({ status: 401, code: 10 });
    const cast = await signUpCast(test);
    const session = { ...body, firebase_token: await cast.token() };
    expect(await test.call(profileRoutes.putAccountInfo, { body: session })).toMatchObject({ status: 401 });
    const guest = await signUpGuest(test, { nickname: '太郎' });
    expect(await steps.putAccount(test, guest)).toMatchObject(refused('NOT_REGISTERED'));
    // The same person as a cast: her guest account is left untouched.
    const both = await signUp(test, UserType.CAST, guest.phone);
    expect(await steps.putAccount(test, both)).toMatchObject({ status: 200 });
    expect(await test.ok(profileRoutes.getGuestProfile, {}, guest)).toMatchObject({ nickname: '太郎' });
  });

  it('is closed to suspended casts and to browsers that signed out', async () => {
    const suspended = await signUpCast(test);
    const change = { suspended_at: test.clock.now() };
    await test.db.updateTable('account').set(change).where('id', '=', suspended.userId).execute();
    expect(await steps.putAccount(test, suspended)).toMatchObject({ status: 401, code: 20 });
    const gone = await signUpCast(test);
    await test.ok(accountRoutes.signOutIdentity, { body: { refreshSecret: gone.refreshSecret } });
    expect(await steps.putAccount(test, gone)).toMatchObject({ status: 401, code: 21 });
  });
});

describe('what is private', () => {
  it('cannot be read in the tables, nor opened in another row or column', async () => {
    const [cast, other] = [await signUpCast(test), await signUpCast(test)];
    await steps.register(test, cast);
    await steps.register(test, other);
    const { rows } = await test.app.pool.query(
      `select (select t::text from cast_private t where cast_id = $1) || (select t::text from cast_member t where id = $1)
         || encode(p.account_info, 'escape') || encode(p.bank_account, 'escape') as all_columns, p.*
       from cast_private p where cast_id = $1`,
      [cast.userId],
    );
    const secrets = [steps.accountBody.name, steps.accountBody.nameKana, steps.accountBody.email];
    for (const secret of [...secrets, steps.bankBody.accountNumber!, steps.bankBody.bankName]) {
      expect(rows[0].all_columns).not.toContain(secret);
      expect(rows[0].all_columns).not.toContain(Buffer.from(secret).toString('hex'));
    }
    const { crypto } = test.context;
    const { account_info: account, bank_account: bank } = rows[0];
    expect(openAccountInfo(crypto, cast.userId, account)).toMatchObject({ name: steps.accountBody.name });
    expect(() => openAccountInfo(crypto, other.userId, account)).toThrow();
    expect(() => openAccountInfo(crypto, cast.userId, bank)).toThrow();
    expect(() => openBankAccount(crypto, other.userId, bank)).toThrow();
  });

  it('is her own alone, under her own token', async () => {
    const cast = await signUpCast(test);
    const guest = await signUpGuest(test);
    await steps.register(test, cast);
    await setStage(test, cast.userId, 5);
    for (const name of ['getCastProfile', 'castHome'] as const) {
      expect(await test.call(profileRoutes[name], {}, guest)).toMatchObject(
        refused('FORBIDDEN', undefined, 403),
      );
      expect(await test.call(profileRoutes[name])).toMatchObject({ status: 401, code: 10 });
    }
    expect(await steps.putBank(test, guest)).toMatchObject({ status: 403 });
    expect(JSON.stringify(await ownProfile(await signUpCast(test)))).not.toContain(steps.accountBody.email);
  });
});
