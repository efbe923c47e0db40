import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isInstant } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';
import type { Position } from './page.store.ts';

/** The position after a row, opaque to the client. */
export function writeCursor({ startsAt, id }: Position): string {
  return Buffer.from(`${startsAt} ${id}`).toString('base64url');
}

/** The position of a cursor, or null for the first page; one that is not ours is refused. */
export function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [startsAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isInstant(startsAt) && isUuid(id) ? ok({ startsAt, id }) : fail('VALIDATION', 'cursor');
}
