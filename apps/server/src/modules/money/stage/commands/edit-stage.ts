import { fail, ok } from '@yoimachi/domain/result';
import { HIGHEST_STAGE, isStageFee, isStageNeed } from '@yoimachi/domain/stage';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockStage, updateStage } from '../stage.store.ts';

/** What an operator may change in a stage; absent fields stay as they are. */
export interface StageEdit {
  readonly feePercent?: number | undefined;
  readonly friends?: number | undefined;
  readonly bookings?: number | undefined;
}

/**
 * Changes the fee or the requirements of a stage: rewards and counts from now on follow it; no cast's stage changes on its own.
 * NOT_FOUND for a stage that does not exist, VALIDATION (field) for a number out of range; stage 0 has no requirements.
 */
export function editStage(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  stage: number,
  edit: StageEdit,
  by: string | null = null,
) {
  return withTransaction(db, async (trx) => {
    if (!Number.isInteger(stage) || stage < 0 || stage > HIGHEST_STAGE) return fail('NOT_FOUND');
    const { feePercent, friends, bookings } = edit;
    if (feePercent !== undefined && !isStageFee(feePercent)) return fail('VALIDATION', 'feePercent');
    const mayNeed = (count: number) => stage > 0 && isStageNeed(count);
    if (friends !== undefined && !mayNeed(friends)) return fail('VALIDATION', 'friends');
    if (bookings !== undefined && !mayNeed(bookings)) return fail('VALIDATION', 'bookings');
    const before = await lockStage(trx, stage);
    await updateStage(trx, stage, {
      ...(feePercent !== undefined && { feePercent }),
      ...(friends !== undefined && { friends }),
      ...(bookings !== undefined && { bookings }),
    });
    const after = await lockStage(trx, stage);
    const change = { subject: String(stage), before, after };
    await recordChange(trx, { setting: 'STAGE', ...change, by, at: clock.now() });
    return ok();
  });
}
