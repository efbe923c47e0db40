import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tools/test/global-database.ts';
import { keepRows } from './kept-rows.ts';

const PAGE = "insert into kept_page (title) values ('new') returning id, length";

test('a database is brought back to its rows, the numbers it gives next and what its rows may not become', async () => {
  const { url, drop } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const all = async (text: string) => (await pool.query<object>(text)).rows;
  try {
    await pool.query(`
      create table kept_page (id bigint generated always as identity primary key, title text not null,
        length int generated always as (length(title)) stored);
      create table kept_note (page_id bigint not null references kept_page, text text not null);
      create trigger fixed before update or delete on kept_page for each row execute function refuse_change();
      insert into kept_page (title) values ('first'), ('second')`);
    const bringBack = await keepRows(pool);
    const seen = async () => [await all('select * from kept_page'), await all('select * from kept_note')];
    const before = await seen();
    const operators = await all('select * from operator order by id');
    for (let round = 0; round < 2; round++) {
      expect(await all(PAGE)).toEqual([{ id: '3', length: 3 }]);
      await pool.query("insert into kept_note values (3, 'a note'); delete from operator");
      await bringBack();
      expect(await seen()).toEqual(before);
      expect(await all('select * from operator order by id')).toEqual(operators);
    }
    await expect(pool.query("update kept_page set title = 'other'")).rejects.toThrow();
  } finally {
    await pool.end();
    await drop();
  }
});
