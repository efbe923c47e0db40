import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isInstant } from '@yoimachi/domain/time';

/** After which favourite a page begins. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export function writeCursor(at: unknown, id: string): string {
  return Buffer.from(`${(at as Date).toISOString()} ${id}`).toString('base64url');
}

export function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isInstant(at) && UUID.test(id) ? ok({ at, id }) : fail('VALIDATION', 'cursor');
}
