import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { payoffRule, STATEMENT_YEARS, type PayoffAction } from '@yoimachi/domain/payoff';
import { act, choice, line, ownReason, readReason } from '#parts/act/index.ts';
import { formatCount, yenText } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { addMonths, dayOf, monthOf } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import type { Payoff } from './api.ts';
import { payoffTexts as t } from './ja.ts';

/** By the table that the server goes by. */
const can = (action: PayoffAction) => (payoff: Payoff) => payoffRule(payoff, action) !== undefined;
const params = ({ number }: Payoff) => ({ number });
const because = (label: string) => () => ({
  reason: ownReason({ label, help: undefined, rows: 3, max: 500 }),
});

export const reject = act(payoffAdminRoutes, 'rejectPayoff', {
  title: t.rejectTitle,
  help: t.rejectHelp,
  label: t.reject,
  isDestructive: true,
  isFor: can('REJECT'),
  params,
  fields: because(t.rejectReason),
  done: t.rejected,
});

export const release = act(payoffAdminRoutes, 'releasePayoff', {
  title: t.releaseTitle,
  help: t.releaseHelp,
  label: t.release,
  isFor: can('RELEASE'),
  params,
  fields: because(t.releaseReason),
  done: t.released,
});

export const markReturned = act(payoffAdminRoutes, 'markReturned', {
  title: t.returnTitle,
  help: t.returnHelp,
  label: t.return,
  isDestructive: true,
  isFor: can('RETURN'),
  params,
  fields: because(t.returnReason),
  done: t.returned,
});

export const approve = act(payoffAdminRoutes, 'approvePayoff', {
  label: t.approve,
  isDirect: true,
  isFor: can('APPROVE'),
  params,
  done: t.approvedSaid,
});

export const markTransferred = act(payoffAdminRoutes, 'markTransferred', {
  label: t.transferOne,
  isDirect: true,
  isFor: (payoff) => can('TRANSFER')(payoff) && payoff.payDay <= dayOf(now()),
  params,
  body: () => ({}),
  done: t.transferred,
});

const thisYear = () => Number(dayOf(now()).slice(0, 4));
export const lastYear = () => thisYear() - 1;
/** Years of which payoffs are kept. */
export const years = () => Array.from({ length: STATEMENT_YEARS }, (_, index) => String(thisYear() - index));

const yearField = (start: number) => ({
  ...choice(
    t.year,
    years().map((value) => ({ value, label: value })),
    { start: String(start) },
  ),
  sentAs: Number,
});
const whyRead = () => readReason(Object.values(cannedReasons.read));
/** A PDF as it was answered, in base64. */
export const pdfOf = (content: string) =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
const csvOf = (csv: string) => new Blob([csv], { type: 'text/csv' });

type Cast = Payoff['cast'];
const ofCast = ({ id }: Cast) => ({ castId: id });
const ofYear = () => ({ year: yearField(thisYear()), reason: whyRead() });

/** What a cast was paid in a year, with her name and account. */
export const saveStatement = act(payoffAdminRoutes, 'paymentStatement', {
  title: t.statementTitle,
  help: t.statementHelp,
  label: t.saveFile,
  open: t.statement,
  params: ofCast,
  fields: ofYear,
  onDone: ({ csv }, { number }, { year }) => saveFile(csvOf(csv), t.statementName(number, year)),
  done: t.statementSaved,
});

/** A cast's 支払調書 of a year. */
export const saveForm = act(payoffAdminRoutes, 'paymentForm', {
  title: t.form,
  help: t.formHelp,
  label: t.saveFile,
  open: t.form,
  params: ofCast,
  fields: ofYear,
  onDone: ({ content }, { number }, { year }) => saveFile(pdfOf(content), t.formName(number, year)),
  done: t.formSaved('1'),
});

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What was transferred and withheld in a month, for the tax office: at first the month before. */
export const saveWithholding = act(payoffAdminRoutes, 'withholdingReport', {
  title: t.withholdingReport,
  help: t.withholdingHelp,
  label: t.saveFile,
  open: t.withholdingReport,
  fields: () => ({
    month: line(t.month, {
      type: 'month',
      start: addMonths(monthOf(dayOf(now())), -1),
      wrong: t.monthWrong,
      isRight: (month) => MONTH.test(month),
    }),
    reason: whyRead(),
  }),
  onDone: ({ csv }, _nothing, { month }) => saveFile(csvOf(csv), t.withholdingName(month)),
  done: ({ casts, withholdingYen }) => t.withholdingSaved(formatCount(casts), yenText(withholdingYen)),
});
