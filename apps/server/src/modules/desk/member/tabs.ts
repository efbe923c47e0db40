import type {
  MemberBlock,
  MemberMoney,
  MemberReport,
  MemberReview,
  MemberStageCount,
} from '@yoimachi/contract/member';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { historyLines } from '#money/points';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import { readIdCursor, readNumberCursor, readPlace, writePlace } from './cursor.ts';
import { iso, sideOf } from './member.present.ts';
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
    return pageOf(rows, LIMIT, presentMoney, (row) => writePlace(row.at, row.id));
  });

const presentMoney = (row: store.MoneyRow): MemberMoney => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  status: row.status,
  points: row.points,
  amountYen: row.amount_yen,
  bookingId: row.booking_id,
  payDay: row.pay_day,
  completedAt: iso(row.completed_at),
});

export const listMemberReviews = (db: Db, tab: Tab) =>
  tabOf(db, tab, readPlace, async ({ accountId, role }, after) => {
    const rows = await store.reviewsOf(db, role, accountId, { after, limit: LIMIT + 1 });
    const side = role === 'guest' ? 'CAST' : 'GUEST';
    const present = (row: store.ReviewRow): MemberReview => ({
      bookingId: row.booking_id,
      number: row.number,
      startsAt: row.starts_at.toISOString(),
      other: { id: row.other_id, side, nickname: row.other_name },
      byGuest: presentRating(row.by_guest),
      byCast: presentRating(row.by_cast),
    });
    return pageOf(rows, LIMIT, present, (row) => writePlace(row.starts_at, row.id));
  });

export const listMemberStageCounts = (db: Db, tab: Tab) =>
  tabOf(db, tab, readPlace, async ({ accountId }, after) => {
    const rows = await store.stageCountsOf(db, accountId, { after, limit: LIMIT + 1 });
    return pageOf(rows, LIMIT, presentCount, (row) => writePlace(row.at, row.cause_id));
  });

const presentCount = (row: store.StageCountRow): MemberStageCount => ({
  causeId: row.cause_id,
  kind: row.kind,
  stage: row.stage,
  at: row.at.toISOString(),
  reversedAt: iso(row.reversed_at),
  takenBackBy: row.reversed_reason === null ? null : { name: row.reversed_by!, reason: row.reversed_reason },
  booking: row.booking_id === null ? null : { id: row.booking_id, number: row.number! },
  friend: row.friend_name === null ? null : { id: row.cause_id, side: 'CAST', nickname: row.friend_name },
});

const presentRating = (rating: store.ReviewRow['by_guest']) =>
  rating && {
    tier: rating.tier,
    at: new Date(rating.at).toISOString(),
    visibleAt: iso(rating.visibleAt === null ? null : new Date(rating.visibleAt)),
  };

export const listMemberReports = (db: Db, tab: Tab) =>
  tabOf(db, tab, readIdCursor, async ({ accountId }, after) => {
    const rows = await store.reportsOf(db, accountId, { after, limit: LIMIT + 1 });
    const present = (row: (typeof rows)[number]): MemberReport => ({
      id: row.id,
      isAbout: row.is_about,
      other: { id: row.other_id, side: sideOf(row.other_type), nickname: row.other_name },
      category: row.category,
      isSafety: row.is_safety,
      at: row.created_at.toISOString(),
      handledAt: iso(row.handled_at),
    });
    return pageOf(rows, LIMIT, present, ({ id }) => id);
  });

export const listMemberBlocks = (db: Db, tab: Tab) =>
  tabOf(db, tab, readIdCursor, async ({ accountId, role }, after) => {
    const rows = await store.blocksOf(db, role, accountId, { after, limit: LIMIT + 1 });
    const side = role === 'guest' ? 'CAST' : 'GUEST';
    const present = (row: (typeof rows)[number]): MemberBlock => ({
      id: row.id,
      other: { id: row.other_id, side, nickname: row.other_name },
      isByMember: row.blocked_by === role,
      at: row.created_at.toISOString(),
      endedAt: iso(row.unblocked_at),
    });
    return pageOf(rows, LIMIT, present, ({ id }) => id);
  });

export const listMemberConsents = (db: Db, tab: Tab) =>
  tabOf(db, tab, readNumberCursor, async ({ accountId }, after) => {
    const rows = await store.consentsOf(db, accountId, { after, limit: LIMIT + 1 });
    const present = ({ item, version, given, place, at }: (typeof rows)[number]) => ({
      item,
      version,
      place,
      isGiven: given,
      at: at.toISOString(),
    });
    return pageOf(rows, LIMIT, present, ({ id }) => String(id));
  });

export const listMemberHistory = (db: Db, tab: Tab) =>
  tabOf(db, tab, readNumberCursor, async ({ accountId }, after) => {
    const rows = await store.actsOn(db, accountId, { after, limit: LIMIT + 1 });
    const present = (row: (typeof rows)[number]) => ({
      at: row.at.toISOString(),
      operatorName: row.operator_name,
      role: row.operator_role,
      call: row.call,
      outcome: row.outcome,
    });
    return pageOf(rows, LIMIT, present, ({ number }) => String(number));
  });
