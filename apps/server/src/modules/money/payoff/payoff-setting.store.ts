import type { FeeBearer, PayoffTerms, WithholdingMode } from '@yoimachi/domain/payoff';
import type { Consignor } from '@yoimachi/domain/zengin';
import type { Db, Trx } from '#platform/database';

export interface PayoffSetting {
  readonly terms: PayoffTerms;
  /** The operator's own account; null until it was set. */
  readonly consignor: Consignor | null;
  readonly lineEnds: boolean;
}

const COLUMNS = ['transfer_fee_yen', 'fee_bearer', 'withholding_mode', 'consignor', 'line_ends'] as const;

export async function readSetting(db: Db): Promise<PayoffSetting> {
  const row = await db.selectFrom('payoff_setting').select(COLUMNS).executeTakeFirstOrThrow();
  return toSetting(row);
}

/** The lock that serialises making bank files. */
export async function lockSetting(trx: Trx): Promise<PayoffSetting> {
  const row = await trx.selectFrom('payoff_setting').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
  return toSetting(row);
}

export async function saveSetting(trx: Trx, { terms, consignor, lineEnds }: PayoffSetting): Promise<void> {
  await trx
    .updateTable('payoff_setting')
    .set({
      transfer_fee_yen: terms.transferFeeYen,
      fee_bearer: terms.feeBearer,
      withholding_mode: terms.withholdingMode,
      consignor: consignor && JSON.stringify(consignor),
      line_ends: lineEnds,
    })
    .execute();
}

interface SettingRow {
  readonly transfer_fee_yen: number;
  readonly fee_bearer: FeeBearer;
  readonly withholding_mode: WithholdingMode;
  readonly consignor: unknown;
  readonly line_ends: boolean;
}

const toSetting = (row: SettingRow): PayoffSetting => ({
  terms: {
    transferFeeYen: row.transfer_fee_yen,
    feeBearer: row.fee_bearer,
    withholdingMode: row.withholding_mode,
  },
  consignor: row.consignor as Consignor | null,
  lineEnds: row.line_ends,
});
