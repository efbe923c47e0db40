import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ageTable, type PersonalTables } from '#platform/personal';
import { personalTables } from '../../../../personal-tables.ts';
import { hearSent, literal, type Sent } from '../../../../test-support/sent.ts';
import { OPERATORS, useTestApp } from '../../../../test-support/index.ts';

const app = useTestApp({ alone: true, config: { logLevel: 'silent' } });
const MANY = 20_000;
const BATCH = 100;

/** Many rows a minute apart, of which only the oldest 500 are at their end when it is `now`. */
const now = () => addMinutes(app.clock.now(), 4_000 * DAY_MINUTES);
const ends = (days: number) =>
  sql`${addMinutes(now(), -days * DAY_MINUTES)}::timestamptz + (n - 500) * interval '1 minute'`;

/** Reports with what they froze, payments, and people who left, each with a sign of their own and one in common with the next. */
beforeAll(async () => {
  const statements = [
    sql`create table person_of (n int primary key, identity_id uuid, account_id uuid)`,
    sql`insert into person_of select n, gen_random_uuid(), gen_random_uuid() from generate_series(1, ${MANY}) n`,
    sql`insert into identity (id, phone_index, created_at) select identity_id, n::text::bytea, ${app.clock.now()} from person_of`,
    sql`insert into account (id, identity_id, user_type, created_at, left_at) select account_id, identity_id, 1, ${app.clock.now()}, ${ends(730)} from person_of`,
    sql`insert into guest (id) select account_id from person_of`,
    sql`insert into identity_match (identity_id, other_id, kind, found_at) select identity_id, identity_id, 'PHONE', ${app.clock.now()} from person_of`,
    sql`insert into identity_match (identity_id, other_id, kind, found_at, decision, decided_at, decided_by)
      select a.identity_id, b.identity_id, 'CARD', ${app.clock.now()}, 'SAME', ${app.clock.now()}, ${OPERATORS.sato.id}
      from person_of a join person_of b on b.n = case a.n % 2 when 0 then a.n - 1 else a.n + 1 end`,
    sql`insert into card (id, guest_id, provider_card_id, brand, last4, expires_month, expires_year, registered_at, fingerprint)
      select account_id, account_id, n::text, 'VISA', '0000', 1, 0, ${app.clock.now()}, (n / 2)::text from person_of`,
    sql`insert into line_user (id, identity_id, channel, user_index, user_sealed, linked_at)
      select identity_id, identity_id, '', n::text::bytea, '', ${app.clock.now()} from person_of`,
    sql`insert into identity_device select identity_id, n::text::bytea, ${app.clock.now()}, ${app.clock.now()} from person_of`,
    sql`insert into report (id, reporter_id, reported_id, category, is_safety, body, day, created_at, handled_at, handled_by)
      select account_id, account_id, (select account_id from person_of where n = p.n % ${MANY} + 1), 'OTHER', false, '', '2026-11-20',
        ${app.clock.now()}, ${ends(180)}, ${OPERATORS.sato.id} from person_of p`,
    sql`insert into chat_evidence (report_id, number, is_meant, by, type, sent_at)
      select account_id, m, false, 'guest', 'TEXT', ${app.clock.now()} from person_of, generate_series(1, 3) m`,
    sql`insert into media_file (id, account_id, kind, state, has_qr, submitted_at, ended_at)
      select account_id, account_id, 'AVATAR', 'ENDED', false, ${app.clock.now()}, ${app.clock.now()} from person_of`,
    sql`insert into media_evidence select account_id, account_id, ${app.clock.now()} from person_of`,
    sql`insert into payment_event select n::text, 'PAYMENT', null, ${ends(3027)} from person_of`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(app.db);
}, 120_000);

/** What the routine sends for one batch of a table, and how PostgreSQL does it. */
async function planOf(table: keyof PersonalTables): Promise<string> {
  const sent: Sent[] = [];
  await hearSent({ before: ({ text, values }) => void sent.push({ text, values }) }, () =>
    ageTable(personalTables[table]!, app.db, now(), 0),
  );
  const [{ text, values } = expect.unreachable(), ...others] = sent;
  expect(others).toEqual([]);
  const asked = values.map((value) => (value === 0 ? BATCH : value));
  const full = asked.reduceRight<string>(
    (filled, value, index) => filled.replaceAll(`$${index + 1}`, literal(value)),
    text,
  );
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${full}`).execute(app.db);
  return rows.map((line) => line['QUERY PLAN']).join('\n');
}

test.each([
  ['chat_evidence', 'report_handled'],
  ['media_evidence', 'report_handled'],
  ['payment_event', 'payment_event_by_time'],
  ['identity_match', 'account_by_leaving'],
  ['identity_device', 'account_by_leaving'],
  ['line_user', 'account_by_leaving'],
  ['card', 'account_by_leaving'],
] as const)('%s is found by %s, and nothing is read through', async (table, index) => {
  const plan = await planOf(table);
  expect(plan).toContain(index);
  // Nobody has blocked, disputed or owes anything here.
  expect(plan).not.toMatch(/Seq Scan on (?!account_block|chargeback|debt)/);
});
