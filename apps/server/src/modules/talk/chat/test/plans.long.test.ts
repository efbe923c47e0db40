import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '@yoimachi/contract/chat';
import { CAST_CHAT_FILTERS, CHAT_FILTERS } from '@yoimachi/domain/chat';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { chatPersonal } from '../index.ts';
import { beyond, chatCrowd, HERS, listed, MESSAGES, tooMuch } from './plans.support.ts';

const CONVERSATIONS = 200_000;
const ROUNDS = 100;

let test: TestApp;
let guest: Person;
let cast: Person;

// Ten million messages.
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  const size = { bookings: 100_000, guests: 5_000, casts: 5_000, others: CONVERSATIONS };
  ({ guest, cast } = await chatCrowd(test, size));
}, 3_600_000);
afterAll(() => test.close());

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    await run();
    times.push(performance.now() - startMs);
  }
  return times.toSorted((x, y) => x - y)[ROUNDS / 2]!;
}

it('lists and histories look at no more than among few, and take as long', async () => {
  const { rows } = await sql<{
    messages: number;
  }>`select count(*)::int as messages from chat_message`.execute(test.db);
  expect(rows[0]!.messages).toBeGreaterThan(CONVERSATIONS * MESSAGES * 0.95);
  const rowMs = await medianMs(() => sql`select from account where id = ${cast.userId}`.execute(test.db));
  const lines = [`${rows[0]!.messages} messages; one row by its id ${rowMs.toFixed(2)} ms`];
  for (const [person, filters] of [
    [cast, CAST_CHAT_FILTERS],
    [guest, CHAT_FILTERS],
  ] as const)
    for (const filter of filters) {
      expect(beyond(await plansOf(listed(test, person, { filter })), 4 * HERS), filter).toEqual([]);
      const first = () => test.ok(chatRoutes.listConversations, { query: { filter } }, person);
      lines.push(`${person === cast ? 'cast' : 'guest'} ${filter} ${(await medianMs(first)).toFixed(2)} ms`);
    }
  const { friendId } = (await test.ok(chatRoutes.listConversations, {}, cast)).items[0]!;
  const history = () => test.ok(chatRoutes.readHistory, { query: { friendId } }, cast);
  expect(tooMuch(await plansOf(history), 60)).toEqual([]);
  lines.push(`history ${(await medianMs(history)).toFixed(2)} ms`);
  console.log(lines.join('\n'));
}, 3_600_000);

it('what nobody has written in for a year is found by when it began', async () => {
  const now = test.clock.now();
  const [begun, limit] = [addMinutes(now, -400 * DAY_MINUTES), 1_000];
  // As they would lie: those that began first beside each other.
  await sql`update chat_conversation set created_at = ${begun}, last_at = ${begun}
    where id in (select id from chat_conversation order by id limit ${limit})`.execute(test.db);
  await sql`vacuum analyze chat_conversation`.execute(test.db);
  const aged = chatPersonal.chat_conversation!.aged!(test.db, now, limit) as RawBuilder<unknown>;
  const { sql: text, parameters } = aged.compile(test.db);
  const { rows } = await test.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('chat_conversation_by_creation');
  expect(plan).not.toContain('Seq Scan');
}, 600_000);
