import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readTransferFile } from '@yoimachi/domain/zengin';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { undo, withTransaction } from '#platform/database';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { makeBankFile } from '../commands/export-bank-file.ts';
import { sealDestination } from '../destination.ts';
import { ACCOUNT, castWithReward, OPERATOR, setConsignor } from './support.ts';

const PAY_DAY = '2026-12-15';
/** A statement takes 65,535 values; an event of each payment has seven. */
const PAYMENTS = 10_000;
const app = useRewoundApp();

test('a bank file holds more payments than a statement takes values', async () => {
  await setConsignor(app);
  const { userId: castId } = await castWithReward(app, 0);
  const { accountHolder: _asTyped, ...destination } = ACCOUNT;
  const ids = Array.from({ length: PAYMENTS }, () => app.context.ids.newId());
  const sealed = ids.map((id) => sealDestination(app.context.crypto, id, destination));
  const made = await withTransaction(app.db, async (trx) => {
    await sql`insert into payoff (id, cast_id, kind, status, points, withholding_yen, transfer_fee_yen, transfer_yen, tax_included,
        period_start, period_end, pay_day, destination, requested_at)
      select p.id, ${castId}, 'SYSTEM_PAYOFF', 'NOT_TRANSFERRED', 1000 + p.n, 0, 200, 800 + p.n, false, d.day, d.day, ${PAY_DAY}, p.sealed, ${app.clock.now()}
      from unnest(${ids}::uuid[], ${sealed}::bytea[]) with ordinality p(id, sealed, n) cross join lateral (select date '1950-01-01' + p.n::int as day) d
      order by p.n`.execute(trx);
    const file = await makeBankFile(
      { ...app.context, db: trx, directory: zenginDirectory },
      { payDay: PAY_DAY, operator: OPERATOR },
    );
    // The points of these were never hers: nothing of it stays in the books.
    undo(trx);
    return file;
  });
  if (!made.ok) throw new Error(made.error.code);
  expect(made.value).toMatchObject({ rowCount: PAYMENTS, doubles: [] });
  const amounts = readTransferFile(made.value.bytes).transfers.map(({ amountYen }) => amountYen);
  expect(amounts).toEqual(ids.map((_, index) => 801 + index));
});
