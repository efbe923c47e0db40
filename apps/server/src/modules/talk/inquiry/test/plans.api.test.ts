import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { signUpGuest, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { tooMuch } from '../../chat/test/plans.support.ts';
import { openInquiries } from '../waiting.store.ts';
import { openOrder, sendInquiry } from './support.ts';

let test: TestApp;
let guest: Person;
let inquiryId: string;

// Twenty thousand inquiries of others, of which half wait, with four messages each.
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  guest = await signUpGuest(test);
  const other = await signUpGuest(test);
  const at = sql`${test.clock.now()}::timestamptz`;
  await sql`
    insert into inquiry (id, number, account_id, category, subject_sealed, state, created_at, last_at, waiting_since, last_number)
    select gen_random_uuid(), 'N' || n, ${other.userId}, 'OTHER', 'x', case when n % 2 = 0 then 'ANSWERED' else 'RECEIVED' end,
      ${at} - n * interval '1 minute', ${at} - n * interval '1 minute', case when n % 2 = 0 then null else ${at} - n * interval '1 minute' end, 4
    from generate_series(1, 20000) n`.execute(test.db);
  await sql`
    insert into inquiry_message (id, inquiry_id, number, by, body_sealed, at)
    select gen_random_uuid(), id, m, 'PERSON', 'x', created_at from inquiry, generate_series(1, 4) m`.execute(
    test.db,
  );
  for (let n = 0; n < 4; n++) ({ inquiryId } = await sendInquiry(test, guest));
  await sql`vacuum analyze`.execute(test.db);
}, 300_000);
afterAll(() => test.close());

it('history, a thread, what is sent and what waits look at little more than they show', async () => {
  const plans = await plansOf(async () => {
    await test.ok(routes.listInquiries, { query: {} }, guest);
    await test.ok(routes.getInquiry, { params: { inquiryId } }, guest);
    await test.ok(routes.readInquiry, { params: { inquiryId }, body: { number: 1 } }, guest);
    const again = { params: { inquiryId }, body: { text: '追伸', uploadIds: [] } };
    await test.ok(routes.writeInquiry, again, guest);
    await sendInquiry(test, guest);
    await test.ok(routes.sendOpenInquiry, { body: openOrder() });
    expect(await openInquiries(test.db, 50)).toHaveLength(50);
  });
  expect(tooMuch(plans, 60)).toEqual([]);
});
