import { sql } from 'kysely';
import { oneOf, type Db } from '#platform/database';

/** What the correction of a receipt is found by. */
export interface CorrectionRow {
  readonly receipt_id: string;
  readonly replaced_by_id: string;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly corrected_at: Date;
  /** Null: it was not kept by then. */
  readonly reason: string | null;
  readonly number: number;
  readonly replaced_by: number;
}

const corrections = (db: Db) =>
  db
    .selectFrom('receipt_correction as c')
    .innerJoin('receipt as r', 'r.id', 'c.receipt_id')
    .innerJoin('receipt as s', 's.id', 'c.replaced_by_id')
    .innerJoin('operator as o', 'o.id', 'c.operator_id')
    .select([
      'c.receipt_id',
      'c.replaced_by_id',
      'c.operator_id',
      'o.name as operator_name',
      'c.corrected_at',
      'c.reason',
    ])
    .select(['r.number', 's.number as replaced_by']);

/** How this receipt was corrected; undefined while it is in force. */
export function findCorrection(db: Db, receiptId: string): Promise<CorrectionRow | undefined> {
  return corrections(db).where('c.receipt_id', '=', receiptId).executeTakeFirst();
}

/** The numbers beside a receipt in its chain; null at an end. */
export interface Neighbours {
  readonly replaces: number | null;
  readonly replacedBy: number | null;
}

const ALONE: Neighbours = { replaces: null, replacedBy: null };

/** Which of these receipts stand in the place of another, and which have another one in their place. */
export async function neighboursOf(
  db: Db,
  receiptIds: readonly string[],
): Promise<(receiptId: string) => Neighbours> {
  if (receiptIds.length === 0) return () => ALONE;
  const { rows } = await sql<{ id: string } & Neighbours>`
    select r.id, p.number as replaces, s.number as "replacedBy" from receipt r
    left join receipt_correction b on b.replaced_by_id = r.id left join receipt p on p.id = b.receipt_id
    left join receipt_correction c on c.receipt_id = r.id left join receipt s on s.id = c.replaced_by_id
    where r.id = ${oneOf(receiptIds)} and (p.id is not null or s.id is not null)`.execute(db);
  const known = new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
  return (receiptId) => known.get(receiptId) ?? ALONE;
}

/** What replaced what, of all receipts over the purchases of these, the first one first. */
export async function correctionsOf(
  db: Db,
  receiptIds: readonly string[],
): Promise<Map<string, CorrectionRow[]>> {
  if (receiptIds.length === 0) return new Map();
  const { rows } = await sql<CorrectionRow & { readonly of_id: string }>`
    select distinct own.receipt_id as of_id, c.receipt_id, c.replaced_by_id, c.operator_id, o.name as operator_name,
           c.corrected_at, c.reason, r.number, s.number as replaced_by
    from receipt_correction c
    join receipt r on r.id = c.receipt_id join receipt s on s.id = c.replaced_by_id join operator o on o.id = c.operator_id
    join receipt_line l on l.receipt_id = c.replaced_by_id join receipt_line own on own.purchase_id = l.purchase_id
    where own.receipt_id = ${oneOf(receiptIds)}
    order by r.number`.execute(db);
  return Map.groupBy(rows, ({ of_id }) => of_id);
}
