import type { TextAction, TextKind, TextPlace, TextRules } from '@yoimachi/domain/text-rules';
import { sql } from 'kysely';
import {
  allRows,
  isThere,
  run,
  theRow,
  theValue,
  type Db,
  type FieldsOf,
  type RowOf,
  type Trx,
} from '#platform/database';

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

export const setReport = (db: Db, report: { readonly after: number; readonly days: number }) =>
  run(db)`update text_rule set report_after = ${report.after}, report_days = ${report.days}`;

/** Words that are added take their turns, so that together they stay within their number. */
export const lockRule = (trx: Trx) =>
  theRow<RowOf<'text_rule', 'is_only'>>(trx)`select is_only from text_rule for update`;

export const listForbiddenWords = (db: Db, limit: number) =>
  allRows<FieldsOf<'forbidden_word', 'word' | 'addedAt'> & { addedBy: string }>(db)`
    select w.word, w.added_at as "addedAt", o.name as "addedBy"
    from forbidden_word w join operator o on o.id = w.added_by order by w.word limit ${limit}`;

export const countWords = (trx: Trx) => theValue<number>(trx)`select count(*)::int from forbidden_word`;

/** Returns whether it is new. */
export const insertWord = (
  trx: Trx,
  { word, operatorId, at }: { readonly word: string; readonly operatorId: string; readonly at: Date },
) =>
  isThere(trx)`insert into forbidden_word (word, added_by, added_at) values (${word}, ${operatorId}, ${at})
    on conflict do nothing returning word`;

/** Returns whether it was there. */
export const deleteWord = (db: Db, word: string) =>
  isThere(db)`delete from forbidden_word where word = ${word} returning word`;

/** Who had most texts of a kind stopped since then. */
export const listTextStops = (db: Db, since: Date, limit: number) =>
  allRows<TextStops>(db)`
    select s.account_id as "accountId", s.kind, r.reported_at as "reportedAt", count(*)::int as count, max(s.stopped_at) as last
    from text_stop s left join text_report r on r.account_id = s.account_id and r.kind = s.kind
    where s.stopped_at >= ${since} group by s.account_id, s.kind, r.reported_at
    order by count desc, s.account_id limit ${limit}`;

interface TextStops
  extends FieldsOf<'text_stop', 'accountId' | 'kind'>, FieldsOf<'text_report', 'reportedAt'> {
  readonly count: number;
  readonly last: Date;
}

export interface Stop {
  readonly accountId: string;
  readonly kind: TextKind;
  readonly place: TextPlace;
  readonly at: Date;
}

/** Takes the turn of a person's counts of this kind; returns when operators last heard of them. */
export const lockReport = (trx: Trx, { accountId, kind }: Stop) =>
  theValue<Date | null>(trx)`
    insert into text_report (account_id, kind, reported_at) values (${accountId}, ${kind}, null)
    on conflict (account_id, kind) do update set kind = excluded.kind returning reported_at`;

export const countStops = (trx: Trx, { accountId, kind }: Stop, since: Date) =>
  theValue<number>(trx)`select count(*)::int from text_stop
    where account_id = ${accountId} and kind = ${kind} and stopped_at > ${since}`;

export async function insertStop(trx: Trx, { accountId, kind, place, at }: Stop): Promise<void> {
  await trx.insertInto('text_stop').values({ account_id: accountId, kind, place, stopped_at: at }).execute();
}

export const markReported = (trx: Trx, { accountId, kind, at }: Stop) =>
  run(trx)`update text_report set reported_at = ${at} where account_id = ${accountId} and kind = ${kind}`;
