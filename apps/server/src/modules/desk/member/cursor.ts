import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';

/** After which row a page begins: the last one's id is the cursor. */
export function readIdCursor(cursor: string | undefined): Result<string | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  return isUuid(cursor) ? ok(cursor) : fail('VALIDATION', 'cursor');
}

/** The same of rows that are numbered; null: from the newest one on. */
export function readNumberCursor(cursor: string | undefined): Result<number | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  return /^\d{1,15}$/.test(cursor) ? ok(Number(cursor)) : fail('VALIDATION', 'cursor');
}
