import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { memberAdminRoutes } from '@yoimachi/contract/member';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { historyLines } from '#money/points';
import type { Db } from '#platform/database';
import { cutPage, type OperatorHandlers } from '#platform/http';
import { readIdCursor, readNumberCursor, readPlace, writePlace, type Place } from '#platform/page';
import { sideOfMember } from './member.store.ts';
import * as store from './tabs.store.ts';

interface Call {
  readonly params: { readonly accountId: string };
  readonly query: { readonly cursor?: string | undefined };
}
type Tabs = Omit<
  Pick<
    OperatorHandlers<typeof memberAdminRoutes>,
    Extract<keyof typeof memberAdminRoutes, `listMember${string}`>
  >,
  'listMembers' | 'listMemberSessions'
>;
const LIMIT = OFFICE_PAGE_SIZE;

const placeOf = ({ at, id }: Place) => writePlace(at, id);
const idOf = ({ id }: { readonly id: string }) => id;

/** The tabs of a member's page, each from its cursor on. NOT_FOUND: no such member; VALIDATION: the cursor is none. */
export function memberTabs(db: Db): Tabs {
  /** Rows of a member who exists; `nextOf` says where the next page begins. */
  const tab =
    <After, Row>(
      read: (cursor: string | undefined) => Result<After, 'VALIDATION'>,
      rowsOf: (
        member: { readonly accountId: string; readonly role: 'guest' | 'cast' },
        page: { readonly after: After; readonly limit: number },
      ) => Promise<Row[]>,
      nextOf: (row: Row) => string,
    ) =>
    async ({ params: { accountId }, query: { cursor } }: Call) => {
      const role = await roleOf(db, accountId);
      if (!role) return fail('NOT_FOUND');
      const after = read(cursor);
      if (!after.ok) return after;
      const rows = await rowsOf({ accountId, role }, { after: after.value, limit: LIMIT + 1 });
      return ok(cutPage(rows, LIMIT, nextOf));
    };
  return {
    async listMemberPoints({ params: { accountId }, query: { cursor } }) {
      const side = await roleOf(db, accountId);
      if (!side) return fail('NOT_FOUND');
      return historyLines(db, { side, ownerId: accountId, cursor, limit: LIMIT });
    },
    listMemberMoney: tab(
      readPlace,
      ({ accountId, role }, page) =>
        role === 'guest' ? store.purchasesOf(db, accountId, page) : store.payoffsOf(db, accountId, page),
      placeOf,
    ),
    listMemberReviews: tab(
      readPlace,
      ({ accountId, role }, page) => store.reviewsOf(db, role, accountId, page),
      ({ startsAt, id }) => writePlace(startsAt, id),
    ),
    listMemberStageCounts: tab(
      readPlace,
      ({ accountId }, page) => store.stageCountsOf(db, accountId, page),
      ({ at, causeId }) => writePlace(at, causeId),
    ),
    listMemberReports: tab(readIdCursor, ({ accountId }, page) => store.reportsOf(db, accountId, page), idOf),
    listMemberBlocks: tab(
      readIdCursor,
      ({ accountId, role }, page) => store.blocksOf(db, role, accountId, page),
      idOf,
    ),
    listMemberConsents: tab(
      readNumberCursor,
      ({ accountId }, page) => store.consentsOf(db, accountId, page),
      ({ id }) => String(id),
    ),
    listMemberHistory: tab(
      readNumberCursor,
      ({ accountId }, page) => store.actsOn(db, accountId, page),
      ({ number }) => String(number),
    ),
  };
}

async function roleOf(db: Db, accountId: string) {
  const userType = await sideOfMember(db, accountId);
  return userType && (userType === UserType.GUEST ? 'guest' : 'cast');
}
