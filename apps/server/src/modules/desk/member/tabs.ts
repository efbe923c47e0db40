import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { historyLines } from '#money/points';
import type { Db } from '#platform/database';
import { cutPage, pageOf } from '#platform/http';
import { readIdCursor, readNumberCursor, readPlace, writePlace } from '#platform/page';
import { sideOf } from './member.present.ts';
import { sideOfMember } from './member.store.ts';
import * as store from './tabs.store.ts';

interface Tab {
  readonly accountId: string;
  readonly cursor?: string | undefined;
}
interface Member {
  readonly accountId: string;
  readonly role: 'guest' | 'cast';
}
type TabFailure = 'NOT_FOUND' | 'VALIDATION';
const LIMIT = OFFICE_PAGE_SIZE;

/** A tab of a member who exists, from its cursor on. */
async function tabOf<After, Page>(
  db: Db,
  { accountId, cursor }: Tab,
  read: (cursor: string | undefined) => Result<After, 'VALIDATION'>,
  page: (member: Member, after: After) => Promise<Page>,
): Promise<Result<Page, TabFailure>> {
  const userType = await sideOfMember(db, accountId);
  if (userType === undefined) return fail('NOT_FOUND');
  const after = read(cursor);
  if (!after.ok) return after;
  return ok(await page({ accountId, role: userType === UserType.GUEST ? 'guest' : 'cast' }, after.value));
}

/** The journal of somebody's points, as the person sees it. */
export async function listMemberPoints(db: Db, { accountId, cursor }: Tab) {
  const userType = await sideOfMember(db, accountId);
  if (userType === undefined) return fail('NOT_FOUND');
  const side = userType === UserType.GUEST ? 'guest' : 'cast';
  return historyLines(db, { side, ownerId: accountId, cursor, limit: LIMIT });
}

export const listMemberMoney = (db: Db, tab: Tab) =>
  tabOf(db, tab, readPlace, async ({ accountId, role }, after) => {
    const of = role === 'guest' ? store.purchasesOf : store.payoffsOf;
    const rows = await of(db, accountId, { after, limit: LIMIT + 1 });
    return cutPage(rows, LIMIT, (row) => writePlace(row.at, row.id));
  });

export const listMemberReviews = (db: Db, tab: Tab) =>
  tabOf(db, tab, readPlace, async ({ accountId, role }, after) => {
    const rows = await store.reviewsOf(db, role, accountId, { after, limit: LIMIT + 1 });
    const present = ({ otherId, otherName, byGuest, byCast, ...row }: store.ReviewRow) => ({
      ...row,
      other: { id: otherId, side: otherSide(role), nickname: otherName },
      byGuest: presentRating(byGuest),
      byCast: presentRating(byCast),
    });
    return pageOf(rows, LIMIT, present, (row) => writePlace(row.startsAt, row.id));
  });

const otherSide = (role: Member['role']) => (role === 'guest' ? ('CAST' as const) : ('GUEST' as const));

export const listMemberStageCounts = (db: Db, tab: Tab) =>
  tabOf(db, tab, readPlace, async ({ accountId }, after) => {
    const rows = await store.stageCountsOf(db, accountId, { after, limit: LIMIT + 1 });
    return pageOf(rows, LIMIT, presentCount, (row) => writePlace(row.at, row.causeId));
  });

const presentCount = ({
  reversedBy,
  reason,
  bookingId,
  number,
  friendName,
  ...row
}: store.StageCountRow) => ({
  ...row,
  takenBackBy: reason === null ? null : { name: reversedBy!, reason },
  booking: bookingId === null ? null : { id: bookingId, number: number! },
  friend: friendName === null ? null : { id: row.causeId, side: 'CAST' as const, nickname: friendName },
});

const presentRating = (rating: store.ReviewRow['byGuest']) =>
  rating && {
    tier: rating.tier,
    at: new Date(rating.at),
    visibleAt: rating.visibleAt === null ? null : new Date(rating.visibleAt),
  };

export const listMemberReports = (db: Db, tab: Tab) =>
  tabOf(db, tab, readIdCursor, async ({ accountId }, after) => {
    const rows = await store.reportsOf(db, accountId, { after, limit: LIMIT + 1 });
    const present = ({ otherId, otherType, otherName, ...row }: (typeof rows)[number]) => ({
      ...row,
      other: { id: otherId, side: sideOf(otherType), nickname: otherName },
    });
    return pageOf(rows, LIMIT, present, ({ id }) => id);
  });

export const listMemberBlocks = (db: Db, tab: Tab) =>
  tabOf(db, tab, readIdCursor, async ({ accountId, role }, after) => {
    const rows = await store.blocksOf(db, role, accountId, { after, limit: LIMIT + 1 });
    const present = ({ otherId, otherName, blockedBy, ...row }: (typeof rows)[number]) => ({
      ...row,
      other: { id: otherId, side: otherSide(role), nickname: otherName },
      isByMember: blockedBy === role,
    });
    return pageOf(rows, LIMIT, present, ({ id }) => id);
  });

export const listMemberConsents = (db: Db, tab: Tab) =>
  tabOf(db, tab, readNumberCursor, async ({ accountId }, after) => {
    const rows = await store.consentsOf(db, accountId, { after, limit: LIMIT + 1 });
    return cutPage(rows, LIMIT, ({ id }) => String(id));
  });

export const listMemberHistory = (db: Db, tab: Tab) =>
  tabOf(db, tab, readNumberCursor, async ({ accountId }, after) => {
    const rows = await store.actsOn(db, accountId, { after, limit: LIMIT + 1 });
    return cutPage(rows, LIMIT, ({ number }) => String(number));
  });
