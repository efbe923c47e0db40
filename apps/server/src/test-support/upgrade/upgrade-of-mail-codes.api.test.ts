import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { toE164, UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import type { TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createCrypto } from '#platform/crypto';
import { createPool, migrate } from '#platform/database';
import { sealPrivate } from '../../modules/people/profile/private.ts';
import { accountBody } from '../../modules/people/profile/test/support.ts';
import { signUp, startTestApp, type TestApp } from '../index.ts';
import { createSnapshotDatabase, migrateUpTo, timeOf } from './snapshot.ts';
import { PHONES } from './story.ts';

const CODE = '123456';
const TWO_TABLES = '076_channels_of_messages.sql';
/** As tests seal. */
const crypto = createCrypto(Buffer.alloc(32, 7));

let database: TestDatabase;
let app: TestApp;

// Codes of both tables wait, and one of each has been guessed at twice.
beforeAll(async () => {
  database = await createSnapshotDatabase('068');
  const now = timeOf('068');
  await migrateUpTo(database.url, TWO_TABLES);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const wait = async (
    table: string,
    owner: string,
    words: { sealed: string; code: string; phone: string },
  ) => {
    const id = globalThis.crypto.randomUUID();
    const e164 = toE164(words.phone);
    if (!e164.ok) throw new Error(words.phone);
    const { rowCount } = await client.query(
      `insert into ${table} (id, ${owner}, email_sealed, code_hash, wrong_tries, sent_at, expires_at)
        select $1, a.id, $2, $3, 2, $4, $5 from account a join identity i on i.id = a.identity_id
        where i.phone_index = $6 and a.user_type = $7`,
      [
        id,
        crypto.seal(`${table}@example.jp`, `${words.sealed}:${id}`),
        crypto.hashSecret(CODE, `${words.code}:${id}`),
        now,
        addMinutes(now, 10),
        crypto.phoneIndex(e164.value),
        owner === 'cast_id' ? UserType.CAST : UserType.GUEST,
      ],
    );
    expect(rowCount).toBe(1);
  };
  const notices = { sealed: 'notification_mail_code.email', code: 'notification-mail-code' };
  await wait('notification_mail_code', 'account_id', { ...notices, phone: PHONES.guestWaiting });
  const registered = { sealed: 'email_change.email', code: 'email-code' };
  await wait('email_change', 'cast_id', { ...registered, phone: PHONES.castWaited });
  await client.end();
  const pool = createPool({ url: database.url, size: 1 });
  await migrate(pool);
  await pool.end();
  app = await startTestApp({ databaseUrl: database.url, startAt: now.toISOString() });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

test('a code for the mail of notifications that waited before is still good, with the tries that it had', async () => {
  const guest = await signUp(app, UserType.GUEST, PHONES.guestWaiting);
  const { addresses } = await app.ok(noticeSettingRoutes.guestNoticeSettings, {}, guest);
  expect(addresses.waitingMail).toMatchObject({ email: 'notification_mail_code@example.jp' });
  const wrong = await app.call(noticeSettingRoutes.saveNoticeMail, { body: { code: '000000' } }, guest);
  expect(wrong).toMatchObject({ code: 'INVALID_VERIFICATION_CODE', details: { triesLeft: 2 } });
  const saved = await app.ok(noticeSettingRoutes.saveNoticeMail, { body: { code: CODE } }, guest);
  expect(saved.maskedEmail).toMatch(/@example\.jp$/);
});

test('so is one for the registered address', async () => {
  const cast = await signUp(app, UserType.CAST, PHONES.castWaited);
  const { nickname: _, ...registered } = accountBody;
  const account_info = sealPrivate(crypto, 'account_info', cast.userId, registered);
  await app.db
    .insertInto('cast_private')
    .values({ cast_id: cast.userId, account_info })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet({ account_info }))
    .execute();
  const { email } = await app.ok(accountInfoRoutes.accountChanges, {}, cast);
  expect(email).toMatchObject({ email: 'email_change@example.jp' });
  const wrong = await app.call(accountInfoRoutes.changeEmail, { body: { code: '000000' } }, cast);
  expect(wrong).toMatchObject({ code: 'INVALID_VERIFICATION_CODE', details: { triesLeft: 2 } });
  expect(await app.ok(accountInfoRoutes.changeEmail, { body: { code: CODE } }, cast)).toEqual({
    email: 'email_change@example.jp',
  });
});
