import type { FileAnswer } from '@yoimachi/contract/route';
import { hasStatement, yearStatement } from '@yoimachi/domain/payoff';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { openAccountInfo } from '#people/profile';
import type { AppContext } from '#platform/module';
import type { Printer } from '#platform/pdf';
import { findCastForPayoff } from '../cast-account.store.ts';
import { layOutYear } from '../paper/year-layout.ts';
import { yearWords } from '../paper/year.ja.ts';
import { transferredIn } from '../payoff.store.ts';
import { rewardsByMonth } from '../year-rewards.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'config'> & { readonly printer: Printer };

/** Her rewards and transfers of a year by month, as a PDF in her registered name. VALIDATION for a year that has no statement. */
export async function exportYear(
  { db, clock, crypto, config, printer }: Context,
  castId: string,
  year: number,
): Promise<Result<FileAnswer, 'VALIDATION'>> {
  const now = clock.now();
  if (!hasStatement(year, Number(dayOf(now).slice(0, 4)))) return fail('VALIDATION', 'year');
  const [cast, rewards, transfers] = await Promise.all([
    findCastForPayoff(db, castId),
    rewardsByMonth(db, castId, instantAt(`${year}-01-01`, 0), instantAt(`${year + 1}-01-01`, 0)),
    transferredIn(db, castId, year),
  ]);
  const statement = yearStatement(
    rewards,
    transfers.map((row) => ({ ...row, month: Number(row.transferredOn!.slice(5, 7)) })),
  );
  const name = openAccountInfo(crypto, castId, cast?.account_info ?? null)?.name ?? '';
  const sheet = layOutYear({
    year,
    name,
    statement,
    createdAt: now,
    issuer: config.issuer,
    invoiceNumber: cast?.invoice_number ?? null,
  });
  return ok({ bytes: await printer.draw(sheet), fileName: yearWords.fileName(year) });
}
