import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createCrypto } from '#platform/crypto';
import { renewSealsOf, sealsByKey } from '#platform/sealing';
import { firstKey, replaceSealed, sealedByOthers } from './platform/sealing/seals.store.ts';
import { sealedColumns } from './sealed-columns.ts';
import { signUpGuest, typed, useTestApp, type TestApp } from './test-support/index.ts';

/** Bytes that are no private text: hashes and links of a chain, what is public of a passkey, and paper that its owner reads. */
const NOT_SEALED =
  /_hash$|_index$|\.sha256$|^(operator_)?passkey\.(credential_id|public_key)$|^operator_audit\.link$|^receipt_file\.bytes$/;

const phones = sealedColumns.find(({ table }) => table === 'identity')!;
/** The same product after a new seal key was put in front of the derived one. */
const later = createCrypto(Buffer.alloc(32, 7), [{ id: 2, key: Buffer.alloc(32, 5) }]);

async function phoneOf(test: TestApp, accountId: string) {
  const { rows } = await sql<{ key: string; sealed: Buffer }>`select i.id as key, phone_sealed as sealed
    from identity i join account a on a.identity_id = i.id where a.id = ${accountId}`.execute(test.db);
  return rows[0]!;
}

describe('sealed columns', () => {
  const test = useTestApp();

  it('are all that hold bytes and no hash', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.data_type = 'bytea' and t.table_type = 'BASE TABLE'`.execute(
      test.db,
    );
    const found = rows.map(({ name }) => name).filter((name) => !NOT_SEALED.test(name));
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(found.sort());
  });

  it('are brought under a new key, more texts than one look finds, and only once', async () => {
    const { db } = test;
    const guest = await signUpGuest(test);
    const { sealed } = await phoneOf(test, guest.userId);
    // Whether a text belongs to its row is asked when it is opened, not when its key is wrapped again.
    await sql`insert into identity (id, phone_index, phone_sealed, created_at)
      select gen_random_uuid(), decode(md5(n::text), 'hex'), ${sealed}, ${test.clock.now()} from generate_series(1, 450) n`.execute(
      db,
    );
    expect(await renewSealsOf({ db, crypto: later }, phones)).toBeGreaterThan(450);
    expect(await renewSealsOf({ db, crypto: later }, phones)).toBe(0);
    expect(await sealsByKey(db, phones)).toEqual([{ keyId: 2, count: expect.any(Number) }]);
    const renewed = await phoneOf(test, guest.userId);
    expect(later.open(renewed.sealed, phones.place(renewed.key))).toMatch(/^\+81/);
    await expect(renewSealsOf({ db, crypto: test.context.crypto }, phones)).rejects.toThrow('unknown key 2');
    expect(await typed(test, 'seal-keys')).toMatch(
      /identity\.phone_sealed {2}key 2 {2}\d+ {2}renewed at night/,
    );
  });

  it('keep what somebody saves while they are renewed', async () => {
    const guest = await signUpGuest(test);
    const { key } = await phoneOf(test, guest.userId);
    const found = await sealedByOthers(test.db, phones, later.currentKeyId, firstKey(phones), 1000);
    const before = found.find((row) => row.key === key)!;
    const saved = later.seal('saved meanwhile', phones.place(key));
    await test.db.updateTable('identity').set({ phone_sealed: saved }).where('id', '=', key).execute();
    await replaceSealed(test.db, phones, before, later.renew(before.sealed, phones.place(key))!);
    expect((await phoneOf(test, guest.userId)).sealed).toEqual(saved);
  });
});
