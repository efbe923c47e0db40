import { isUuid } from '#platform/crypto';
import { QUEUE_PAGE } from '@yoimachi/domain/queue';
import { ok } from '@yoimachi/domain/result';
import { readCursor, writeCursor } from '#base/queue';
import { pageOf } from '#platform/http';
import type { ActContext } from '#platform/module';
import { listChargebacks, type ListedChargeback } from '../dispute/chargeback.store.ts';

/** A page of what card companies took back, the newest first. */
export async function chargebacks({ db }: ActContext, cursor: string | undefined) {
  const before = readCursor(cursor, isUuid);
  if (!before.ok) return before;
  const rows = await listChargebacks(db, QUEUE_PAGE + 1, before.value);
  return ok(pageOf(rows, QUEUE_PAGE, present, ({ created_at, id }) => writeCursor({ at: created_at, id })));
}

const present = (row: ListedChargeback) => ({
  chargebackId: row.id,
  at: row.created_at.toISOString(),
  purchaseId: row.purchase_id,
  guestId: row.guest_id,
  nickname: row.nickname,
  amountYen: row.amount_yen,
  takenPoints: row.taken_points,
  debtPoints: row.debt_points,
  debt: row.debt,
  reason: row.dispute_reason,
  respondBy: row.respond_by?.toISOString() ?? null,
  outcome: row.outcome,
});
