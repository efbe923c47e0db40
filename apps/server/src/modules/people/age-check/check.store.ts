import type { AgeCheckState, AgeFinding, AgeRejection, DocumentVerdict } from '@yoimachi/domain/age-check';
import { sql } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { allRows, inColumns, run, type Db, type FieldsOf, type NewRow, type Trx } from '#platform/database';

const COLUMNS = [
  'id',
  'account_id',
  'way',
  'document_type',
  'issuer',
  'live_photo_id',
  'state',
  'finding',
  'items',
  'submitted_at',
  'answer_by',
  'due_at',
  'decided_at',
  'reason',
] as const;

export function findCheck(db: Db, id: string) {
  return db.selectFrom('age_check').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}
export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

/** The person's newest one. */
export function lastCheck(db: Db, accountId: string): Promise<CheckRow | undefined> {
  return db
    .selectFrom('age_check')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const insertCheck = (trx: Trx, check: NewRow<'age_check'>) =>
  trx.insertInto('age_check').values(inColumns(check)).execute();

/** The machine is done, and an operator is to decide. */
export const setWaiting = (
  trx: Trx,
  id: string,
  what: {
    readonly finding: AgeFinding;
    readonly items: DocumentVerdict['items'];
    readonly answerBy: Date;
    readonly dueAt: Date | null;
  },
) =>
  run(trx)`
    update age_check set state = 'WAITING', finding = ${what.finding}, items = ${JSON.stringify(what.items)},
    answer_by = ${what.answerBy}, due_at = ${what.dueAt} where id = ${id}`;

export interface Ended {
  readonly state: Exclude<AgeCheckState, 'READING' | 'WAITING'>;
  readonly at: Date;
  readonly finding?: AgeFinding | null;
  readonly items?: DocumentVerdict['items'];
  readonly by?: string;
  readonly reason?: AgeRejection;
}

export async function setEnded(trx: Trx, id: string, { state, at, ...more }: Ended): Promise<void> {
  const { finding, items, by = null, reason = null } = more;
  await trx
    .updateTable('age_check')
    .set({ state, decided_at: at, decided_by: by, reason, due_at: null })
    .$if(finding !== undefined, (query) => query.set({ finding }))
    .$if(items !== undefined, (query) => query.set({ items: JSON.stringify(items) }))
    .where('id', '=', id)
    .execute();
}

/** A check that is open; undefined when none is. */
export function openCheck(db: Db, accountId: string): Promise<CheckRow | undefined> {
  return db
    .selectFrom('age_check')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`state in ('READING', 'WAITING')`)
    .executeTakeFirst();
}

/** What has to be done about checks by itself, the earliest first. */
export const checksDue = sql`select id, due_at from age_check where due_at is not null order by due_at, id`;

export const setDue = (trx: Trx, id: string, dueAt: Date | null) =>
  run(trx)`update age_check set due_at = ${dueAt} where id = ${id}`;

/** What waits for an operator, the first to be answered first. */
export const listWaitingAgeChecks = (db: Db, limit: number, after: Place | null = null) =>
  allRows<WaitingCheck>(db)`
    select k.id as "itemId", k.id as "checkId", k.account_id as "accountId", k.way, k.finding, k.document_type as "documentType",
      k.submitted_at as "askedAt", k.answer_by as "answerBy", coalesce(c.nickname, g.nickname, '') as nickname,
      c.id is not null as "isCast"
    from age_check k left join cast_member c on c.id = k.account_id left join guest g on g.id = k.account_id
    where k.state = 'WAITING' and ${placeAfter(after, sql`k.answer_by`, sql`k.id`)}
    order by k.answer_by, k.id limit ${limit}`;

interface WaitingCheck extends FieldsOf<'age_check', 'accountId' | 'way' | 'finding' | 'documentType'> {
  readonly itemId: string;
  readonly checkId: string;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly nickname: string;
  readonly isCast: boolean;
}

/** Those, as far as they are counted. */
export const countWaitingAgeChecks = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select submitted_at as since, answer_by as due from age_check where state = 'WAITING'
    order by answer_by, id limit ${limit}`;
