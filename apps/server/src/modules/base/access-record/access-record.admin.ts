import type { accessRecordAdminRoutes } from '@yoimachi/contract/access-record';
import { ok } from '@yoimachi/domain/result';
import { endOfDay, instantAt } from '@yoimachi/domain/time';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { recordsOf } from './access-record.store.ts';
import { openRecord } from './origin.ts';

export const accessRecordAdmin = (context: ActContext): OperatorHandlers<typeof accessRecordAdminRoutes> => ({
  readAccessRecords({ params: { accountId }, body: { from, to, reason }, operator }) {
    const read = { kind: 'ACCESS_RECORDS', operator, reason, subject: `${from} ${to}` } as const;
    return readPrivately(context, read, async ({ db, crypto }) => {
      const records = await recordsOf(db, accountId, instantAt(from, 0), endOfDay(to));
      const items = records.map((row) => openRecord(crypto, row));
      return ok({ accountId, rows: items.length, answer: { items } });
    });
  },
});
