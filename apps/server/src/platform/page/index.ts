import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isInstant } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';

/** A cursor says after which row a page begins; null: from the first one on. One that is not ours is refused. */
type Read<Place> = Result<Place | null, 'VALIDATION'>;

/** The last row's id is the cursor. */
export function readIdCursor(cursor: string | undefined): Read<string> {
  if (cursor === undefined) return ok(null);
  return isUuid(cursor) ? ok(cursor) : fail('VALIDATION', 'cursor');
}

/** The same of rows that are numbered. */
export function readNumberCursor(cursor: string | undefined): Read<number> {
  if (cursor === undefined) return ok(null);
  return /^\d{1,15}$/.test(cursor) ? ok(Number(cursor)) : fail('VALIDATION', 'cursor');
}

/** Rows in the order of an instant and an id. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}
/** The same behind those that are pinned. */
export interface PinnedPlace extends Place {
  readonly isPinned: boolean;
}

const write = (...parts: readonly (string | number)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');
const partsOf = (cursor: string): string[] => Buffer.from(cursor, 'base64url').toString('utf8').split(' ');

export const writePlace = (at: Date, id: string): string => write(at.toISOString(), id);

/** `isId`: what the id of a row looks like where it is no UUID. */
export function readPlace(cursor: string | undefined, isId: (id: string) => boolean = isUuid): Read<Place> {
  if (cursor === undefined) return ok(null);
  const [at = '', id = ''] = partsOf(cursor);
  return isInstant(at) && isId(id) ? ok({ at: new Date(at), id }) : fail('VALIDATION', 'cursor');
}

export const writePinnedPlace = (isPinned: boolean, at: Date, id: string): string =>
  write(isPinned ? 1 : 0, at.toISOString(), id);

export function readPinnedPlace(cursor: string | undefined): Read<PinnedPlace> {
  if (cursor === undefined) return ok(null);
  const [pinned = '', at = '', id = ''] = partsOf(cursor);
  const isOurs = /^[01]$/.test(pinned) && isInstant(at) && isUuid(id);
  return isOurs ? ok({ isPinned: pinned === '1', at: new Date(at), id }) : fail('VALIDATION', 'cursor');
}
