import { describe, expect, test } from 'vitest';
import { phoneRoutes as routes } from '@yoimachi/contract/phone';
import { phoneFeature } from '../../../../wiring/people.ts';
import {
  newPhone,
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { newBrowser } from '../../account/test/support.ts';
import { askChange, askLost, codeTo, told, waitingChange, waitingRequest } from './support.ts';

const app = useRewoundApp({ modules: [phoneFeature] });
const approve = (id: string, although = 'false') =>
  typed(app, 'approveLostNumber', id, '--although', although, '--operator', 'sato');
const phoneOf = async (person: Person) =>
  (await app.ok(routes.ownPhone, {}, person)).phone?.replaceAll('-', '');

describe('a request for a lost number', () => {
  test('is answered alike whether anybody has the number or nobody', async () => {
    const guest = await signUpGuest(app);
    const known = await askLost(app, guest.phone);
    const unknown = await askLost(app, newPhone());
    expect(known.answer).toEqual(unknown.answer);
    expect(known.answer.status).toBe(200);
  });

  test('approved: the person has the new number, every session has ended, both numbers are told', async () => {
    const guest = await signUpGuest(app);
    const token = await guest.token();
    const { phone } = await askLost(app, guest.phone);
    const id = await waitingRequest(app);
    expect(await typed(app, 'listLostNumbers', '--operator', 'sato')).toContain(id);
    const said = await typed(app, 'readLostNumber', id, '--reason', '申請の確認', '--operator', 'sato');
    expect(said).toContain('isSamePerson: true');
    await approve(id);
    await app.work();
    expect(await app.call(routes.ownPhone, {}, token)).toMatchObject({ status: 401, code: 21 });
    expect(await told(app, phone)).toEqual([
      '【宵待ち】再認証の申請を承認しました。この電話番号でログインできます。',
    ]);
    expect((await told(app, guest.phone))[0]).toContain('お心当たりのない場合は、サポート');
    const row = await app.db
      .selectFrom('identity')
      .select('phone_index')
      .where('id', '=', guest.identityId)
      .executeTakeFirstOrThrow();
    expect(row.phone_index).toEqual(app.context.crypto.phoneIndex(`+81${phone.slice(1)}`));
    await expect(approve(id)).rejects.toThrow('LOST_NUMBER_DECIDED');
  });

  test('of somebody who says another name or birthday is approved only on purpose', async () => {
    for (const lie of [{ name: 'べつじん' }, { birthday: '1985-04-02' }]) {
      const guest = await signUpGuest(app);
      await askLost(app, guest.phone, lie);
      const id = await waitingRequest(app);
      expect(
        await typed(app, 'readLostNumber', id, '--reason', '申請の確認', '--operator', 'sato'),
      ).toContain('isSamePerson: false');
      await expect(approve(id)).rejects.toThrow('PERSON_DIFFERS');
      expect(await phoneOf(guest)).toBe(guest.phone);
      await approve(id, 'true');
      expect(await told(app, guest.phone)).toEqual([]);
    }
  });

  test('is compared with the legal name of a cast; one who registered nothing agrees with nobody', async () => {
    const cast = await signUpCast(app);
    await askLost(app, cast.phone, { name: 'たくみ' });
    await expect(approve(await waitingRequest(app))).rejects.toThrow('PERSON_DIFFERS');
  });

  test('is not approved for who left, whatever an operator says', async () => {
    const guest = await signUpGuest(app);
    await app.db
      .updateTable('account')
      .set({ left_at: app.clock.now() })
      .where('id', '=', guest.userId)
      .execute();
    await askLost(app, guest.phone);
    const id = await waitingRequest(app);
    await expect(approve(id)).rejects.toThrow('LOST_NUMBER_UNKNOWN');
    await expect(approve(id, 'true')).rejects.toThrow('LOST_NUMBER_UNKNOWN');
  });

  test('for a number nobody has, or to one that is taken meanwhile, is not approved', async () => {
    await askLost(app, newPhone());
    const nobody = await waitingRequest(app);
    await expect(approve(nobody)).rejects.toThrow('LOST_NUMBER_UNKNOWN');
    await typed(app, 'rejectLostNumber', nobody, '--reason', '該当する会員がいません', '--operator', 'sato');
    const guest = await signUpGuest(app);
    const { phone } = await askLost(app, guest.phone);
    await signUpGuest(app, { phone });
    await expect(approve(await waitingRequest(app))).rejects.toThrow('PHONE_TAKEN');
  });

  test('rejected changes nothing and tells the new number why', async () => {
    const guest = await signUpGuest(app);
    const { phone } = await askLost(app, guest.phone);
    const id = await waitingRequest(app);
    await typed(app, 'rejectLostNumber', id, '--reason', '確認できませんでした', '--operator', 'sato');
    await app.work();
    expect(await told(app, phone)).toEqual([
      '【宵待ち】再認証の申請は承認されませんでした。理由：確認できませんでした',
    ]);
    expect(await told(app, guest.phone)).toEqual([]);
    expect(await phoneOf(guest)).toBe(guest.phone);
    await expect(approve(id)).rejects.toThrow('LOST_NUMBER_DECIDED');
  });

  test('takes back a change of number that waits', async () => {
    const cast = await signUpCast(app);
    await askChange(app, cast);
    const change = await waitingChange(app);
    await askLost(app, cast.phone);
    await approve(await waitingRequest(app), 'true');
    await expect(typed(app, 'approvePhoneChange', change, '--operator', 'sato')).rejects.toThrow(
      'PHONE_CHANGE_DECIDED',
    );
  });
});

describe('of requests', () => {
  test('one waits for a number in a browser, and one for a new number; the answer sent again is the same', async () => {
    const guest = await signUpGuest(app);
    const browser = newBrowser();
    const { phone, body } = await askLost(app, guest.phone, { browser });
    expect((await app.call(routes.askLostNumber, { body })).status).toBe(200);
    expect((await askLost(app, guest.phone, { browser })).answer.code).toBe('LOST_NUMBER_WAITING');
    await app.moveBy(2);
    const again = await askLost(app, newPhone(), { phone, browser: newBrowser() });
    expect(again.answer.code).toBe('LOST_NUMBER_WAITING');
    expect((await askLost(app, guest.phone)).answer.status).toBe(200);
  });

  test('a network has five a day; from elsewhere the same number can still be asked for', async () => {
    const guest = await signUpGuest(app);
    const { address } = newBrowser();
    const from = () => ({ browser: { ...newBrowser(), address } });
    for (let count = 0; count < 5; count++)
      expect((await askLost(app, guest.phone, from())).answer.status).toBe(200);
    expect((await askLost(app, guest.phone, from())).answer).toMatchObject({
      status: 429,
      code: 'LOST_NUMBER_LIMIT',
    });
    expect((await askLost(app, guest.phone)).answer.status).toBe(200);
  });

  test('what is wrong names its field', async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    const code = await codeTo(app, phone, 'LOST_NUMBER', browser);
    const right = { oldPhone: newPhone(), name: 'たくみ', birthday: '1985-04-01', phone, code, reason: '' };
    const ask = (change: Partial<typeof right>) =>
      app.call(routes.askLostNumber, { body: { ...right, browserId: browser.browserId, ...change } });
    expect(await ask({ oldPhone: '12' })).toMatchObject({
      code: 'PHONE_INVALID',
      details: { field: 'oldPhone' },
    });
    expect(await ask({ name: ' ' })).toMatchObject({ code: 'NAME_REQUIRED', details: { field: 'name' } });
    expect(await ask({ oldPhone: phone })).toMatchObject({ code: 'PHONE_SAME', details: { field: 'phone' } });
    expect(await ask({ code: '12' })).toMatchObject({ code: 'CODE_FORMAT', details: { field: 'code' } });
    expect((await ask({})).status).toBe(200);
  });
});
