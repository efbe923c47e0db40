import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isInstant } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';

/** After which news a page begins. */
export interface Position {
  readonly isPinned: boolean;
  readonly at: string;
  readonly id: string;
}

export const writeCursor = (row: {
  readonly isPinned: boolean;
  readonly startsAt: Date;
  readonly newsId: string;
}): string =>
  Buffer.from(`${row.isPinned ? 1 : 0} ${row.startsAt.toISOString()} ${row.newsId}`).toString('base64url');

export function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [pinned = '', at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const isOurs = /^[01]$/.test(pinned) && isInstant(at) && isUuid(id);
  return isOurs ? ok({ isPinned: pinned === '1', at, id }) : fail('VALIDATION', 'cursor');
}
