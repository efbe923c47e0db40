import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { ageTable } from '#platform/personal';
import { useTestApp } from '../../../../test-support/index.ts';
import { personalTables } from '../../../../personal-tables.ts';
import { chatting, lines, send } from './support.ts';

const test = useTestApp();
const DAY = 24 * 60;

it('a conversation goes when nobody has written for a year, however long ago it began', async () => {
  const [silent, going] = [await chatting(test), await chatting(test)];
  const begun = addMinutes(test.clock.now(), -400 * DAY);
  await test.db.updateTable('chat_conversation').set({ created_at: begun, last_at: begun }).execute();
  await send(test, going.guest, going.cast, 'お久しぶりです');
  const gone = () => ageTable(personalTables.chat_conversation!, test.db, test.clock.now(), 10);
  expect([await gone(), await gone()]).toEqual([1, 0]);
  expect(await lines(test, going.guest, going.cast)).toContain('お久しぶりです');
  const left = await test.db.selectFrom('chat_member').select('account_id').execute();
  expect(left.map(({ account_id: id }) => id).toSorted()).toEqual(
    [going.guest.userId, going.cast.userId].toSorted(),
  );
  expect(left.map(({ account_id: id }) => id)).not.toContain(silent.guest.userId);
});

it('no index but one of times has what a message changes in its conversation, so that the row is changed in place', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = 'chat_conversation'::regclass and m.amname <> 'brin' and a.attname in ('state', 'last_number', 'last_at')`.execute(
    test.db,
  );
  expect(rows).toEqual([]);
});
