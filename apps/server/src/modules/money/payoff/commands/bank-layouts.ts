import type { SettingValues } from '@yoimachi/contract/setting-history';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { BANK_LAYOUTS_MAX, bankLayoutProblem, valueOf, type BankLayout } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import { recordChange } from '#base/setting-history';
import { withTransaction, type Trx } from '#platform/database';
import {
  bankLayouts,
  deleteBankLayout,
  findBankLayout,
  insertBankLayout,
  lockBankLayouts,
  updateBankLayout,
} from '../bank-layout.store.ts';
import type { PayoffContext } from '../payoff.context.ts';

type Context = Pick<PayoffContext, 'clock' | 'db' | 'ids'>;
interface ByOperator {
  readonly operator: OperatorRef;
}
/** A layout, and the version of it that the operator has read. */
interface Read extends ByOperator {
  readonly layoutId: string;
  readonly seen: number;
}

const NAME_ONCE = { constraints: { bank_csv_layout_name_once: 'BANK_LAYOUT_EXISTS' } } as const;

/** Keeps a layout. BANK_LAYOUT_EXISTS where another has its name, BANK_LAYOUTS_FULL, what is wrong with the form at its field. */
export async function addBankLayout(
  { db, clock, ids }: Context,
  { operator, ...typed }: BankLayout & ByOperator,
) {
  const form = formOf(typed);
  if (!form.ok) return form;
  return withTransaction(
    db,
    async (trx) => {
      await lockBankLayouts(trx);
      if ((await bankLayouts(trx)).length >= BANK_LAYOUTS_MAX) return fail('BANK_LAYOUTS_FULL');
      const made = { id: ids.newId(), operatorId: operator.id, at: clock.now() };
      await insertBankLayout(trx, form.value, made);
      await keepChange(trx, { before: null, after: form.value, by: operator.id, at: made.at });
      return ok((await findBankLayout(trx, made.id))!);
    },
    NAME_ONCE,
  );
}

/** Changes one. CONFLICT: somebody changed it after what was read; NOT_FOUND, BANK_LAYOUT_EXISTS, what is wrong with the form. */
export async function changeBankLayout(
  { db, clock }: Context,
  { layoutId: id, seen, operator, ...typed }: BankLayout & Read,
) {
  const form = formOf(typed);
  if (!form.ok) return form;
  return withTransaction(
    db,
    async (trx) => {
      const before = await lockRead(trx, { id, seen });
      if (!before.ok) return before;
      await updateBankLayout(trx, { id, seen }, form.value);
      await keepChange(trx, { before: before.value, after: form.value, by: operator.id, at: clock.now() });
      return ok((await findBankLayout(trx, id))!);
    },
    NAME_ONCE,
  );
}

/** Removes one. CONFLICT: somebody changed it after what was read; NOT_FOUND. */
export const removeBankLayout = ({ db, clock }: Context, { layoutId: id, seen, operator }: Read) =>
  withTransaction(db, async (trx) => {
    const before = await lockRead(trx, { id, seen });
    if (!before.ok) return before;
    await deleteBankLayout(trx, id);
    await keepChange(trx, { before: before.value, after: null, by: operator.id, at: clock.now() });
    return ok();
  });

/** As it is, in the version that was read. */
async function lockRead(trx: Trx, { id, seen }: { readonly id: string; readonly seen: number }) {
  await lockBankLayouts(trx);
  const layout = await findBankLayout(trx, id);
  if (!layout) return fail('NOT_FOUND');
  return layout.version === seen ? ok(layout) : fail('CONFLICT', 'seen');
}

/** As it is kept. */
function formOf(typed: BankLayout) {
  const form = {
    ...typed,
    name: cleanLine(typed.name),
    transferredValues: typed.transferredValues.map(valueOf),
    returnedValues: typed.returnedValues.map(valueOf),
    skippedValues: typed.skippedValues.map(valueOf),
  };
  const problem = bankLayoutProblem(form);
  return problem ? fail(problem.code, problem.field) : ok(form);
}

interface Change {
  readonly before: BankLayout | null;
  readonly after: BankLayout | null;
  readonly by: string;
  readonly at: Date;
}

const keepChange = (trx: Trx, { before, after, by, at }: Change): Promise<void> =>
  recordChange(trx, {
    setting: 'BANK_LAYOUT',
    subject: (after ?? before)!.name,
    by,
    at,
    before: before && valuesOf(before),
    after: after && valuesOf(after),
  });

const valuesOf = (layout: BankLayout): SettingValues => ({
  name: layout.name,
  hasHeader: layout.hasHeader,
  delimiter: layout.delimiter,
  findsBy: layout.findsBy,
  numberColumn: layout.numberColumn,
  accountColumn: layout.accountColumn,
  amountColumn: layout.amountColumn,
  payeeColumn: layout.payeeColumn,
  resultColumn: layout.resultColumn,
  reasonColumn: layout.reasonColumn,
  transferredValues: listed(layout.transferredValues),
  returnedValues: listed(layout.returnedValues),
  skippedValues: listed(layout.skippedValues),
});

/** Quoted: an empty cell is a value, too. */
const listed = (values: readonly string[]): string | null =>
  values.length === 0 ? null : values.map((value) => JSON.stringify(value)).join(' ');
