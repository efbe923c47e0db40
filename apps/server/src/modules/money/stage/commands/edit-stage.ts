import { fail, ok, type Result } from '@yoimachi/domain/result';
import { HIGHEST_STAGE } from '@yoimachi/domain/stage';
import { recordChange } from '#desk/setting-history';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockStage, updateStage } from '../stage.store.ts';

/** What an operator may change in a stage; absent fields stay as they are. */
export interface StageEdit {
  readonly feePercent?: number | undefined;
  readonly friends?: number | undefined;
  readonly bookings?: number | undefined;
}

const MAX_NEEDED = 1_000;

/**
 * Changes the fee or the requirements of a stage: rewards and counts from now on follow it; no cast's stage changes on its own.
 * NOT_FOUND for a stage that does not exist, VALIDATION (field) for a number out of range; stage 0 has no requirements.
 */
export function editStage(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  stage: number,
  edit: StageEdit,
  by: string | null = null,
): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> {
  return withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'VALIDATION'>> => {
    if (!isWithin(stage, 0, HIGHEST_STAGE)) return fail('NOT_FOUND');
    const { feePercent, friends, bookings } = edit;
    if (feePercent !== undefined && !isWithin(feePercent, 0, 100)) return fail('VALIDATION', 'feePercent');
    const lowest = stage === 0 ? Infinity : 1;
    if (friends !== undefined && !isWithin(friends, lowest, MAX_NEEDED)) return fail('VALIDATION', 'friends');
    if (bookings !== undefined && !isWithin(bookings, lowest, MAX_NEEDED))
      return fail('VALIDATION', 'bookings');
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

const isWithin = (n: number, min: number, max: number) => Number.isInteger(n) && n >= min && n <= max;
