import type { AgeCheckState, AgeFinding, AgeRejection, DocumentVerdict } from '@yoimachi/domain/age-check';
import { sql, type NotNull } from 'kysely';
import { countWaiting, placeAfter, type Place, type Waited } from '#base/queue';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

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
export async function setWaiting(
  trx: Trx,
  id: string,
  what: {
    readonly finding: AgeFinding;
    readonly items: DocumentVerdict['items'];
    readonly answerBy: Date;
    readonly dueAt: Date | null;
  },
): Promise<void> {
  await trx
    .updateTable('age_check')
    .set({ state: 'WAITING', finding: what.finding, items: JSON.stringify(what.items) })
    .set({ answer_by: what.answerBy, due_at: what.dueAt })
    .where('id', '=', id)
    .execute();
}

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
export const checksDue = (db: Db) =>
  db
    .selectFrom('age_check')
    .select(['id', 'due_at'])
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .orderBy('id');

export async function setDue(trx: Trx, id: string, dueAt: Date | null): Promise<void> {
  await trx.updateTable('age_check').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** What waits for an operator, the first to be answered first. */
export function listWaitingAgeChecks(db: Db, limit: number, after: Place | null = null) {
  return db
    .selectFrom('age_check as k')
    .leftJoin('cast_member as c', 'c.id', 'k.account_id')
    .leftJoin('guest as g', 'g.id', 'k.account_id')
    .select(['k.id as itemId', 'k.id as checkId', 'k.account_id as accountId', 'k.way', 'k.finding'])
    .select(['k.document_type as documentType', 'k.submitted_at as askedAt', 'k.answer_by as answerBy'])
    .select((eb) => [
      eb.fn.coalesce('c.nickname', 'g.nickname', eb.val('')).as('nickname'),
      eb('c.id', 'is not', null).$castTo<boolean>().as('isCast'),
    ])
    .$narrowType<{ answerBy: NotNull }>()
    .where('k.state', '=', sql.lit('WAITING' as const))
    .where(placeAfter(after, sql.ref('k.answer_by'), sql.ref('k.id')))
    .orderBy('k.answer_by')
    .orderBy('k.id')
    .limit(limit)
    .execute();
}

/** Those, as far as they are counted. */
export const countWaitingAgeChecks = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    sql<Waited>`(select submitted_at as since, answer_by as due from age_check where state = 'WAITING'
      order by answer_by, id limit ${limit})`,
    at,
  );
