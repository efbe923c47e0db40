import type { TextAction, TextKind, TextPlace, TextRules } from '@yoimachi/domain/text-rules';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** What operators decided, with when they want to hear of somebody. */
export interface TextRule extends TextRules {
  readonly reportAfter: number;
  readonly reportDays: number;
}

export async function readTextRule(db: Db): Promise<TextRule> {
  const rule = await db
    .selectFrom('text_rule')
    .selectAll()
    .select(sql<string[]>`array(select word from forbidden_word order by word)`.as('words'))
    .executeTakeFirstOrThrow();
  return {
    words: rule.words,
    actions: { CONTACT: rule.contact_action, CASH: rule.cash_action, WORD: rule.word_action },
    reportAfter: rule.report_after,
    reportDays: rule.report_days,
  };
}

const COLUMNS = { CONTACT: 'contact_action', CASH: 'cash_action', WORD: 'word_action' } as const;

export async function switchRule(db: Db, kind: keyof typeof COLUMNS, action: TextAction): Promise<void> {
  await db
    .updateTable('text_rule')
    .set({ [COLUMNS[kind]]: action })
    .execute();
}

export async function setReport(
  db: Db,
  report: { readonly after: number; readonly days: number },
): Promise<void> {
  await db.updateTable('text_rule').set({ report_after: report.after, report_days: report.days }).execute();
}

/** Words that are added take their turns, so that together they stay within their number. */
export const lockRule = (trx: Trx) =>
  trx.selectFrom('text_rule').select('is_only').forUpdate().executeTakeFirstOrThrow();

export const listForbiddenWords = (db: Db, limit: number) =>
  db
    .selectFrom('forbidden_word as w')
    .innerJoin('operator as o', 'o.id', 'w.added_by')
    .select(['w.word', 'w.added_at as addedAt', 'o.name as addedBy'])
    .orderBy('w.word')
    .limit(limit)
    .execute();

export async function countWords(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('forbidden_word')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether it is new. */
export async function insertWord(
  trx: Trx,
  { word, operatorId, at }: { readonly word: string; readonly operatorId: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('forbidden_word')
    .values({ word, added_by: operatorId, added_at: at })
    .onConflict((oc) => oc.doNothing())
    .returning('word')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether it was there. */
export async function deleteWord(db: Db, word: string): Promise<boolean> {
  const row = await db
    .deleteFrom('forbidden_word')
    .where('word', '=', word)
    .returning('word')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who had most texts of a kind stopped since then. */
export const listTextStops = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('text_stop as s')
    .leftJoin('text_report as r', (join) =>
      join.onRef('r.account_id', '=', 's.account_id').onRef('r.kind', '=', 's.kind'),
    )
    .select(['s.account_id as accountId', 's.kind', 'r.reported_at as reportedAt'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('s.stopped_at').as('last')])
    .where('s.stopped_at', '>=', since)
    .groupBy(['s.account_id', 's.kind', 'r.reported_at'])
    .orderBy('count', 'desc')
    .orderBy('s.account_id')
    .limit(limit)
    .execute();

export interface Stop {
  readonly accountId: string;
  readonly kind: TextKind;
  readonly place: TextPlace;
  readonly at: Date;
}

/** Takes the turn of a person's counts of this kind; returns when operators last heard of them. */
export async function lockReport(trx: Trx, { accountId, kind }: Stop): Promise<Date | null> {
  const row = await trx
    .insertInto('text_report')
    .values({ account_id: accountId, kind, reported_at: null })
    .onConflict((oc) => oc.columns(['account_id', 'kind']).doUpdateSet({ kind }))
    .returning('reported_at')
    .executeTakeFirstOrThrow();
  return row.reported_at;
}

export async function countStops(trx: Trx, { accountId, kind }: Stop, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('text_stop')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('stopped_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertStop(trx: Trx, { accountId, kind, place, at }: Stop): Promise<void> {
  await trx.insertInto('text_stop').values({ account_id: accountId, kind, place, stopped_at: at }).execute();
}

export async function markReported(trx: Trx, { accountId, kind, at }: Stop): Promise<void> {
  await trx
    .updateTable('text_report')
    .set({ reported_at: at })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute();
}
