import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { GroupPerson } from '@yoimachi/contract/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isDay } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { isUuid } from '#platform/crypto';
import { cutPage } from '#platform/http';
import { peopleOf, type PersonRow, type Position } from '../member.store.ts';
import type { Owner } from '../owner.ts';
import { groupOf } from './groups.ts';

interface Query {
  readonly cursor?: string | undefined;
  readonly keyword?: string | undefined;
}
interface People {
  readonly items: GroupPerson[];
  readonly nextCursor: string | null;
}

/** Whom an account may put into a group, by nickname; VALIDATION on a cursor that is not one of these. */
export function candidates(db: Db, owner: Owner, query: Query): Promise<Result<People, 'VALIDATION'>> {
  return peoplePage(db, owner, null, query);
}

/** Who is in a group now; NOT_FOUND for a group of somebody else. */
export async function listMembers(
  db: Db,
  owner: Owner,
  groupId: string,
  query: Query,
): Promise<Result<People, 'NOT_FOUND' | 'VALIDATION'>> {
  const group = await groupOf(db, owner, groupId);
  return group.ok ? peoplePage(db, owner, groupId, query) : group;
}

async function peoplePage(
  db: Db,
  { side, accountId }: Owner,
  groupId: string | null,
  { cursor, keyword = '' }: Query,
): Promise<Result<People, 'VALIDATION'>> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const page = { keyword, after: after.value, limit: PAGE_SIZE + 1 };
  const rows = await peopleOf(db, side, accountId, groupId, page);
  return ok(cutPage(rows, PAGE_SIZE, writeCursor));
}

const writeCursor = ({ metOn, userId }: PersonRow) => Buffer.from(`${metOn} ${userId}`).toString('base64url');

function readCursor(cursor: string | undefined): Result<Position | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const [metOn = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return isDay(metOn) && isUuid(id) ? ok({ metOn, id }) : fail('VALIDATION', 'cursor');
}
