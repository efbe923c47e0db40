import type { OperatorRef } from '@yoimachi/domain/operator';
import { payoffYen } from '@yoimachi/domain/money';
import { formsOfPart, hasStatement, needsForm, type FormThresholdYen } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { enteredWords } from '#base/content';
import { openAccountInfo } from '#people/profile';
import { readPrivately } from '#base/read-log';
import type { ActContext } from '#platform/module';
import type { Printer } from '#platform/pdf';
import { layOutForms, type Form } from '../paper/form-layout.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { readSetting } from '../payoff-setting.store.ts';
import { yearOfCasts, type YearOfCast } from '../statement.store.ts';

type Context = ActContext & { readonly printer: Printer };
interface Asked {
  readonly year: number;
  readonly reason: string;
  readonly operator: OperatorRef;
}

const isPast = ({ clock }: Context, year: number) =>
  hasStatement(year, Number(dayOf(clock.now()).slice(0, 4)));

/** One cast's form of a year; NOT_FOUND without a payment in it, VALIDATION for a year that has no statement. */
export async function printForm(
  context: Context,
  { castId, year, ...asked }: Asked & { readonly castId: string },
) {
  if (!isPast(context, year)) return fail('VALIDATION', 'year');
  return readPrivately(context, { kind: 'PAYMENTS', ...asked, subject: String(year) }, async (open) => {
    const rows = await yearOfCasts(context.db, year, castId);
    if (rows.length === 0) return fail('NOT_FOUND');
    return ok({ accountId: castId, rows: 1, answer: { content: await print(context, open, year, rows) } });
  });
}

interface AskedForAll extends Asked {
  readonly overYen: FormThresholdYen;
  readonly part: number;
}

/** The forms of all whose sum of a year is above the threshold, one file of them; NOT_FOUND without anybody in it. */
export async function printForms(context: Context, { year, overYen, part, ...asked }: AskedForAll) {
  if (!isPast(context, year)) return fail('VALIDATION', 'year');
  return readPrivately(context, { kind: 'PAYMENTS', ...asked, subject: String(year) }, async (open) => {
    const all = await yearOfCasts(context.db, year, null);
    const { rows, parts } = formsOfPart(
      all.filter(({ points }) => needsForm(payoffYen(points), overYen)),
      part,
    );
    if (rows.length === 0) return fail('NOT_FOUND');
    const content = await print(context, open, year, rows);
    return ok({ accountId: null, rows: rows.length, answer: { content, casts: rows.length, parts } });
  });
}

/** The PDF as base64. */
async function print(
  { db, config, clock, printer }: Context,
  { crypto }: OpenPayoffContext,
  year: number,
  rows: readonly YearOfCast[],
): Promise<string> {
  const [{ phone }, { terms }] = await Promise.all([enteredWords(db), readSetting(db)]);
  const forms = rows.map((row): Form => ({
    name: openAccountInfo(crypto, row.castId, row.accountInfo)?.name ?? '',
    ...row,
    amountYen: payoffYen(row.points),
  }));
  const payer = { name: config.issuer.name, address: config.issuer.address, phone };
  const sheet = layOutForms({ year, payer, forms, mode: terms.withholdingMode, createdAt: clock.now() });
  return Buffer.from(await printer.draw(sheet)).toString('base64');
}
