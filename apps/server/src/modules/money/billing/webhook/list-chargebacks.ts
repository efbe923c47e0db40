import { isUuid } from '#platform/crypto';
import { QUEUE_PAGE } from '@yoimachi/domain/queue';
import { ok } from '@yoimachi/domain/result';
import { readCursor, writeCursor } from '#desk/queue';
import type { ActContext } from '#platform/module';
import { listChargebacks } from './chargeback.store.ts';

/** A page of what card companies took back, the newest first. */
export async function chargebacks({ db }: ActContext, cursor: string | undefined) {
  const before = readCursor(cursor, isUuid);
  if (!before.ok) return before;
  const rows = await listChargebacks(db, QUEUE_PAGE + 1, before.value);
  const shown = rows.slice(0, QUEUE_PAGE);
  const last = rows.length > QUEUE_PAGE ? shown.at(-1) : undefined;
  return ok({
    items: shown.map((row) => ({
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
    })),
    nextCursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  });
}
