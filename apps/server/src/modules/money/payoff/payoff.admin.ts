import type { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { checkHolderKana, ZENGIN_ACCOUNT_TYPE } from '@yoimachi/domain/bank';
import { lastOfMonth } from '@yoimachi/domain/payoff';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { BankDirectory } from '#gateways/bank-directory/port.ts';
import { openedForAct, readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { bankLayouts } from './bank-layout.store.ts';
import { addBankLayout, changeBankLayout, removeBankLayout } from './commands/bank-layouts.ts';
import { createPrinter, type Printer } from '#platform/pdf';
import { writeBankResult } from './commands/bank-results.ts';
import { changeSetting, setInvoiceNumber } from './commands/change-setting.ts';
import { approvePayoff, rejectPayoff, releasePayoff } from './commands/decide-payoff.ts';
import { makeBankFile, markBankFileExported } from './commands/export-bank-file.ts';
import { payLeavingCast } from './commands/pay-leaving-cast.ts';
import { readSetting } from './payoff-setting.store.ts';
import { idOfNumber } from './payoff.store.ts';
import { listDayPayoffs, listPayDays, showPayDay, showPayoff } from './queries/pay-days.ts';
import { readPayoffAccount } from './queries/read-payoff-account.ts';
import { readReasons } from './payoff.ja.ts';
import { matchBankRows } from './queries/match-bank-rows.ts';
import { printForm, printForms } from './queries/payment-form.ts';
import { paymentStatement } from './queries/payment-statement.ts';
import { withholdingReport } from './queries/withholding-report.ts';

type Handlers = OperatorHandlers<typeof payoffAdminRoutes>;

export const payoffAdmin = (context: ActContext, directory: BankDirectory): Handlers => ({
  ...decisions(context),
  ...results(context),
  ...bankLayoutActs(context),
  ...payDays(context),
  makeBankFile({ params, operator }) {
    // The pay day is the reason: without the file nobody is paid.
    const kept = { reason: readReasons.bankFile, subject: params.payDay };
    return readPrivately(context, { kind: 'PAYMENTS', operator, ...kept }, async (open) => {
      const made = await makeBankFile({ ...open, directory }, { ...params, operator });
      if (!made.ok) return made;
      const { bytes, ...file } = made.value;
      const content = Buffer.from(bytes).toString('base64');
      return ok({ accountId: null, rows: file.rowCount, answer: { ...file, content } });
    });
  },
  async markBankFileExported({ params }) {
    await markBankFileExported(context, params.batchId);
    return ok();
  },
  async payLeavingCast({ params, operator }) {
    const paid = await payLeavingCast(openedForAct(context), { ...params, operator });
    return paid.ok ? ok({ payoffId: paid.value }) : paid;
  },
  async readPayoffTerms() {
    const { terms, lineEnds, consignor } = await readSetting(context.db);
    const isCurrent = consignor?.accountType === ZENGIN_ACCOUNT_TYPE.CURRENT;
    return ok({ ...terms, lineEnds, consignor: consignor && { ...consignor, isCurrent } });
  },
  async changePayoffTerms({ body: { lineEnds, ...terms }, operator }) {
    const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
    const change = { terms: given, ...(lineEnds !== undefined && { lineEnds }) };
    const changed = await changeSetting(context, change, operator);
    if (!changed.ok) return changed;
    return ok({ ...changed.value.terms, paidFrom: changed.value.consignor });
  },
  async changeConsignor({ body: { isCurrent, ...account }, operator }) {
    if (!checkHolderKana(account.consignorName).ok) return fail('VALIDATION', 'consignorName');
    if (!(await directory.branch(account.bankCode, account.branchCode))) return fail('CONSIGNOR_UNKNOWN');
    const accountType = ZENGIN_ACCOUNT_TYPE[isCurrent ? 'CURRENT' : 'ORDINARY'];
    // The names come from the directory when a file is made.
    const consignor = { ...account, bankName: '', branchName: '', accountType };
    const changed = await changeSetting(context, { consignor }, operator);
    return changed.ok ? ok() : changed;
  },
  paymentStatement({ params: { castId }, body: { year, reason }, operator }) {
    const read = { kind: 'PAYMENTS', operator, reason, subject: String(year) } as const;
    return readPrivately(context, read, async (open) => {
      const csv = await paymentStatement(open, { castId, year, operator });
      return csv === undefined ? fail('NOT_FOUND') : ok({ accountId: castId, rows: 1, answer: { csv } });
    });
  },
  ...forms({ ...context, printer }),
  withholdingReport({ body: { month, reason }, operator }) {
    const start = `${month}-01`;
    return readPrivately(context, { kind: 'PAYMENTS', operator, reason, subject: month }, async (open) => {
      const report = await withholdingReport(open, { start, end: lastOfMonth(start) }, operator);
      return ok({ accountId: null, rows: report.casts, answer: report });
    });
  },
  setInvoiceNumber: ({ params, body, operator }) =>
    setInvoiceNumber(context, { ...params, ...body, operator }),
});

const printer = createPrinter();

const forms = (
  context: ActContext & { readonly printer: Printer },
): Pick<Handlers, 'paymentForm' | 'paymentForms'> => ({
  paymentForm: ({ params, body, operator }) => printForm(context, { ...params, ...body, operator }),
  paymentForms: ({ body, operator }) => printForms(context, { ...body, operator }),
});

const decisions = (
  context: ActContext,
): Pick<Handlers, 'approvePayoff' | 'rejectPayoff' | 'releasePayoff'> => ({
  approvePayoff: ({ params, operator }) =>
    onPayoff(context, params.number, (payoffId) => approvePayoff(context, { payoffId, operator })),
  rejectPayoff: ({ params, body, operator }) =>
    onPayoff(context, params.number, (payoffId) => rejectPayoff(context, { payoffId, operator, ...body })),
  releasePayoff: ({ params, body, operator }) =>
    onPayoff(context, params.number, (payoffId) => releasePayoff(context, { payoffId, operator, ...body })),
});

const payDays = (
  context: ActContext,
): Pick<Handlers, 'listPayDays' | 'showPayDay' | 'listDayPayoffs' | 'showPayoff' | 'readPayoffAccount'> => ({
  listPayDays: ({ query }) => listPayDays(context, query.cursor),
  showPayDay: async ({ params }) => ok(await showPayDay(context, params.payDay)),
  listDayPayoffs: ({ params, query }) => listDayPayoffs(context, { ...params, ...query }),
  showPayoff: ({ params }) => showPayoff(context, params.number),
  readPayoffAccount: ({ params, body, operator }) =>
    readPayoffAccount(context, { ...params, ...body, operator }),
});

const results = (context: ActContext): Pick<Handlers, 'markTransferred' | 'markReturned'> => ({
  markTransferred: ({ params, body, operator }) =>
    writeBankResult(context, { ...params, ...body, result: 'TRANSFERRED' }, operator),
  markReturned: ({ params, body, operator }) =>
    writeBankResult(context, { ...params, ...body, result: 'RETURNED' }, operator),
});

const bankLayoutActs = (
  context: ActContext,
): Pick<
  Handlers,
  'addBankLayout' | 'changeBankLayout' | 'listBankLayouts' | 'matchBankStatement' | 'removeBankLayout'
> => ({
  listBankLayouts: async () => ok({ items: await bankLayouts(context.db) }),
  addBankLayout: ({ body, operator }) => addBankLayout(context, { ...body, operator }),
  changeBankLayout: ({ params, body, operator }) =>
    changeBankLayout(context, { ...params, ...body, operator }),
  removeBankLayout: ({ params, body, operator }) =>
    removeBankLayout(context, { ...params, ...body, operator }),
  matchBankStatement({ params, body, operator }) {
    // What it is about is the reason: the answer says of whom a name or an account is that the file has.
    const kept = { reason: readReasons.bankMatch, subject: params.payDay };
    return readPrivately(context, { kind: 'BANK_MATCH', operator, ...kept }, async (open) => {
      const matches = await matchBankRows(open, { ...params, ...body });
      const items = matches.map(({ payoffs, ...match }) => ({
        ...match,
        payoffs: payoffs.map(({ matched, ...payoff }) => ({ ...payoff, matched: [...matched] })),
      }));
      const numbers = new Set(items.flatMap(({ payoffs }) => payoffs.map(({ number }) => number)));
      return ok({ accountId: null, rows: numbers.size, answer: { items } });
    });
  },
});

/** Operators and banks name a payoff by its number. */
async function onPayoff<Code extends ErrorCode>(
  { db }: ActContext,
  number: number,
  run: (payoffId: string) => Promise<Result<unknown, Code>>,
): Promise<Result<undefined, Code | 'NOT_FOUND'>> {
  const payoffId = await idOfNumber(db, number);
  if (payoffId === undefined) return fail('NOT_FOUND');
  const result = await run(payoffId);
  return result.ok ? ok() : result;
}
