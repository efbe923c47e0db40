import { withDatabase } from './database.ts';

/** Makes somebody's last word on the terms their first version, as if it had been given before they changed. */
export async function agreedBefore(nickname: string): Promise<void> {
  await withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `insert into consent (account_id, item, text_id, version, given, place, at)
       select account_id, item, text_id, '2026-11-01', true, place, at from consent
       where item = 'TERMS' and account_id = (select g.id from guest g where g.nickname = $1)`,
      [nickname],
    );
    if (rowCount !== 1) throw new Error(`${nickname} has agreed to nothing`);
  });
}
