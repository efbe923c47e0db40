import { sql } from 'kysely';
import { freeBefore, takenUntil, type QueueName } from '@yoimachi/domain/queue';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { allRows, firstRow, isThere, run, type Db, type Trx } from '#platform/database';

/** Who has taken something, as it is told. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly takenAt: Date;
  readonly until: Date;
}

export interface Item {
  readonly queue: QueueName;
  readonly itemId: string;
}

/** Who has what of these, by its id. */
export async function ownersOf(
  db: Db,
  queue: QueueName,
  itemIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Owner>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<Omit<Owner, 'until'> & { itemId: string; actedAt: Date }>`
    select w.item_id as "itemId", w.operator_id as id, o.name, w.taken_at as "takenAt", w.acted_at as "actedAt"
    from work_item w join operator o on o.id = w.operator_id
    where w.queue = ${queue} and w.item_id = any (array(select unnest(${[...itemIds]}::text[])))
      and w.acted_at > ${freeBefore(now)}`.execute(db);
  return new Map(rows.map(({ itemId, actedAt, ...row }) => [itemId, { ...row, until: takenUntil(actedAt) }]));
}

/** Who has it at this moment; undefined: nobody. */
export async function ownerOf(db: Db, { queue, itemId }: Item, now: Date): Promise<Owner | undefined> {
  return (await ownersOf(db, queue, [itemId], now)).get(itemId);
}

/**
 * Gives something to an operator, unless somebody else than `by` has it: two at once come one after the other. False: somebody else has it.
 * Who has it already keeps the time since when.
 */
export const takeFree = (
  trx: Trx,
  { queue, itemId }: Item,
  { operatorId, by, at }: { readonly operatorId: string; readonly by: string; readonly at: Date },
) =>
  isThere(trx)`
    insert into work_item as w (queue, item_id, operator_id, taken_at, acted_at)
    values (${queue}, ${itemId}, ${operatorId}, ${at}, ${at})
    on conflict (queue, item_id) do update set operator_id = excluded.operator_id, acted_at = excluded.acted_at,
      taken_at = case when w.operator_id = excluded.operator_id and w.acted_at > ${freeBefore(at)} then w.taken_at else excluded.taken_at end
    where w.operator_id = ${by} or w.acted_at <= ${freeBefore(at)}
    returning w.item_id`;

/** Frees it, whoever has it; `by`: only if this operator has it. */
export const freeItem = (trx: Trx, { queue, itemId }: Item, by: string | null) =>
  run(trx)`delete from work_item where queue = ${queue} and item_id = ${itemId}
    and ${by === null ? sql`true` : sql`operator_id = ${by}`}`;

/** What an operator has taken, and what anybody has of these ids. */
export const takenBeside = (
  db: Db,
  { operatorId, itemIds }: { readonly operatorId: string; readonly itemIds: readonly string[] },
) =>
  allRows<Item>(db)`
    select queue, item_id as "itemId" from work_item where operator_id = ${operatorId}
    union select queue, item_id from work_item
    where item_id = any (array(select unnest(${[...itemIds]}::text[])))
    order by 1, 2`;

/** Its owner is at it still. */
export const keepTaken = (trx: Trx, { queue, itemId }: Item, by: string, at: Date) =>
  run(trx)`
    update work_item set acted_at = ${at} where queue = ${queue} and item_id = ${itemId} and operator_id = ${by}`;

/** An operator who may act; undefined: there is none, or he is disabled. */
export const enabledOperator = (db: Db, operatorId: string) =>
  firstRow<{ role: OperatorRole; name: string }>(db)`
    select role, name from operator where id = ${operatorId} and disabled_at is null`;
