import { sql } from 'kysely';
import type { PayoffTerms } from '@yoimachi/domain/payoff';
import type { Consignor } from '@yoimachi/domain/zengin';
import type { Db, Trx } from '#platform/database';

export interface PayoffSetting {
  readonly terms: PayoffTerms;
  /** The operator's own account; null until it was set. */
  readonly consignor: Consignor | null;
  readonly lineEnds: boolean;
}

const COLUMNS = [
  'transfer_fee_yen as transferFeeYen',
  'fee_bearer as feeBearer',
  'withholding_mode as withholdingMode',
  'consignor',
  'line_ends as lineEnds',
] as const;

export async function readSetting(db: Db): Promise<PayoffSetting> {
  const row = await db.selectFrom('payoff_setting').select(COLUMNS).executeTakeFirstOrThrow();
  return toSetting(row);
}

/** The lock that serialises making bank files. */
export async function lockSetting(trx: Trx): Promise<PayoffSetting> {
  const row = await trx.selectFrom('payoff_setting').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
  return toSetting(row);
}

export const saveSetting = (trx: Trx, { terms, consignor, lineEnds }: PayoffSetting) =>
  sql`
    update payoff_setting set transfer_fee_yen = ${terms.transferFeeYen}, fee_bearer = ${terms.feeBearer},
      withholding_mode = ${terms.withholdingMode}, consignor = ${consignor && JSON.stringify(consignor)},
      line_ends = ${lineEnds}`.execute(trx);

type SettingRow = PayoffTerms & { readonly consignor: unknown; readonly lineEnds: boolean };

const toSetting = ({ consignor, lineEnds, ...terms }: SettingRow): PayoffSetting => ({
  terms,
  consignor: consignor as Consignor | null,
  lineEnds,
});
