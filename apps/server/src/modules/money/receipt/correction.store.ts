import { allRows, oneOf, type Db } from '#platform/database';

const corrections = (db: Db) =>
  db
    .selectFrom('receipt_correction as c')
    .innerJoin('receipt as r', 'r.id', 'c.receipt_id')
    .innerJoin('receipt as s', 's.id', 'c.replaced_by_id')
    .innerJoin('operator as o', 'o.id', 'c.operator_id')
    .select(['c.receipt_id as receiptId', 'c.replaced_by_id as replacedById', 'c.operator_id as operatorId'])
    .select([
      'o.name as operatorName',
      'c.corrected_at as at',
      'c.reason',
      'r.number',
      's.number as replacedBy',
    ]);

export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof findCorrection>>>;

/** How this receipt was corrected; undefined while it is in force. */
export const findCorrection = (db: Db, receiptId: string) =>
  corrections(db).where('c.receipt_id', '=', receiptId).executeTakeFirst();

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
  const rows = await allRows<{ id: string } & Neighbours>(db)`
    select r.id, p.number as replaces, s.number as "replacedBy" from receipt r
    left join receipt_correction b on b.replaced_by_id = r.id left join receipt p on p.id = b.receipt_id
    left join receipt_correction c on c.receipt_id = r.id left join receipt s on s.id = c.replaced_by_id
    where r.id = ${oneOf(receiptIds)} and (p.id is not null or s.id is not null)`;
  const known = new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
  return (receiptId) => known.get(receiptId) ?? ALONE;
}

/** What replaced what, of all receipts over the purchases of these, the first one first. */
export async function correctionsOf(
  db: Db,
  receiptIds: readonly string[],
): Promise<Map<string, CorrectionRow[]>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await allRows<CorrectionRow & { readonly ofId: string }>(db)`
    select distinct own.receipt_id as "ofId", c.receipt_id as "receiptId", c.replaced_by_id as "replacedById",
           c.operator_id as "operatorId", o.name as "operatorName", c.corrected_at as at, c.reason, r.number, s.number as "replacedBy"
    from receipt_correction c
    join receipt r on r.id = c.receipt_id join receipt s on s.id = c.replaced_by_id join operator o on o.id = c.operator_id
    join receipt_line l on l.receipt_id = c.replaced_by_id join receipt_line own on own.purchase_id = l.purchase_id
    where own.receipt_id = ${oneOf(receiptIds)}
    order by r.number`;
  return Map.groupBy(rows, ({ ofId }) => ofId);
}
