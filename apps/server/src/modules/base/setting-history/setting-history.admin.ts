import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { Setting, settingHistoryAdminRoutes, SettingValues } from '@yoimachi/contract/setting-history';
import { fail, ok } from '@yoimachi/domain/result';
import { pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { changesOf } from './setting-change.store.ts';

export const settingHistoryAdmin = ({
  db,
}: ActContext): OperatorHandlers<typeof settingHistoryAdminRoutes> => ({
  async listSettingChanges({ query: { setting, cursor } }) {
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return fail('VALIDATION', 'cursor');
    const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
    const rows = await changesOf(db, { setting, before, limit: OFFICE_PAGE_SIZE + 1 });
    return ok(pageOf(rows, OFFICE_PAGE_SIZE, present, ({ id }) => String(id)));
  },
});

const present = (row: Awaited<ReturnType<typeof changesOf>>[number]) => ({
  ...row,
  setting: row.setting as Setting,
  before: row.before as SettingValues | null,
  after: row.after as SettingValues | null,
});
