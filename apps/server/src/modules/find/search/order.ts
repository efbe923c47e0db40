import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { SearchQuery } from '@yoimachi/contract/search';
import { isInstant } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';

type Order = SearchQuery['order'];

/** How each sort order reads its index: the column, and whether the largest comes first (then also the largest id). */
export const ORDERS = {
  RECOMMENDED: { column: 'recommendation', direction: 'desc' },
  PRICE_LOW: { column: 'price30', direction: 'asc' },
  PRICE_HIGH: { column: 'price30', direction: 'desc' },
  REVIEW: { column: 'review_score', direction: 'desc' },
  NEWEST: { column: 'registered_at', direction: 'desc' },
} as const satisfies Record<Order, { column: string; direction: 'asc' | 'desc' }>;

/** Of an order's column, as the database gives it. */
export type SortValue = number | Date;

/** A cast and where she stands in an order. */
export interface Place {
  readonly id: string;
  readonly sortValue: SortValue;
}

/** The last row of a page: where the next page continues. */
export interface Position {
  readonly order: Order;
  /** Value of the sort column; an instant as ISO text. */
  readonly value: string | number;
  readonly castId: string;
  /** Words that nobody has were taken for those most like them. */
  readonly isAlike?: boolean;
}

export const positionOf = (order: Order, { id, sortValue: value }: Place): Position => ({
  order,
  value: value instanceof Date ? value.toISOString() : value,
  castId: id,
});

export function writeCursor(position: Position): string {
  return Buffer.from(
    JSON.stringify([position.order, position.value, position.castId, ...(position.isAlike ? [1] : [])]),
  ).toString('base64url');
}

/** The position of a cursor; one from another sort order, or not ours, is refused. */
export function readCursor(cursor: string, order: Order): Result<Position, 'VALIDATION'> {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(parts) &&
      parts[0] === order &&
      isValueOf(order, parts[1]) &&
      isUuid(String(parts[2]))
    ) {
      return ok({ order, value: parts[1], castId: String(parts[2]), isAlike: parts[3] === 1 });
    }
  } catch {
    // Not JSON: refused below like any foreign cursor.
  }
  return fail('VALIDATION', 'cursor');
}

const MAX_INTEGER = 2 ** 31 - 1;

function isValueOf(order: Order, value: unknown): value is string | number {
  if (ORDERS[order].column === 'registered_at') return typeof value === 'string' && isInstant(value);
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER;
}
