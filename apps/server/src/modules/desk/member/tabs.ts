import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { memberAdminRoutes } from '@yoimachi/contract/member';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { readCursor, writeCursor, type Place } from '#base/queue';
import { historyLines } from '#money/points';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { cutPage, type OperatorHandlers } from '#platform/http';
import { readIdCursor, readNumberCursor } from '#platform/page';
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

const readPlace = (cursor: string | undefined) => readCursor(cursor, isUuid);
const placeOf = (row: Place) => writeCursor(row);
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
      ({ startsAt: at, id }) => writeCursor({ at, id }),
    ),
    listMemberStageCounts: tab(
      readPlace,
      ({ accountId }, page) => store.stageCountsOf(db, accountId, page),
      ({ at, causeId: id }) => writeCursor({ at, id }),
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
