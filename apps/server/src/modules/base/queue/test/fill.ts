import { sql, type RawBuilder } from 'kysely';
import { adminRoutes, queueLists, type AdminCall } from '@yoimachi/contract/admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import type { QueueName } from '@yoimachi/domain/queue';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { phonePlace } from '#people/account';
import { attempt } from '../../../../operator-cli/call.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { OPERATORS, type TestApp } from '../../../../test-support/index.ts';

/** Of each queue so many wait: more than a page. */
export const WAITING = 60;
/** A second owner, so that two may work at once, and two who work with money alone. */
export const KIMURA = { id: '00000000-0000-7000-8000-000000000009', name: 'kimura' };
export const HONDA = { id: '00000000-0000-7000-8000-00000000000a', name: 'honda' };
export const MORI = { id: '00000000-0000-7000-8000-00000000000b', name: 'mori' };

/** A row of any queue. */
export interface Row {
  readonly itemId: string;
  readonly askedAt: string;
  readonly answerBy: string | null;
  readonly owner: { readonly id: string; readonly name: string } | null;
}
export interface Page {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

/** Any call of operators by its name. */
export const act = (test: TestApp, by: OperatorRef, name: AdminCall, input: object = {}) =>
  attempt({ ...test.context, operator: by }, name, input as never) as Promise<Result<unknown, ErrorCode>>;

/** The same, which must succeed. */
export async function acted<T>(
  test: TestApp,
  by: OperatorRef,
  name: AdminCall,
  input: object = {},
): Promise<T> {
  const result = await act(test, by, name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.code} ${result.error.field ?? ''}`);
  const { answer } = adminRoutes[name] as { answer?: { parse(value: unknown): unknown } };
  answer?.parse(result.value);
  return result.value as T;
}

export const listed = (
  test: TestApp,
  queue: QueueName,
  query: object = {},
  by: OperatorRef = OPERATORS.tanaka,
) => acted<Page>(test, by, queueLists[queue], { query });

/** Ids that grow with the number, and are told apart by what they are of. */
const idOf = (kind: number, n: RawBuilder<unknown> = sql`n`) =>
  sql`('${sql.raw(kind.toString(16).padStart(8, '0'))}-0000-7000-8000-' || lpad(to_hex((${n})::int), 12, '0'))::uuid`;

/** A crowd, and of each queue so many that wait, not in the order of their ids; and as many more that are over. */
export async function fillQueues(
  test: TestApp,
  { over = 0 }: { readonly over?: number } = {},
): Promise<void> {
  await insertCrowd(test.db, { guests: 150, casts: 120, bookings: 1_500, now: test.clock.now() });
  const at = { created_at: test.clock.now() };
  await test.db
    .insertInto('operator')
    .values([
      { ...KIMURA, name_key: 'kimura', role: 'owner', ...at },
      { ...HONDA, name_key: 'honda', role: 'finance', ...at },
      { ...MORI, name_key: 'mori', role: 'finance', ...at },
    ])
    .execute();
  const of = `from generate_series(1, ${WAITING + over}) n`;
  await people(test, of);
  await requests(test, of);
  await sealPhones(test);
  await money(test, of);
  await desk(test, of);
  await sql`vacuum analyze`.execute(test.db);
}

const nth = (table: string) =>
  sql.raw(`(select id, row_number() over (order by id) as m, count(*) over () as most from ${table})`);
const isOver = sql.raw(`n > ${WAITING}`);

/** Minutes before now, in an order of its own. */
const ago = ({ clock }: TestApp) =>
  sql`${clock.now()}::timestamptz - ((n * 37) % ${sql.raw(String(WAITING + 1))} + 1) * interval '1 minute'`;

async function people(test: TestApp, of: string): Promise<void> {
  const [at, { db }, from, sato] = [ago(test), test, sql.raw(of), sql`${OPERATORS.sato.id}::uuid`];
  await sql`
    insert into age_check (id, account_id, way, document_type, issuer, state, submitted_at, answer_by, decided_at)
    select ${idOf(1)}, c.id, 'ANALOG', 'PASSPORT', '外務省', case when ${isOver} then 'VERIFIED' else 'WAITING' end,
      ${at} - interval '1 day', ${at} + interval '30 minutes', case when ${isOver} then ${at} end
    ${from} join ${nth('cast_member')} c on c.m = 1 + n % c.most`.execute(db);
  await sql`
    insert into media (id, account_id, kind, position, visibility)
    select ${idOf(2, sql`c.m`)}, c.id, 'VIDEO', 1, 'ALL_GUESTS' from ${nth('cast_member')} c`.execute(db);
  await sql`
    insert into media_file (id, media_id, account_id, kind, state, has_qr, submitted_at, ended_at)
    select ${idOf(3)}, case when ${isOver} then null else ${idOf(2)} end, c.id, 'VIDEO',
      case when ${isOver} then 'ENDED' else 'REVIEWING' end, false, ${at}, case when ${isOver} then ${at} end
    ${from} join ${nth('cast_member')} c on c.m = 1 + (n - 1) % c.most`.execute(db);
  await sql`
    insert into report (id, reporter_id, reported_id, category, is_safety, body, day, created_at, handled_at, handled_by)
    select ${idOf(4)}, g.id, c.id, 'CASH', n % 5 = 0, 'x', '2026-11-01', ${at}, case when ${isOver} then ${at} end,
      case when ${isOver} then ${sato} end
    ${from} join ${nth('guest')} g on g.m = 1 + n % g.most join ${nth('cast_member')} c on c.m = 1 + n % c.most`.execute(
    db,
  );
  await sql`
    insert into identity_match (identity_id, other_id, kind, found_at, decision, decided_at, decided_by)
    select least(a.id, b.id), greatest(a.id, b.id), 'DEVICE', ${at}, case when ${isOver} then 'SAME' end,
      case when ${isOver} then ${at} end, case when ${isOver} then ${sato} end
    ${from} join ${nth('identity')} a on a.m = 1 + n % 120 join ${nth('identity')} b on b.m = 121 + n / 120 where a.id <> b.id
    on conflict do nothing`.execute(db);
}

async function requests(test: TestApp, of: string): Promise<void> {
  const [at, { db }, from, sato] = [ago(test), test, sql.raw(of), sql`${OPERATORS.sato.id}::uuid`];
  const bytes = sql`decode(md5(n::text), 'hex')`;
  await sql`insert into identity_grant (id, identity_id, refresh_hash, created_at)
    select ${idOf(5, sql`i.m`)}, i.id, decode(md5('grant' || i.m), 'hex'), ${test.clock.now()} from ${nth('identity')} i`.execute(
    db,
  );
  await sql`
    insert into phone_change (id, identity_id, account_id, grant_id, code_id, new_index, new_sealed, state, asked_at, decided_at)
    select ${idOf(6)}, a.identity_id, a.id, ${idOf(5, sql`1`)}, gen_random_uuid(), ${bytes}, ${bytes},
      case when ${isOver} then 'WITHDRAWN' else 'WAITING' end, ${at}, case when ${isOver} then ${at} end
    ${from} join ${nth('cast_member')} c on c.m = 1 + (n - 1) % c.most join account a on a.id = c.id`.execute(
    db,
  );
  await sql`
    insert into lost_number (id, code_id, browser_id, network_index, old_index, old_sealed, new_index, new_sealed, said_sealed, state,
      asked_at, decided_at, decided_by)
    select ${idOf(7)}, gen_random_uuid(), 'b', ${bytes}, ${bytes}, ${bytes}, ${bytes}, ${bytes}, ${bytes},
      case when ${isOver} then 'REJECTED' else 'WAITING' end, ${at}, case when ${isOver} then ${at} end, case when ${isOver} then ${sato} end
    ${from}`.execute(db);
  await sql`
    insert into name_request (id, cast_id, wanted_sealed, asked_at, outcome, decided_at)
    select ${idOf(8)}, c.id, ${bytes}, ${at}, case when ${isOver} then 'WITHDRAWN' end, case when ${isOver} then ${at} end
    ${from} join ${nth('cast_member')} c on c.m = 1 + (n - 1) % c.most`.execute(db);
  const letters = (sign: string) => sql`${sign}::text || translate(lpad(n::text, 7, '0'), '01', 'AB')`;
  const number = (sign: string) =>
    sql`'Y-' || left(${letters(sign)}, 4) || '-' || right(${letters(sign)}, 4)`;
  const columns = sql`id, number, account_id, category, subject_sealed, state, created_at, last_at, waiting_since, last_number, answered_number`;
  for (const [kind, sign, category] of [
    [9, '2', 'OTHER'],
    [10, '3', 'REMOVAL'],
  ] as const)
    await sql`
      insert into inquiry (${columns})
      select ${idOf(kind)}, ${number(sign)}, g.id, ${category}, 'x', case when ${isOver} then 'ANSWERED' else 'RECEIVED' end, ${at}, ${at},
        case when ${isOver} then null else ${at} end, 1, case when ${isOver} then 1 else 0 end
      ${from} join ${nth('guest')} g on g.m = 1 + n % g.most`.execute(db);
  await sql`
    insert into removal_request (inquiry_id, what_sealed, hurt_right, asked_at, outcome, decided_at, decided_by)
    select ${idOf(10)}, 'x', 'PORTRAIT', ${at}, case when ${isOver} then 'KEPT' end, case when ${isOver} then ${at} end,
      case when ${isOver} then ${sato} end ${from}`.execute(db);
}

/** Whose number is to be changed has one that can be opened. */
async function sealPhones({ db, context }: TestApp): Promise<void> {
  const rows = await db.selectFrom('phone_change').select('identity_id').distinct().execute();
  for (const { identity_id: id } of rows) {
    const phone_sealed = context.crypto.seal('+819012345678', phonePlace(id));
    await db.updateTable('identity').set({ phone_sealed }).where('id', '=', id).execute();
  }
}

async function money(test: TestApp, of: string): Promise<void> {
  const [at, { db }, from, sato] = [ago(test), test, sql.raw(of), sql`${OPERATORS.sato.id}::uuid`];
  await sql`
    insert into debt (id, guest_id, cause, points, status, created_at, ended_at)
    select ${idOf(11)}, g.id, 'BOOKING', 500, case when ${isOver} then 'PAID' else 'OPEN' end, ${at}, case when ${isOver} then ${at} end
    ${from} join ${nth('guest')} g on g.m = 1 + n % g.most`.execute(db);
  await sql`
    insert into frozen_reward (participation_id, booking_id, cast_id, guest_id, reward_points, fee_points, frozen_at, outcome, decided_at,
      decided_by, reason)
    select p.id, p.booking_id, p.cast_id, p.guest_id, 900, 100, ${at}, case when ${isOver} then 'RELEASED' end,
      case when ${isOver} then ${at} end, case when ${isOver} then ${sato} end, case when ${isOver} then 'x' end
    ${from} join (select *, row_number() over (order by id) as m from participation) p on p.m = n`.execute(
    db,
  );
  await sql`
    insert into operator_act (id, kind, account_id, points, reason, proposed_by, proposed_at, declined_by, declined_at)
    select ${idOf(12)}, 'GUEST_ADJUSTMENT', g.id, 100, 'お詫び', ${OPERATORS.suzuki.id}::uuid, ${at}, case when ${isOver} then ${sato} end,
      case when ${isOver} then ${at} end
    ${from} join ${nth('guest')} g on g.m = 1 + n % g.most`.execute(db);
  await sql`
    insert into penalty (id, cast_id, participation_id, kind, created_at, lifted_at, lifted_by, lifted_reason)
    select p.id, p.cast_id, p.id, 'CAST_CANCEL', ${at} - k * interval '1 day', case when k > 3 then ${at} end,
      case when k > 3 then ${sato} end, case when k > 3 then 'x' end
    from (select p.*, c.m as n, row_number() over (partition by p.cast_id order by p.id) as k
      from participation p join ${nth('cast_member')} c on c.id = p.cast_id where c.m <= ${WAITING}) p where k <= 5`.execute(
    db,
  );
  await sql`
    update participation p set claim_type = 'CAST_NO_SHOW', claimed_at = ${at}, objected_at = ${at}, settled_at = null,
      claim_ended_at = null
    from (select id, row_number() over (order by booking_id desc, id desc) as n from participation where finished_at is not null) t
    where t.id = p.id and t.n <= ${WAITING}`.execute(db);
  await sql`
    insert into referral (friend_id, referrer_id, created_at, same_device, outcome, decided_at)
    select c.id, r.id, ${at}, false, case when n <= ${WAITING} then 'REVIEW' else 'COUNTED' end, ${at}
    from (select id, m as n from ${nth('cast_member')} f) c join ${nth('cast_member')} r on r.m = 1 + n % r.most`.execute(
    db,
  );
}

async function desk(test: TestApp, of: string): Promise<void> {
  const [at, { db }, from, sato] = [ago(test), test, sql.raw(of), sql`${OPERATORS.sato.id}::uuid`];
  await sql`
    insert into operator_alert (kind, payload, created_at, handled_at, handled_by)
    select case when n % 20 = 0 then 'OPERATOR_SOS' else 'OPERATOR_REPORT' end, jsonb_build_object('accountId', g.id, 'n', n),
      ${test.clock.now()}::timestamptz - ${WAITING} * interval '1 minute' + n * interval '1 second', case when ${isOver} then ${at} + interval '1 hour' end,
      case when ${isOver} then ${sato} end
    ${from} join ${nth('guest')} g on g.m = 1 + n % g.most order by n`.execute(db);
  await sql`insert into on_call_alarm (alert_id, started_at, next_at)
    select id, created_at, null from operator_alert where kind = 'OPERATOR_SOS'`.execute(db);
  await sql`
    insert into outbox (topic, key, payload, created_at, processed_at, dead_reason)
    select 'points.changed', 'k' || n, '{}', ${at}, ${at}, case when ${isOver} then null else 'nobody can' end ${from}`.execute(
    db,
  );
  await sql`
    insert into notification_delivery (id, account_id, source_id, kind, channel, address, state, reason, tries, created_at, ended_at)
    select ${idOf(13)}, g.id, gen_random_uuid(), 'GUEST_APPROVED', 'MAIL', 'OWN', case when ${isOver} then 'SENT' else 'DEAD' end, 'x', 5,
      ${at}, ${at}
    ${from} join ${nth('guest')} g on g.m = 1 + n % g.most`.execute(db);
}
