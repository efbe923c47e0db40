import type { OperatorRef } from '@yoimachi/domain/operator';
import { FEE_MAX_YEN, type PayoffTerms } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import type { Consignor } from '@yoimachi/domain/zengin';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import { findCastForPayoff, saveInvoiceNumber } from '../cast-account.store.ts';
import type { PayoffContext } from '../payoff.context.ts';
import { lockSetting, saveSetting, type PayoffSetting } from '../payoff-setting.store.ts';

/** What an operator changes; absent fields stay as they are. */
export interface SettingChange {
  readonly terms?: Partial<PayoffTerms>;
  readonly consignor?: Consignor;
  readonly lineEnds?: boolean;
}

/** Changes terms or the operator's own account, for payoffs requested from now on. VALIDATION for a fee outside 0–1,000 yen. */
export function changeSetting(
  { db, clock, log }: PayoffContext,
  { terms, ...others }: SettingChange,
  operator: OperatorRef,
) {
  return withTransaction(db, async (trx) => {
    const before = await lockSetting(trx);
    const after = { ...before, ...others, terms: { ...before.terms, ...terms } };
    const { transferFeeYen } = after.terms;
    if (!Number.isInteger(transferFeeYen) || transferFeeYen < 0 || transferFeeYen > FEE_MAX_YEN)
      return fail('VALIDATION', 'transferFeeYen');
    await saveSetting(trx, after);
    const saidOf = (setting: PayoffSetting) => ({
      ...setting.terms,
      ...(others.lineEnds !== undefined && { lineEnds: setting.lineEnds }),
      ...(others.consignor && { consignorAccount: accountText(setting.consignor) }),
    });
    const change = { subject: '', before: saidOf(before), after: saidOf(after) };
    await recordChange(trx, { setting: 'PAYOFF_TERMS', ...change, by: operator.id, at: clock.now() });
    log.info({ terms: after.terms, operator }, 'payoff setting changed');
    return ok(after);
  });
}

/** The operator's own account as its changes are shown: not the whole number. */
const accountText = (consignor: Consignor | null): string | null =>
  consignor &&
  `${consignor.consignorCode} ${consignor.bankCode}-${consignor.branchCode} ***${consignor.accountNumber.slice(-4)}`;

/** Stores a cast's qualified-invoice number, T and 13 digits; null removes it. NOT_FOUND, VALIDATION. */
export async function setInvoiceNumber(
  { db, log }: PayoffContext,
  order: { readonly castId: string; readonly number: string | null; readonly operator: OperatorRef },
) {
  const { castId, number, operator } = order;
  if (!(await findCastForPayoff(db, castId))) return fail('NOT_FOUND');
  if (number !== null && !/^T\d{13}$/.test(number)) return fail('VALIDATION', 'number');
  await saveInvoiceNumber(db, castId, number);
  log.info({ castId, operator }, 'invoice number of a cast changed');
  return ok();
}
