import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isInstant } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';

/** After which favourite a page begins. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

export function writeCursor(at: unknown, id: string): string {
  return Buffer.from(`${(at as Date).toISOString()} ${id}`).toString('base64url');
}

export function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isInstant(at) && isUuid(id) ? ok({ at, id }) : fail('VALIDATION', 'cursor');
}
