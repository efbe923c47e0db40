import { sql, type Expression, type RawBuilder } from 'kysely';
import { isItemId, QUEUE_PAGE, type QueueName } from '@yoimachi/domain/queue';
import { ok, type Result } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import { cutPage } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readPlace, writePlace, type Place } from '#platform/page';
import { ownersOf, type Owner } from './item.store.ts';

/** A row as it is shown, but for who has taken it. */
export interface Listed {
  readonly itemId: string;
  readonly askedAt: Date;
  /** Absent or null: it has to be decided by no certain time. */
  readonly answerBy?: Date | null;
}

type Shown<Item> = Item & { readonly answerBy: Date | null; readonly owner: Owner | null };

interface Order<Item extends Listed> {
  readonly queue: QueueName;
  readonly cursor: string | undefined;
  /** At most `limit` rows that come after a place; of the first page after none. */
  readonly read: (limit: number, after: Place | null) => Promise<readonly Item[]>;
  /** Absent: in the order in which they were asked. */
  readonly placeOf?: (item: Item) => Place;
}

/** A page of what waits, with who has taken what of it: two statements, however many rows. */
export async function page<Item extends Listed>(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { queue, cursor, read, placeOf = ({ askedAt, itemId }) => ({ at: askedAt, id: itemId }) }: Order<Item>,
): Promise<Result<{ items: Shown<Item>[]; nextCursor: string | null }, 'VALIDATION'>> {
  const after = readPlace(cursor, (id) => isPlaceId(queue, id));
  if (!after.ok) return after;
  const rows = await read(QUEUE_PAGE + 1, after.value);
  const { items, nextCursor } = cutPage(rows, QUEUE_PAGE, (row) => {
    const { at, id } = placeOf(row);
    return writePlace(at, id);
  });
  const ids = items.map(({ itemId }) => itemId);
  const owners = await ownersOf(db, queue, ids, clock.now());
  return ok({
    items: items.map((item) => ({
      ...item,
      answerBy: item.answerBy ?? null,
      owner: owners.get(item.itemId) ?? null,
    })),
    nextCursor,
  });
}

/** The condition for rows after a place, in the order of `at`, `id`. */
export const placeAfter = (
  after: Place | null,
  at: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<boolean> =>
  after === null ? sql<boolean>`true` : sql<boolean>`(${at}, ${id}) > (${after.at}, ${after.id})`;

/** Rows that are taken by a number of receipt stand in the list by their id. */
const isPlaceId = (queue: QueueName, id: string): boolean =>
  queue === 'inquiries' || queue === 'removals' ? isUuid(id) : isItemId(queue, id);
