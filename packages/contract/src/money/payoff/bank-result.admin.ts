import * as z from 'zod/mini';
import {
  BANK_COLUMN_MAX,
  BANK_DELIMITERS,
  BANK_FINDS,
  BANK_LAYOUT_NAME_MAX,
  BANK_NAME_MAX,
  BANK_ROW_KINDS,
  BANK_VALUE_MAX,
  BANK_VALUES_MAX,
  MATCH_ROWS_MAX,
  MATCHED,
} from '@yoimachi/domain/payoff';
import { day, id, instant, listOf, points, text } from '@yoimachi/contract/common';
import { READ_ERRORS } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

const params = z.object({ layoutId: id() });
/** The version that was read: who changed it meanwhile is not overwritten. */
const seen = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
const column = () => z.int().check(z.minimum(1), z.maximum(BANK_COLUMN_MAX));
const values = () => z.array(text(BANK_VALUE_MAX)).check(z.maxLength(BANK_VALUES_MAX));
/** As an operator wants it; what is wrong with it is said by `bankLayoutProblem`. */
const form = {
  name: text(2 * BANK_LAYOUT_NAME_MAX),
  hasHeader: z.boolean(),
  delimiter: z.literal([...BANK_DELIMITERS]),
  findsBy: z.literal([...BANK_FINDS]),
  numberColumn: z.nullable(column()),
  accountColumn: z.nullable(column()),
  amountColumn: z.nullable(column()),
  payeeColumn: z.nullable(column()),
  resultColumn: column(),
  transferredValues: values(),
  returnedValues: values(),
  skippedValues: values(),
  reasonColumn: z.nullable(column()),
};
const kept = z.object({
  layoutId: id(),
  ...form,
  name: z.string(),
  transferredValues: z.array(z.string()),
  returnedValues: z.array(z.string()),
  skippedValues: z.array(z.string()),
  version: z.int(),
  madeBy: z.string(),
  madeAt: instant(),
});
const FORM_ERRORS = ['REQUIRED', 'TOO_LONG', 'BANK_LAYOUT_EXISTS'] as const;

const amountYen = () => points().check(z.maximum(999_999_999_999));
const bankRow = z.object({
  /** Of the file, from 1. */
  row: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  kind: z.literal([...BANK_ROW_KINDS]),
  amountYen: amountYen(),
  names: z.array(text(BANK_NAME_MAX)).check(z.maxLength(2)),
  accountNumber: z.nullable(z.string().check(z.regex(/^\d{7}$/))),
});

/** In which form banks say what became of payments, and which payoffs they mean. */
export const bankResultAdminRoutes = {
  listBankLayouts: route('GET', '/bank-layouts', 'operator', {
    summary: 'What stands where in the CSV of each bank, by name.',
    answer: z.object({ items: z.array(kept) }),
  }),
  addBankLayout: route('POST', '/bank-layouts', 'operator', {
    summary: "Keeps what stands where in a bank's CSV.",
    body: z.object(form),
    answer: kept,
    errors: [...FORM_ERRORS, 'BANK_LAYOUTS_FULL'],
  }),
  changeBankLayout: route('PUT', '/bank-layouts/:layoutId', 'operator', {
    summary: "Changes what stands where in a bank's CSV; what was read by it stays.",
    params,
    body: z.object({ seen, ...form }),
    answer: kept,
    errors: [...FORM_ERRORS, 'NOT_FOUND', 'CONFLICT'],
  }),
  removeBankLayout: route('POST', '/bank-layouts/:layoutId/removal', 'operator', {
    summary: "Removes what stands where in a bank's CSV; what was read by it stays.",
    params,
    body: z.object({ seen }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  matchBankStatement: route('POST', '/pay-days/:payDay/bank-matches', 'operator', {
    summary:
      "Which payoffs of a pay day's files rows of a bank's file may be about, by amount, payee and account; none of these is shown, and who asked is kept.",
    params: z.object({ payDay: day() }),
    body: z.object({ rows: z.array(bankRow).check(z.minLength(1), z.maxLength(MATCH_ROWS_MAX)) }),
    answer: z.object({
      items: listOf({
        row: z.int(),
        payoffs: listOf({
          number: z.int(),
          amountYen: points(),
          /** It counts as transferred already. */
          isTransferred: z.boolean(),
          matched: z.array(z.literal([...MATCHED])),
          /** All that names a payment in such a row. */
          isWhole: z.boolean(),
        }),
        /** More than are listed; only their amount is the row's. */
        left: z.int().check(z.minimum(0)),
      }),
    }),
    errors: READ_ERRORS,
  }),
} as const;
