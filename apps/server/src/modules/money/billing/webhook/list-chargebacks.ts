import { isUuid } from '#platform/crypto';
import { QUEUE_PAGE } from '@yoimachi/domain/queue';
import { ok } from '@yoimachi/domain/result';
import { readCursor, writeCursor } from '#base/queue';
import { cutPage } from '#platform/http';
import type { ActContext } from '#platform/module';
import { listChargebacks } from '../dispute/chargeback.store.ts';

/** A page of what card companies took back, the newest first. */
export async function chargebacks({ db }: ActContext, cursor: string | undefined) {
  const before = readCursor(cursor, isUuid);
  if (!before.ok) return before;
  const rows = await listChargebacks(db, QUEUE_PAGE + 1, before.value);
  return ok(cutPage(rows, QUEUE_PAGE, ({ at, chargebackId: id }) => writeCursor({ at, id })));
}
